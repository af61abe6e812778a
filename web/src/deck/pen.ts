/**
 * SVG text, drawn as a woodcut is: even outlines, flat pigments, a little hatching.
 *
 * A card is 200 wide and 320 high. Outlines inherit their ink and width from the card; pigments are
 * custom properties (styles/deck.css), so that a theme may mix them anew.
 */

export type Paint =
  | 'ink'
  | 'cream'
  | 'gold'
  | 'white'
  | 'rose'
  | 'tan'
  | 'vermilion'
  | 'teal'
  | 'leaf'
  | 'wood'
  | 'steel'
  | 'skin'
  | 'blue'
  | 'sand'
  | 'rust'
  | 'night'
  | 'ochre'
  | 'none';

/** The width of an outline. */
export const OUTLINE = 3;

export const paint = (name: Paint): string => (name === 'none' ? name : `var(--deck-${name})`);

/** A field of one pigment within an outline. */
export const field = (pigment: Paint, d: string, width?: number): string =>
  `<path d="${d}" fill="${paint(pigment)}"${width === undefined ? '' : ` stroke-width="${width}"`}/>`;

/** A line of ink. */
export const line = (d: string, width?: number): string => field('none', d, width);

/** Thin lines, for shade and cloth. */
export const hatch = (d: string): string => field('none', d, 1.5);

/** Shade: short parallel strokes, each (dx, dy) long, that begin along a line. */
export const shade = (
  [fromX, fromY]: [number, number],
  [toX, toY]: [number, number],
  count: number,
  dx: number,
  dy: number,
): string => {
  const strokes = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    return `M${Math.round(fromX + (toX - fromX) * share)} ${Math.round(fromY + (toY - fromY) * share)}l${dx} ${dy}`;
  });
  return hatch(strokes.join(''));
};

/** A line of a pigment without an outline: a ribbon, a rein. */
export const stroke = (pigment: Paint, d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${paint(pigment)}" stroke-width="${width}"/>`;

export const disc = (
  pigment: Paint,
  x: number,
  y: number,
  radius: number,
  width?: number,
): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint(pigment)}"${width === undefined ? '' : ` stroke-width="${width}"`}/>`;

/** A spot of a pigment, without an outline. */
export const spot = (pigment: Paint, x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint(pigment)}" stroke="none"/>`;

/** A part of something that is outlined as one: what lies under the fields, and the fields. */
export interface Piece {
  under: string;
  over: string;
}

export const solid = (pigment: Paint, d: string): Piece => ({
  under: `<path d="${d}" stroke-width="${2 * OUTLINE}"/>`,
  over: `<path d="${d}" fill="${paint(pigment)}" stroke="none"/>`,
});

/** A tube along a line: a leg, a sleeve. */
export const tube = (pigment: Paint, d: string, width: number): Piece => ({
  under: `<path d="${d}" fill="none" stroke-width="${width + 2 * OUTLINE}"/>`,
  over: `<path d="${d}" fill="none" stroke="${paint(pigment)}" stroke-width="${width}"/>`,
});

/** Pieces within one common outline. */
export const union = (...pieces: Piece[]): string =>
  pieces.map(({ under }) => under).join('') + pieces.map(({ over }) => over).join('');

export interface Place {
  x: number;
  y: number;
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** Mirrored left to right, before it is turned. */
  mirrored?: boolean;
}

const placing = ({ x, y, scale = 1, turn = 0, mirrored = false }: Place): string => {
  const size = mirrored ? ` scale(${-scale} ${scale})` : scale === 1 ? '' : ` scale(${scale})`;
  return `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${size}`;
};

/** A drawing put somewhere else. */
export const placed = (place: Place, drawing: string): string =>
  `<g transform="${placing(place)}">${drawing}</g>`;

/** A drawing named elsewhere on the page, put here; its middle is (0, 0). */
export const used = (id: string, place: Place): string =>
  `<use href="#${id}" transform="${placing(place)}"/>`;

/** A drawing in a box of its own, which cuts off what leaves it. */
export const inset = (x: number, y: number, width: number, height: number, drawing: string): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;

/** A drawing and its mirror image to the right of an axis. */
export const twice = (axis: number, drawing: string): string =>
  `${drawing}<g transform="translate(${2 * axis} 0) scale(-1 1)">${drawing}</g>`;

/** A drawing with a name, for `used`. */
export const named = (id: string, drawing: string): string => `<g id="${id}">${drawing}</g>`;
