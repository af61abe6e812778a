/** Which page the address names: `#/table/<id>`, or the start. */

const tableIn = (hash: string): string | null => /^#\/table\/([\w-]+)$/.exec(hash)?.[1] ?? null;

class Router {
  table = $state<string | null>(tableIn(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.table = tableIn(location.hash)));
  }

  toTable(id: string): void {
    location.hash = `#/table/${id}`;
  }

  toStart(): void {
    location.hash = '#/';
  }
}

export const router = new Router();
