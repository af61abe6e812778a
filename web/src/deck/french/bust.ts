/** The half of a French court card above its middle line, which comes twice. */

import { arm, fist, handOf, palm, type Arm } from '../figure/limbs';
import { disc, field, hatch, line, placed, stroke, type Paint } from '../pen';

export interface Dress {
  main: Paint;
  sleeve: Paint;
  panel: Paint;
  trim: Paint;
  collar: Paint;
}

/** What the hand holds; its grip is (0, 0). */
export type Held =
  | 'sceptre'
  | 'orb'
  | 'sword'
  | 'axe'
  | 'rose'
  | 'halberd'
  | 'mirror'
  | 'arrow'
  | 'scroll'
  | 'clover'
  | 'lily'
  | 'horn';

const pole = (top: number, pigment: Paint): string =>
  line(`M0 60V${top}`, 9) + stroke(pigment, `M0 60V${top}`, 4);

const petals = (count: number, reach: number, pigment: Paint): string =>
  Array.from({ length: count }, (_, index) =>
    placed(
      { x: 0, y: -30, turn: (360 * index) / count },
      field(pigment, `M0 0C-10-6-10-${reach} 0-${reach + 2} 10-${reach} 10-6 0 0Z`, 2.2),
    ),
  ).join('');

const leaves = field(
  'leaf',
  'M0-8C-14-8-18-16-18-22-8-22-2-16 0-8ZM0-4C12-4 16-10 16-16 8-16 2-10 0-4Z',
  2.2,
);

const HELD: Record<Held, string> = {
  sceptre: pole(-44, 'gold') + disc('gold', 0, -50, 8) + disc('vermilion', 0, -50, 3, 1.8),
  orb: disc('gold', 0, -24, 17) + line('M-17-24H17M0-24V-41', 3) + line('M0-41V-54M-6-48H6', 4),
  sword:
    field('steel', 'M-6-10V-66L0-78 6-66V-10Z') +
    hatch('M0-14V-64') +
    field('gold', 'M-20-12H20V-5H-20Z', 2.6) +
    field('vermilion', 'M-4-5H4V16H-4Z', 2.6),
  axe:
    pole(-54, 'wood') +
    field('steel', 'M3-50C14-52 24-58 28-64 34-46 32-26 24-16 20-24 12-30 3-30Z') +
    field('steel', 'M-3-48L-14-54V-30L-3-34Z'),
  rose: line('M0 24V-24', 4) + leaves + petals(6, 15, 'vermilion') + disc('gold', 0, -30, 6, 2.2),
  halberd:
    pole(-46, 'wood') +
    field('steel', 'M0-80L6-50H-6Z') +
    field('steel', 'M4-46C18-46 24-54 26-60 30-44 26-26 16-20 14-28 8-30 4-30Z') +
    field('steel', 'M-4-46L-16-38-4-30Z'),
  mirror:
    line('M0 16V-14', 7) +
    stroke('gold', 'M0 16V-14', 3) +
    disc('gold', 0, -32, 18) +
    disc('steel', 0, -32, 12, 2.4) +
    hatch('M-6-30L4-40M-2-26L7-35'),
  arrow:
    pole(-44, 'wood') +
    field('steel', 'M0-68L10-44H-10Z') +
    field('vermilion', 'M0 40L-9 50V66L0 56 9 66V50Z', 2.4),
  scroll:
    field('white', 'M-12-44C-4-50 12-50 14-42V14C6 20-8 20-12 14Z') +
    hatch('M-7-34H9M-7-26H9M-7-18H5M-7-10H9') +
    field('sand', 'M-12-44C-18-46-18-36-12-36Z', 2.4),
  clover: line('M0 24V-24', 4) + leaves + petals(3, 20, 'leaf') + disc('gold', 0, -30, 5, 2.2),
  lily:
    line('M0 24V-30', 4) +
    leaves +
    field(
      'white',
      'M0-22C-6-34-4-50 0-60 4-50 6-34 0-22ZM-2-24C-16-28-20-44-12-50-10-42-4-36-2-24ZM2-24C16-28 20-44 12-50 10-42 4-36 2-24Z',
      2.4,
    ) +
    field('gold', 'M-6-26H6V-20H-6Z', 2),
  horn:
    field('ochre', 'M-14-30C0-22 14-34 20-50L28-46C26-24 8-4-12-12Z') +
    line('M-2-26L0-13M10-32L16-20', 2) +
    disc('night', 24, -49, 6, 2.4),
};

const LYING: readonly Held[] = ['orb'];

/** A half figure, its head given; the head's middle is (100, 88), the middle line 160. */
export function bust(head: string, dress: Dress, held: Held): string {
  const { main, sleeve, panel, trim, collar } = dress;
  const right: Arm = {
    shoulder: [134, 142],
    elbow: [146, 166],
    wrist: [134, 138],
    sleeve,
    cuff: trim,
    width: 22,
  };
  const hand = handOf(right);
  const thing = placed({ x: hand[0], y: hand[1] }, HELD[held]);
  return (
    field(main, 'M42 168V150C52 126 78 114 100 114 122 114 148 126 158 150V168Z') +
    hatch('M54 144C52 152 52 160 52 166M66 134C62 146 62 156 62 166') +
    field(panel, 'M78 118H122L116 168H84Z', 2.6) +
    hatch('M81 128L118 152M84 148L106 166M119 128L82 152M116 148L94 166') +
    field(trim, 'M70 120L80 116 88 168H78ZM130 120L120 116 112 168H122Z', 2.4) +
    field(
      collar,
      'M70 126C72 112 86 110 100 114 114 110 128 112 130 126 120 134 110 128 100 138 90 128 80 134 70 126Z',
      2.6,
    ) +
    placed({ x: 100, y: 88 }, head) +
    (LYING.includes(held) ? arm(right) + thing + palm(hand) : thing + arm(right) + fist(hand))
  );
}
