/** Heads of the French courts; the face's middle is (0, 0). */

import { bearded, bob, face, locks, type Beard } from '../figure/face';
import { arched, leafy, pointed, spiked } from '../figure/crowns';
import { beret, cap, hunter, phrygian } from '../figure/hats';
import { disc, field, hatch, twice, type Paint } from '../pen';

/** Hair in two long plaits, or loose, and a veil. */
const tresses = (hair: Paint): string =>
  field(
    hair,
    'M0-32C-28-32-32-8-30 14-30 34-34 48-30 62-22 68-12 64-12 52-14 36-12 22-14 8L-15-14H15L14 8C13 22 15 36 13 52 13 64 23 68 31 62 35 48 31 34 30 14 32-8 28-32 0-32Z',
  ) +
  hatch(
    'M-24-8C-26 12-24 34-25 56M-18 20C-19 34-18 46-20 58M24-8C26 12 24 34 25 56M18 20C19 34 18 46 20 58',
  );

const parting = (hair: Paint): string =>
  field(hair, 'M0-27C-16-28-24-16-21-2-14-6-6-14 1-22 8-14 15-8 20-2 23-16 16-28 0-27Z', 2.4);

const veil = (cloth: Paint): string =>
  field(
    cloth,
    'M0-38C-30-38-34-10-32 10-32 24-36 34-40 42-30 50-20 46-16 36L-16-10H16L16 36C20 46 30 50 40 42 36 34 32 24 32 10 34-10 30-38 0-38Z',
  ) + hatch('M-26-4C-27 16-28 28-31 40M26-4C27 16 28 28 31 40');

const coronet = (gem: Paint): string =>
  field('gold', 'M-22-24L-25-44-14-35-8-48 0-36 8-48 14-35 25-44 22-24C8-30-8-30-22-24Z', 2.6) +
  twice(0, disc(gem, -8, -49, 3, 1.8) + disc('cream', -25, -45, 3, 1.8)) +
  disc('vermilion', 0, -32, 3.4, 1.8);

interface Lady {
  hair: Paint;
  gem: Paint;
  veil?: Paint;
}

export const lady = ({ hair, gem, veil: cloth }: Lady): string =>
  (cloth ? veil(cloth) : tresses(hair)) + face() + parting(hair) + coronet(gem);

const CROWNS = { pointed, arched, spiked, leafy };

interface Lord {
  hair: Paint;
  beard: Beard;
  crown: keyof typeof CROWNS;
}

export const lord = ({ hair, beard, crown }: Lord): string =>
  locks(hair) + bearded(beard, hair) + CROWNS[crown]();

const HATS = { cap, hunter, phrygian, beret };

interface Lad {
  hair: Paint;
  hat: keyof typeof HATS;
  cloth: Paint;
  trim: Paint;
  moustache?: boolean;
}

export const lad = ({ hair, hat, cloth, trim, moustache }: Lad): string =>
  bob(hair) + (moustache ? bearded('moustache', hair) : face()) + HATS[hat](cloth, trim, 'cream');
