import { mayReload } from '../../domain/frame/chunk-reload.ts';
import { NOTIFICATION_MS } from '../calls/notification.ts';

const KEY = 'chunkReload';

/**
 * Code of a page that a newer release has replaced is no longer there: the page is loaded anew,
 * once per 60 s (spec 1 §4.7); after that it is said. Without a connection it stays: it is all
 * the visitor has, and that the connection is gone is said already.
 */
export function reloadForNewCode(): void {
  const reload = () => {
    // What was asked for does not come.
    delete document.documentElement.dataset.opening;
    if (!navigator.onLine) return;
    const now = new Date();
    try {
      if (!mayReload(sessionStorage.getItem(KEY), now)) return sayFailed();
      sessionStorage.setItem(KEY, String(now.getTime()));
    } catch {
      // Without storage nothing would keep it from reloading for ever.
      return sayFailed();
    }
    location.reload();
  };
  // Of a script, and of an island.
  addEventListener('vite:preloadError', reload);
  addEventListener('astro:hydration-error', reload);
}

/** In a region whose style is there: what shows notifications may not come either. */
function sayFailed(): void {
  const region = document.querySelector<HTMLElement>('[data-failed]');
  const text = region?.dataset.failed ?? '';
  if (!region) return;
  region.textContent = text;
  setTimeout(() => region.textContent === text && region.replaceChildren(), NOTIFICATION_MS);
}
