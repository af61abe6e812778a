/** The back of the deck for low vision: broad plain stripes, like no face. */

import { symbol } from '../card';

export const back = (): string =>
  symbol(
    'contrast-back',
    '<rect x="2.5" y="2.5" width="195" height="315" rx="15" fill="var(--deck-blue)" stroke-width="5"/>' +
      '<path d="M14 84L84 14M14 194L186 22M14 304L186 132M116 306L186 236" fill="none" stroke="var(--deck-white)" stroke-width="16" stroke-linecap="butt"/>' +
      '<rect x="12" y="12" width="176" height="296" rx="8" fill="none" stroke="var(--deck-white)" stroke-width="6"/>',
  );
