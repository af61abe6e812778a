/** How wide elements are, told without having the page laid out for the question. */

type Tell = (width: number) => void;

const told = new WeakMap<Element, Tell>();
let observer: ResizeObserver | undefined;

/** Tells an element's width in points of the screen, now and whenever it changes, until it is stopped. */
export function onWidth(element: Element, tell: Tell): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const width = Math.round(contentRect.width * devicePixelRatio);
      if (width > 0) told.get(target)?.(width);
    }
  });
  told.set(element, tell);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    told.delete(element);
  };
}
