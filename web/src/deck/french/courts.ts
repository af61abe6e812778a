/** The French courts: jack, queen and king for fante, cavallo and re, each twice on its card. */

import { RANKS, type Rank, type Suit } from '../../lib/cards';
import { cards, face } from '../card';
import { INDEX, LARGE_INDEX } from '../layout';
import { disc, field, hatch, line } from '../pen';
import { bust, type Dress, type Held } from './bust';
import { lad, lady, lord } from './heads';
import { pip, sign } from './suits';

export const LETTERS: Partial<Record<Rank, string>> = { F: 'J', C: 'Q', R: 'K' };

const DRESSES: Record<Suit, Dress> = {
  d: { main: 'gold', sleeve: 'vermilion', panel: 'cream', trim: 'teal', collar: 'white' },
  c: { main: 'vermilion', sleeve: 'gold', panel: 'teal', trim: 'cream', collar: 'sand' },
  s: { main: 'blue', sleeve: 'steel', panel: 'vermilion', trim: 'gold', collar: 'white' },
  b: { main: 'leaf', sleeve: 'ochre', panel: 'blue', trim: 'vermilion', collar: 'sand' },
};

type Court = [head: string, held: Held];

const COURTS: Record<string, Court> = {
  Fd: [lad({ hair: 'ochre', hat: 'cap', cloth: 'vermilion', trim: 'teal' }), 'scroll'],
  Fc: [
    lad({ hair: 'wood', hat: 'phrygian', cloth: 'vermilion', trim: 'gold', moustache: true }),
    'horn',
  ],
  Fs: [lad({ hair: 'night', hat: 'beret', cloth: 'blue', trim: 'cream' }), 'halberd'],
  Fb: [lad({ hair: 'rust', hat: 'hunter', cloth: 'leaf', trim: 'vermilion' }), 'arrow'],
  Cd: [lady({ hair: 'ochre', gem: 'teal' }), 'mirror'],
  Cc: [lady({ hair: 'wood', gem: 'vermilion', veil: 'white' }), 'rose'],
  Cs: [lady({ hair: 'night', gem: 'blue', veil: 'blue' }), 'lily'],
  Cb: [lady({ hair: 'rust', gem: 'leaf' }), 'clover'],
  Rd: [lord({ hair: 'wood', beard: 'short', crown: 'pointed' }), 'axe'],
  Rc: [lord({ hair: 'white', beard: 'forked', crown: 'arched' }), 'orb'],
  Rs: [lord({ hair: 'night', beard: 'moustache', crown: 'spiked' }), 'sword'],
  Rb: [lord({ hair: 'rust', beard: 'round', crown: 'leafy' }), 'sceptre'],
};

/** What lies within the frame's upper half; an inner picture cuts off the rest. */
const half = (drawing: string): string =>
  `<svg x="42" y="12" width="116" height="148" viewBox="42 12 116 148">${drawing}</svg>`;

/** Hides where the halves meet. */
const belt =
  field('gold', 'M42 153H158V167H42Z', 2.6) +
  hatch('M42 157H158M42 163H158') +
  [58, 86, 114, 142]
    .map((x) => field('vermilion', `M${x} 155L${x + 6} 160 ${x} 165 ${x - 6} 160Z`, 1.6))
    .join('') +
  [72, 100, 128].map((x) => disc('cream', x, 160, 4, 1.6)).join('');

/** Hearts and spades look the other way. */
const turned = (suit: Suit, drawing: string): string =>
  suit === 'c' || suit === 's'
    ? `<g transform="translate(200 0) scale(-1 1)">${drawing}</g>`
    : drawing;

/** A small card does without its frame, and without the signs in it. */
function picture(suit: Suit, rank: Rank, small: boolean): string {
  const [head, held] = COURTS[rank + suit] ?? ['', 'orb'];
  const mark = pip(suit, { x: suit === 'c' || suit === 's' ? 144 : 56, y: 33, scale: 0.26 });
  const upper = half(turned(suit, bust(head, DRESSES[suit], held))) + (small ? '' : mark);
  return (
    upper +
    `<g transform="rotate(180 100 160)">${upper}</g>` +
    belt +
    (small ? '' : line('M42 14H158V306H42Z', 1.5))
  );
}

function court(suit: Suit, rank: Rank): string {
  const letter = LETTERS[rank] ?? rank;
  const common = { deck: 'french', card: rank + suit, letter, sign: sign(suit), halo: true };
  return (
    face({ ...common, index: INDEX, picture: picture(suit, rank, false) }) +
    face({ ...common, index: LARGE_INDEX, picture: picture(suit, rank, true), small: true })
  );
}

export default cards(RANKS.slice(7), court);
