/** Paints the deck with French suits. */

import courts from './french/courts';
import numbers from './french/numbers';
import { serve } from './serve';

serve('french', { ...numbers, ...courts });
