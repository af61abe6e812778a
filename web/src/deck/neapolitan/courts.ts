/** The twelve Neapolitan courts. */

import { RANKS, valueOf, type Rank, type Suit } from '../../lib/cards';
import { cards, face } from '../card';
import { lettering } from '../glyphs';
import { INDEX, LARGE_INDEX } from '../layout';
import { field, hatch, placed } from '../pen';
import { figure } from './figures';
import { sign } from './suits';

/** Turf for them to stand on. */
const ground =
  field('leaf', 'M16 304C40 297 80 297 110 298 130 298 146 299 156 302L152 306H20Z', 1.5) +
  hatch('M30 301L28 294M34 300L36 293M68 298L66 292M72 298L75 292M140 299L138 293M144 300L147 293');

function court(suit: Suit, rank: Rank): string {
  const card = rank + suit;
  const common = { deck: 'neapolitan', card, letter: rank, sign: sign(suit), halo: true };
  const picture = figure(suit, rank);
  const value = lettering(String(valueOf(card)), INDEX.x, 87, 14, 4);
  return (
    face({ ...common, index: INDEX, picture: ground + picture + value }) +
    face({
      ...common,
      index: LARGE_INDEX,
      picture: placed({ x: 12, y: 14, scale: 0.94 }, picture),
      small: true,
    })
  );
}

export default cards(RANKS.slice(7), court);
