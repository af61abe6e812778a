/** The French courts: jack, queen and king for fante, cavallo and re. */

import { RANKS, SUITS, type Rank, type Suit } from '../../lib/cards';
import { face } from '../card';
import { INDEX, LARGE_INDEX } from '../layout';
import { figure } from '../neapolitan/figures';
import { pip, sign } from './suits';

export const LETTERS: Partial<Record<Rank, string>> = { F: 'J', C: 'Q', R: 'K' };

function court(suit: Suit, rank: Rank): string {
  const letter = LETTERS[rank] ?? rank;
  const common = { deck: 'french', card: rank + suit, letter, sign: sign(suit) };
  const picture = figure(suit, rank) + pip(suit, { x: 150, y: 60, scale: 0.6 });
  return (
    face({ ...common, index: INDEX, picture }) +
    face({ ...common, index: LARGE_INDEX, picture, small: true })
  );
}

const courts = (): string =>
  SUITS.flatMap((suit) => RANKS.slice(7).map((rank) => court(suit, rank))).join('');

export default courts;
