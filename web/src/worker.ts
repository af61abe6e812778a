/**
 * The service worker: keeps this version of the app, the lessons and the guides, for when there is no
 * network.
 *
 * One cache a version, with all its files. A page gets its files from the version it began with, also
 * after the server has a newer one; the newer worker waits until the only page left is one of its own
 * version, or none, and only then throws the old files away. A page that is loaded anew comes from the server whenever it
 * answers. What belongs to a table, a player or a record is never kept here.
 */

/** Every file of this build, and a name for it all (build/worker.ts). */
declare const FILES: readonly string[];
declare const VERSION: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  data: unknown;
}
interface Worker {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<unknown[]>;
  };
}
const worker = globalThis as unknown as Worker;

const PREFIX = 'scopa-';
const CACHE = PREFIX + VERSION;
const PAGE = '/';
const GUIDES = '/api/variants';
const LESSONS = '/api/lessons';
const OTHERS = ['/api/bots', '/api/pages/glossary', '/api/pages/questions', '/api/pages/advice'];
/** Answers that are the same for everybody, and change with the server alone. */
const LASTING = /^\/api\/(lessons|guides|pages|variants|bots)(\/|$)/;
/** Milliseconds until a server that has not answered counts as out of reach. */
const PATIENCE = 4000;

const kept = async (path: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(path);

/** An answer that comes soon and is none of a server in trouble. */
async function good(coming: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('late')), PATIENCE));
  const answer = await Promise.race([coming, late]);
  if (answer.status >= 500) throw new Error(`the server answered ${answer.status}`);
  return answer;
}

/** What the server says; where it cannot be reached what it said before, if there is anything. */
async function newest(request: Request, path: string): Promise<Response> {
  const coming = fetch(request);
  coming.catch(() => undefined);
  const before = await kept(path).catch(() => undefined);
  try {
    const answer = await (before === undefined ? coming : good(coming));
    if (answer.ok && path !== PAGE) await put(path, answer);
    return answer;
  } catch (error) {
    if (before === undefined) throw error;
    return before;
  }
}

/** Keeps an answer where there is room; it is good without. */
async function put(path: string, answer: Response): Promise<void> {
  const copy = answer.clone();
  await caches
    .open(CACHE)
    .then((cache) => cache.put(path, copy))
    .catch(() => undefined);
}

/** Keeps an answer, and returns it. */
async function keep(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) return null;
  await (await caches.open(CACHE)).put(path, answer.clone());
  return answer.json();
}

async function keepLessons(): Promise<void> {
  const course = (await keep(LESSONS)) as { chapters: { lessons: { name: string }[] }[] } | null;
  const lessons = course?.chapters.flatMap((chapter) => chapter.lessons) ?? [];
  for (const { name } of lessons) await keep(`${LESSONS}/${name}`);
}

async function keepGuides(): Promise<void> {
  const offered = (await keep(GUIDES)) as { variants: { name: string }[] } | null;
  for (const { name } of offered?.variants ?? []) await keep(`/api/guides/${name}`);
}

async function install(): Promise<void> {
  await (await caches.open(CACHE)).addAll([PAGE, ...FILES]);
  // Without them the app still opens; they are kept when they are first read.
  await Promise.allSettled([keepLessons(), keepGuides(), ...OTHERS.map(keep)]);
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A page tells which file it runs from: where it is the only one, and of this version, nothing need wait. */
async function mayTakeOver(file: unknown): Promise<void> {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  if (pages.length === 1 && FILES.some((own) => own === file)) await worker.skipWaiting();
}

worker.addEventListener('message', (event) => event.waitUntil(mayTakeOver(event.data)));
worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (FILES.includes(pathname)) {
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
  } else if (LASTING.test(pathname)) {
    event.respondWith(newest(request, pathname));
  } else if (request.mode === 'navigate' && !/^\/(api|assets|metrics)(\/|$)/.test(pathname)) {
    event.respondWith(newest(request, PAGE));
  }
});
