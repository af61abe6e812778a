/** Has the app kept in the browser (src/worker.ts), once it has nothing better to do. */

/** Milliseconds after which the page has what it needs itself. */
const LATER = 3000;

const isSaving = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Tells a version that waits which version this page is, from the name of its file. */
function offer({ waiting, installing }: ServiceWorkerRegistration): void {
  const tell = (worker: ServiceWorker): void => worker.postMessage(new URL(import.meta.url).pathname);
  if (waiting) tell(waiting);
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') tell(installing);
  });
}

export function keepForOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || isSaving()) return;
  const begin = (): void => {
    // Where it is refused, the app works as it did before: with a network.
    void navigator.serviceWorker
      .register('/worker.js')
      .then(async (kept) => {
        await kept.update();
        offer(kept);
      })
      .catch(() => undefined);
  };
  const later = (): unknown => setTimeout(begin, LATER);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
