/** The four aces: each a picture of its own about one great sign. */

import { chalice } from './chalice';
import { eagle } from './eagle';
import { putto } from './putto';
import { trunk } from './trunk';

export const aces = { d: eagle, c: chalice, s: putto, b: trunk };
