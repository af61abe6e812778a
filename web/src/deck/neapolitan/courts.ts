/** The twelve Neapolitan courts. */

import { RANKS, SUITS, valueOf, type Rank, type Suit } from '../../lib/cards';
import { face } from '../card';
import { lettering } from '../glyphs';
import { INDEX, LARGE_INDEX } from '../layout';
import { placed } from '../pen';
import { figure } from './figures';
import { sign } from './suits';

function court(suit: Suit, rank: Rank): string {
  const card = rank + suit;
  const common = { deck: 'neapolitan', card, letter: rank, sign: sign(suit) };
  const picture = figure(suit, rank);
  const value = lettering(String(valueOf(card)), 172, 18, 18, 3.6);
  return (
    face({ ...common, index: INDEX, picture: picture + value }) +
    face({ ...common, index: LARGE_INDEX, picture: placed({ x: 10, y: 0 }, picture), small: true })
  );
}

const courts = (): string =>
  SUITS.flatMap((suit) => RANKS.slice(7).map((rank) => court(suit, rank))).join('');

export default courts;
