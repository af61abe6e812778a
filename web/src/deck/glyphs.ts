/** The letters of the indices, cut for the deck: 24 wide, 34 high, so that no font is needed. */

const GLYPHS: Record<string, string> = {
  A: 'M2 32L12 2 22 32M6 22H18M-2 32H7M17 32H26',
  '0': 'M12 2C-1 2-1 32 12 32 25 32 25 2 12 2Z',
  '1': 'M5 9L13 3V32M5 32H21',
  '2': 'M3 10C3-1 21-1 21 10 21 18 5 22 3 32H22V27',
  '3': 'M3 8V3H20L11 14C24 13 25 32 10 32 6 32 3 30 2 26',
  '4': 'M17 33V3L2 23H24M11 33H23',
  '5': 'M20 3H6L4 16C13 11 22 14 22 22 22 34 6 35 2 27',
  '6': 'M19 4C7 5 2 15 2 22 2 35 22 35 22 22 22 12 6 12 3 22',
  '7': 'M3 9V3H22C15 13 11 21 10 33',
  '8': 'M12 16C0 15 2 2 12 2 22 2 24 15 12 16-2 17-1 32 12 32 25 32 26 17 12 16Z',
  '9': 'M5 30C17 29 22 19 22 12 22-1 2-1 2 12 2 22 18 22 21 12',
  F: 'M6 32V3H22V9M6 17H16M1 32H12M1 3H6',
  C: 'M21 11C20-1 2-1 2 17 2 35 20 35 22 24M21 4V11',
  R: 'M6 32V3H13C24 3 24 17 13 17H6M13 17L21 32H25M1 32H11M1 3H6',
  J: 'M8 3H21M16 3V23C16 34 3 35 2 25',
  Q: 'M12 2C-1 2-1 32 12 32 25 32 25 2 12 2ZM13 24L23 35',
  K: 'M6 3V32M21 3L6 19M11 14L21 32M1 3H11M1 32H11M17 3H24M17 32H26',
};

const WIDTH = 24;

/** A text of the deck's letters, its top centre at (x, y), its letters this high. */
export function lettering(
  text: string,
  x: number,
  y: number,
  height: number,
  weight = 5.5,
): string {
  const scale = height / 34;
  const step = WIDTH + 7;
  const left = x - (scale * (step * text.length - 7)) / 2;
  const letters = [...text].map((letter, index) => {
    const d = GLYPHS[letter];
    if (d === undefined) throw new Error(`the deck has no letter ${letter}`);
    return `<path d="${d}" transform="translate(${(left + index * step * scale).toFixed(1)} ${y}) scale(${scale.toFixed(2)})"/>`;
  });
  return `<g fill="none" stroke-width="${weight}" stroke-linecap="butt" stroke-linejoin="miter" stroke-miterlimit="2">${letters.join('')}</g>`;
}
