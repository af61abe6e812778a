/** Which page the address names: `#/table/<id>`, `#/deck`, or the start. */

const tableIn = (hash: string): string | null => /^#\/table\/([\w-]+)$/.exec(hash)?.[1] ?? null;
const deckIn = (hash: string): boolean => hash === '#/deck';

class Router {
  table = $state<string | null>(tableIn(location.hash));
  /** Whether the page that shows the deck is asked for. */
  deck = $state(deckIn(location.hash));
  /** Where the deck was looked at from: the table one sits at, or the start. */
  origin = $state('#/');

  constructor() {
    addEventListener('hashchange', () => {
      if (!this.deck) this.origin = this.table === null ? '#/' : `#/table/${this.table}`;
      this.table = tableIn(location.hash);
      this.deck = deckIn(location.hash);
    });
  }

  toTable(id: string): void {
    location.hash = `#/table/${id}`;
  }

  toStart(): void {
    location.hash = '#/';
  }
}

export const router = new Router();
