/** Paints the deck for low vision. */

import courts from './contrast/courts';
import numbers from './contrast/numbers';
import { serve } from './serve';

serve('contrast', { ...numbers, ...courts });
