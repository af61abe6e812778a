/** What some number cards show besides their signs. */

import { star } from '../curve';
import { disc, field, hatch, line, placed, spot, twice } from '../pen';

interface Ornament {
  under?: string;
  over?: string;
}

/** Two of coins: a ribbon that winds between them. */
const ribbon =
  field(
    'vermilion',
    'M52 144L22 132 30 147 20 160 50 172ZM148 148L180 160 170 173 178 188 148 176Z',
    2.6,
  ) +
  field(
    'teal',
    'M40 146C66 134 84 166 108 158 126 152 142 146 160 154V178C142 170 126 176 108 182 84 190 66 158 40 170Z',
  ) +
  field('ink', 'M40 170L52 172 52 165ZM160 154L148 148 148 151Z', 1.5) +
  '<path d="M50 156C70 152 86 176 108 170 126 164 138 160 151 163" fill="none" stroke="var(--deck-gold)" stroke-width="5" stroke-dasharray="1 12"/>';

/** Between four: a flower of four leaves. */
const flower = placed(
  { x: 100, y: 160 },
  [0, 90, 180, 270]
    .map((turn) =>
      placed(
        { x: 0, y: 0, turn: turn + 45 },
        field('leaf', 'M0-4C-8-14-6-24 0-32 6-24 8-14 0-4Z', 2.2) + hatch('M0-8V-24'),
      ),
    )
    .join('') +
    field('vermilion', star(0, 0, 6, 14, 7), 2.2) +
    disc('gold', 0, 0, 5, 2),
);

/** Three of clubs: the cat-faced bogey, which this card has by tradition. */
const mask = placed(
  { x: 100, y: 164, scale: 1.1 },
  field('vermilion', star(0, 0, 14, 48, 34), 2.6) +
    twice(
      0,
      field('ochre', 'M-14-24C-24-44-36-42-38-34-34-26-30-20-24-14Z', 2.6) +
        hatch('M-32-34L-24-22'),
    ) +
    field('gold', 'M0-32C-26-32-36-14-34 4-32 24-18 36 0 36 18 36 32 24 34 4 36-14 26-32 0-32Z') +
    twice(
      0,
      field('white', 'M-24-8C-20-18-8-18-4-8-8 0-20 0-24-8Z', 2.2) +
        spot('ink', -13, -8, 4) +
        line('M-28-14C-22-26-10-24-3-14', 3.4) +
        field('ink', 'M-2 8C-12 4-18 14-30 8-24 20-8 20-2 12Z', 1.5) +
        hatch('M-30 0L-24 2M-30-4L-25-3'),
    ) +
    field('rust', 'M-6 2C-8-2-3-4-2-10H2C3-4 8-2 6 2 4 7-4 7-6 2Z', 2.2) +
    field('cream', 'M-17 17C-8 21 8 21 17 17 16 29 8 32 0 32-8 32-16 29-17 17Z', 2.4) +
    line('M-11 19V28M-4 20V31M4 20V31M11 19V28', 1.6) +
    field('vermilion', 'M-5 29C-6 42 6 42 5 29 2 28-2 28-5 29Z', 2.2),
);

export const ornaments: Record<string, Ornament> = {
  '2d': { under: ribbon },
  '4d': { under: flower },
  '4c': { under: flower },
  '3b': { over: mask },
};
