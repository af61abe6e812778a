/** The coin: a sun in a ring of beads. 84 across; its middle is (0, 0). */

import { ring, star } from '../curve';
import { disc, field, spot } from '../pen';

const petal = (degrees: number): string =>
  `<path d="M0-5C-4-9-3-14 0-17 3-14 4-9 0-5Z" transform="rotate(${degrees})" fill="var(--deck-vermilion)" stroke-width="1.5"/>`;

export const COIN = { width: 84, height: 84 };

export const coin = (): string =>
  disc('gold', 0, 0, 40.5) +
  disc('none', 0, 0, 34, 1.5) +
  ring(20, 37.2, (x, y) => spot('ink', x, y, 1.2)) +
  field('teal', star(0, 0, 8, 32, 17), 1.5).replace('<path', '<path transform="rotate(22.5)"') +
  field('vermilion', star(0, 0, 8, 33, 16), 2) +
  disc('cream', 0, 0, 18.5, 2.4) +
  ring(8, 0, (_x, _y, degrees) => petal(degrees)) +
  disc('gold', 0, 0, 5.5, 2);
