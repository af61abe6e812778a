/** How large cards can be in a space: the arithmetic of the hand and the table. */

export interface Space {
  width: number;
  height: number;
  count: number;
  gap: number;
  /** No card is wider than this. */
  largest: number;
  /** Whether cards may lie on one another: not at all, a row on the row above, or as in a fan. */
  overlap?: 'none' | 'rows' | 'fan';
}

export interface Fit {
  /** Of one card, in pixels. */
  width: number;
  height: number;
  columns: number;
  /** From one card's edge to the next one's. */
  stepX: number;
  stepY: number;
}

/** Height of a card over its width. */
export const SHAPE = 1.6;
/** What stays visible of an overlapped card: enough for a fingertip, and for the index. */
export const TAP = 44;
const VISIBLE_WIDTH = 0.62;
const VISIBLE_HEIGHT = 0.46;

/** The arrangement in rows that makes the cards largest. */
export function fit(space: Space): Fit {
  let best: Fit | null = null;
  for (let rows = 1; rows <= Math.max(1, Math.min(space.count, 4)); rows++) {
    const next = inRows(space, rows);
    if (best === null || next.width > best.width + 0.5) best = next;
  }
  return best ?? inRows(space, 1);
}

function inRows(space: Space, rows: number): Fit {
  const { width, height, gap, overlap = 'none' } = space;
  const columns = Math.max(1, Math.ceil(space.count / rows));
  const across =
    overlap === 'fan'
      ? Math.min(width / (1 + VISIBLE_WIDTH * (columns - 1)), width - TAP * (columns - 1))
      : (width - gap * (columns - 1)) / columns;
  const down =
    overlap === 'none'
      ? (height - gap * (rows - 1)) / rows / SHAPE
      : Math.min(
          (height - (TAP + 2) * (rows - 1)) / SHAPE,
          height / (SHAPE + VISIBLE_HEIGHT * (rows - 1)),
        );
  const card = Math.max(0, Math.floor(Math.min(across, down, space.largest)));
  const tall = Math.floor(card * SHAPE);
  return {
    width: card,
    height: tall,
    columns,
    stepX: step(width, card, columns, gap),
    stepY: step(height, tall, rows, gap),
  };
}

/** Side by side where there is room, else evenly on one another. */
function step(space: number, size: number, count: number, gap: number): number {
  return count < 2 ? size + gap : Math.min(size + gap, Math.floor((space - size) / (count - 1)));
}

/** Where each card lies, rows centred. */
export function places(fit: Fit, space: Space): { x: number; y: number }[] {
  const rows = Math.ceil(space.count / fit.columns);
  const tall = fit.stepY * (rows - 1) + fit.height;
  return Array.from({ length: space.count }, (_, index) => {
    const row = Math.floor(index / fit.columns);
    const inRow = Math.min(fit.columns, space.count - row * fit.columns);
    const wide = fit.stepX * (inRow - 1) + fit.width;
    return {
      x: Math.round((space.width - wide) / 2 + (index % fit.columns) * fit.stepX),
      y: Math.round((space.height - tall) / 2 + row * fit.stepY),
    };
  });
}
