/** Where this browser keeps things: IndexedDB, or for as long as the page lives where there is none. */

export type Drawer = 'matches' | 'replays' | 'forgotten';
const DRAWERS: readonly Drawer[] = ['matches', 'replays', 'forgotten'];

export interface Thing {
  id: string;
}

export interface Shelf {
  /** Whether what is put here outlives the page. */
  readonly lasting: boolean;
  all<T extends Thing>(drawer: Drawer): Promise<T[]>;
  get<T extends Thing>(drawer: Drawer, id: string): Promise<T | null>;
  /** Puts things in several drawers, all of them or none. */
  put(things: Partial<Record<Drawer, Thing>>): Promise<void>;
  /** Takes out of all drawers what goes by this name. */
  remove(id: string): Promise<void>;
}

/** The browser's own; the other where that is forbidden, as in some private windows. */
export async function openShelf(): Promise<Shelf> {
  try {
    return new Lasting(await opened());
  } catch {
    return new Passing();
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('scopa', 1);
  request.onupgradeneeded = () => {
    for (const drawer of DRAWERS) request.result.createObjectStore(drawer, { keyPath: 'id' });
  };
  return answer(request);
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}

class Lasting implements Shelf {
  readonly lasting = true;
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
    // A newer version of the page in another tab may change the drawers.
    database.onversionchange = () => database.close();
  }

  all<T extends Thing>(drawer: Drawer): Promise<T[]> {
    return answer(this.#drawer(drawer).getAll() as IDBRequest<T[]>);
  }

  async get<T extends Thing>(drawer: Drawer, id: string): Promise<T | null> {
    return (await answer(this.#drawer(drawer).get(id) as IDBRequest<T | undefined>)) ?? null;
  }

  put(things: Partial<Record<Drawer, Thing>>): Promise<void> {
    return this.#change((drawer, store) => {
      const thing = things[drawer];
      if (thing) store.put(thing);
    });
  }

  remove(id: string): Promise<void> {
    return this.#change((_, store) => store.delete(id));
  }

  #drawer(drawer: Drawer): IDBObjectStore {
    return this.#database.transaction(drawer).objectStore(drawer);
  }

  #change(change: (drawer: Drawer, store: IDBObjectStore) => void): Promise<void> {
    const transaction = this.#database.transaction(DRAWERS, 'readwrite');
    for (const drawer of DRAWERS) change(drawer, transaction.objectStore(drawer));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('nothing was kept'));
    });
  }
}

class Passing implements Shelf {
  readonly lasting = false;
  readonly #drawers = new Map(DRAWERS.map((drawer) => [drawer, new Map<string, Thing>()]));

  all<T extends Thing>(drawer: Drawer): Promise<T[]> {
    return Promise.resolve([...(this.#drawers.get(drawer)?.values() ?? [])] as T[]);
  }

  get<T extends Thing>(drawer: Drawer, id: string): Promise<T | null> {
    return Promise.resolve((this.#drawers.get(drawer)?.get(id) ?? null) as T | null);
  }

  put(things: Partial<Record<Drawer, Thing>>): Promise<void> {
    for (const drawer of DRAWERS) {
      const thing = things[drawer];
      if (thing) this.#drawers.get(drawer)?.set(thing.id, thing);
    }
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    for (const things of this.#drawers.values()) things.delete(id);
    return Promise.resolve();
  }
}
