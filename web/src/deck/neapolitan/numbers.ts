/** The Neapolitan number cards, aces to sevens, and the back. */

import { RANKS, SUITS, type Rank, type Suit } from '../../lib/cards';
import { face } from '../card';
import { INDEX, LARGE_INDEX } from '../layout';
import { ace } from './aces';
import { back } from './back';
import { places } from './layout';
import { pip, sign } from './suits';

/** On a small card one large sign stands for them all; the index counts. */
const single = (suit: Suit): string =>
  pip(suit, suit === 'd' || suit === 'c' ? { x: 112, y: 166, scale: suit === 'd' ? 1.3 : 1.25 } : { x: 106, y: 164, scale: 1.05, turn: 28 });

const picture = (suit: Suit, rank: Rank): string =>
  rank === 'A' ? ace(suit) : places(suit, rank).map((place) => pip(suit, place)).join('');

function number(suit: Suit, rank: Rank): string {
  const common = { deck: 'neapolitan', card: rank + suit, letter: rank, sign: sign(suit) };
  return (
    face({ ...common, index: INDEX, picture: picture(suit, rank) }) +
    face({ ...common, index: LARGE_INDEX, picture: single(suit), small: true })
  );
}

const numbers = (): string =>
  back() + SUITS.flatMap((suit) => RANKS.slice(0, 7).map((rank) => number(suit, rank))).join('');

export default numbers;
