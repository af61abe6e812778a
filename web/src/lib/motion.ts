/**
 * Cards that travel: where each lay before a change and where it lies after it.
 *
 * The page always shows what is so; the way there is only drawn over it, with transforms and
 * opacity alone. Whatever is cut short has therefore arrived.
 */

/** Where a card lies on the screen: its middle, its width, and whether it lies crosswise. */
export interface Place {
  x: number;
  y: number;
  width: number;
  crosswise: boolean;
}

/** How the cards of one change travel. */
export interface Journey {
  /** Milliseconds that one card is under way. */
  duration: number;
  /** Milliseconds from one card's start to the next one's. */
  apart: number;
  /** The place from which a card comes that was not to be seen before. */
  origin: (key: string) => string | null;
  /** The place to which a card goes that is not to be seen any more. */
  target: (key: string) => string | null;
}

const SLOWING = 'cubic-bezier(0.2, 0.7, 0.25, 1)';

const moving = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-fly]'),
];

function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: left + width / 2,
    y: top + height / 2,
    width: Math.min(width, height),
    crosswise: width > height,
  };
}

/** The middle of a place where several cards may lie, as one card of their size. */
function middleOf(element: Element): Place {
  const { x, y, width } = placeOf(element);
  const card = element.firstElementChild ?? element;
  return { x, y, width: placeOf(card).width || width, crosswise: false };
}

/** The keyframe that shows an element, lying at `to`, as if it lay at `from`. */
function asAt(from: Place, to: Place): Keyframe {
  const turn = from.crosswise === to.crosswise ? 0 : -90;
  return {
    translate: `${from.x - to.x}px ${from.y - to.y}px`,
    rotate: `${turn}deg`,
    scale: String(from.width / to.width || 1),
  };
}

const AT_HOME: Keyframe = { translate: '0 0', rotate: '0deg', scale: '1' };

const differ = (a: Place, b: Place): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) > 1.5;

export class Motion {
  #before = new Map<string, { element: HTMLElement; place: Place }>();
  #places = new Map<string, Place>();
  #running = new Set<Animation>();

  /** Remembers where everything lies. */
  measure(root: Element): void {
    this.#before.clear();
    for (const element of moving(root)) {
      this.#before.set(element.dataset.fly ?? '', { element, place: placeOf(element) });
    }
    this.#places = this.#named(root);
  }

  /** Lets everything travel from where it lay; `layer` holds cards that have no place any more. */
  travel(root: Element, layer: Element, journey: Journey): void {
    const { duration, apart } = journey;
    this.finish();
    if (duration <= 0 || this.#before.size === 0) return;
    const here = moving(root);
    const after = here.map(placeOf);
    const gone = new Map(this.#before);
    let late = 0;
    here.forEach((element, index) => {
      const key = element.dataset.fly ?? '';
      const to = after[index]!;
      const known = gone.get(key);
      gone.delete(key);
      const from = known?.place ?? this.#places.get(journey.origin(key) ?? '');
      if (from === undefined || to.width === 0 || !differ(from, to)) return;
      const delay = known ? 0 : apart * late++;
      this.#run(element, [asAt(from, to), AT_HOME], duration, delay);
    });
    this.#sendOff(gone, this.#named(root), layer, journey);
  }

  /** Ends all travelling: everything is where it belongs. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
  }

  #named(root: Element): Map<string, Place> {
    const places = [...root.querySelectorAll<HTMLElement>('[data-place]')];
    return new Map(places.map((element) => [element.dataset.place ?? '', middleOf(element)]));
  }

  #sendOff(
    gone: Map<string, { element: HTMLElement; place: Place }>,
    places: Map<string, Place>,
    layer: Element,
    { duration, apart, target }: Journey,
  ): void {
    let late = 0;
    for (const [key, { element, place }] of gone) {
      const to = places.get(target(key) ?? '');
      if (to === undefined) continue;
      const ghost = ghostOf(element, place);
      layer.append(ghost);
      const away = asAt(to, place);
      const frames = [AT_HOME, { ...away, opacity: 1, offset: 0.85 }, { ...away, opacity: 0 }];
      this.#run(ghost, frames, duration, apart * late++, () => ghost.remove());
    }
  }

  #run(
    element: HTMLElement,
    frames: Keyframe[],
    duration: number,
    delay: number,
    done?: () => void,
  ): void {
    const animation = element.animate(frames, {
      duration,
      delay,
      easing: SLOWING,
      fill: 'backwards',
    });
    this.#running.add(animation);
    animation.onfinish = animation.oncancel = () => {
      this.#running.delete(animation);
      done?.();
    };
  }
}

/** A picture of a card that is gone, where it lay; neither heard nor touched. */
function ghostOf(element: HTMLElement, { x, y, width }: Place): HTMLElement {
  const ghost = document.createElement('span');
  const height = width * 1.6;
  ghost.className = 'ghost';
  ghost.style.cssText =
    `left:${x - width / 2}px;top:${y - height / 2}px;width:${width}px;height:${height}px`;
  // The element has left the page, and needs it no more; another would have to be read again.
  const picture = element.querySelector('img');
  if (picture) ghost.append(picture);
  return ghost;
}
