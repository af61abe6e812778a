/** The Neapolitan number cards, aces to sevens, and the back. */

import { RANKS, type Rank, type Suit } from '../../lib/cards';
import { cards, face } from '../card';
import { INDEX, LARGE_INDEX, type Sign } from '../layout';
import { aces } from './aces';
import { back } from './back';
import { places } from './layout';
import { ornaments } from './ornaments';
import { pip, sign, suits } from './suits';

const SINGLE: Record<Suit, Partial<Sign>> = {
  d: { scale: 1.2 },
  c: { scale: 1.15 },
  s: { scale: 1.1, turn: 26 },
  b: { scale: 1.05, turn: 26 },
};

/** On a small card one large sign stands for them all; the index counts. */
const single = (suit: Suit): string => pip(suit, { x: 100, y: 160, ...SINGLE[suit] });

const picture = (suit: Suit, rank: Rank): string => {
  if (rank === 'A') return aces[suit]();
  const { under = '', over = '' } = ornaments[`${rank}${suit}`] ?? {};
  return (
    under +
    places(suit, rank)
      .map((place) => pip(suit, place))
      .join('') +
    over
  );
};

function number(suit: Suit, rank: Rank): string {
  const common = { deck: 'neapolitan', card: rank + suit, letter: rank, sign: sign(suit) };
  return (
    face({ ...common, index: INDEX, picture: picture(suit, rank) }) +
    face({ ...common, index: LARGE_INDEX, picture: single(suit), small: true })
  );
}

export default { signs: suits, back, ...cards(RANKS.slice(0, 7), number) };
