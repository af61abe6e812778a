/** Paints the Neapolitan deck. */

import courts from './neapolitan/courts';
import numbers from './neapolitan/numbers';
import { serve } from './serve';

serve('neapolitan', { ...numbers, ...courts });
