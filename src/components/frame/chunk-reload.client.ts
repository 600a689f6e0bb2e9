import { mayReload } from '../../domain/chunk-reload.ts';

const KEY = 'chunkReload';

/**
 * Code of a page that a newer release has replaced is no longer there: the page is loaded anew,
 * once per 60 s (spec 1 §4.7). Without a connection it stays: it is all the visitor has.
 */
export function reloadForNewCode(): void {
  const reload = () => {
    const now = new Date();
    try {
      if (!navigator.onLine || !mayReload(sessionStorage.getItem(KEY), now)) return;
      sessionStorage.setItem(KEY, String(now.getTime()));
    } catch {
      // Without storage nothing would keep it from reloading for ever.
      return;
    }
    location.reload();
  };
  // Of a script, and of an island.
  addEventListener('vite:preloadError', reload);
  addEventListener('astro:hydration-error', reload);
}
