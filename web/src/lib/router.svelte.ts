/** Which page the address names, as `#/<page>` or `#/<page>/<what>`; the start otherwise. */

export type PageName =
  | 'start'
  | 'table'
  | 'deck'
  | 'learn'
  | 'lesson'
  | 'guide'
  | 'glossary'
  | 'questions'
  | 'advice'
  | 'editor'
  | 'statistics'
  | 'matches'
  | 'replay';

export interface Route {
  page: PageName;
  /** Which table, lesson or variant; empty where there is only one. */
  what: string;
}

const START: Route = { page: 'start', what: '' };

/** The shape of what may follow each page's name. */
const SHAPES: Record<Exclude<PageName, 'start'>, RegExp> = {
  table: /^[\w-]+$/,
  deck: /^$/,
  learn: /^$/,
  lesson: /^[\w-]+$/,
  guide: /^[\w-]+(\?[\w=&-]+)?$/,
  glossary: /^$/,
  questions: /^$/,
  advice: /^$/,
  // A variant and a position, as the editor writes them.
  editor: /^\S{0,2000}$/,
  statistics: /^$/,
  matches: /^$/,
  // A match that is kept or a table, or a record itself; then the place, and the seat looked from.
  replay: /^~?[\w-]+(\/\d{1,4}\.\d{1,3}(\/[1-4])?)?$/,
};

export function routeIn(hash: string): Route {
  const [, page = '', what = ''] = /^#\/(\w+)(?:\/(.*))?$/.exec(hash) ?? [];
  const shape = Object.hasOwn(SHAPES, page) ? SHAPES[page as keyof typeof SHAPES] : undefined;
  return shape?.test(what) ? { page: page as PageName, what } : START;
}

class Router {
  route = $state.raw<Route>(routeIn(location.hash));
  /** Where the deck was looked at from: the table one sits at, or the start. */
  origin = $state('#/');

  constructor() {
    addEventListener('hashchange', () => {
      const { page, what } = this.route;
      if (page !== 'deck') this.origin = page === 'table' ? `#/table/${what}` : '#/';
      this.route = routeIn(location.hash);
    });
  }

  toTable(id: string): void {
    location.hash = `#/table/${id}`;
  }

  toStart(): void {
    location.hash = '#/';
  }
}

/** Tells in the address where on a page one is; whoever has left it meanwhile is not brought back. */
export function tellPlace(page: string, place: string): void {
  if (`${location.hash}/`.startsWith(`${page}/`)) {
    history.replaceState(history.state, '', `${page}/${place}`);
  }
}

export const router = new Router();
