import { mayReload } from '../../domain/frame/chunk-reload.ts';
import { NOTIFICATION_MS, notify } from '../calls/notification.ts';
import { mayInstall } from '../../domain/frame/home-screen-prompt.ts';
import { readStored, writeStored } from '../ui/storage.ts';

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
    if (!mayReload(readStored('sessionStorage', KEY), now)) return sayFailed();
    // Without storage nothing would keep it from reloading for ever.
    if (!writeStored('sessionStorage', KEY, String(now.getTime()))) return sayFailed();
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

/** Within this time, in milliseconds, the whole page came: the line is a fast one. */
const FAST_PAGE_MS = 120;
const WEIGHTS = [400, 500, 700];

function isFastLine(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page !== undefined && page.responseEnd - page.requestStart < FAST_PAGE_MS;
}

/**
 * Fetches FigTree for the pages to come, which know from the key `fonts` that it is there
 * (`first-paint.ts`). On a fast line this page changes to it too, at once; on a slow one that would
 * come late and move what is being read.
 */
export function fetchFonts(): void {
  const root = document.documentElement;
  if (root.dataset['fonts'] !== undefined) return;
  Promise.all(WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em FigTree`)))
    .then(() => {
      if (isFastLine()) root.dataset['fonts'] = '';
      writeStored('localStorage', 'fonts', '1');
    })
    .catch(() => {});
}

/** On an iPhone or iPad: how to put the shop on the home screen (spec 1 §4.6). */
export function offerHomeScreen(): void {
  const { userAgent, maxTouchPoints } = navigator;
  const standalone = matchMedia('(display-mode: standalone)').matches;
  if (!mayInstall({ userAgent, standalone, touchPoints: maxTouchPoints })) return;
  void import('./home-screen-prompt.client.ts').then(({ prompt }) => prompt());
}

/** Loads the styles for forced colours, which few visitors need. */
export function addLateStyles(): void {
  if (!matchMedia('(forced-colors: active)').matches) return;
  void import('./forced-colours.client.ts').catch(() => {});
}

/**
 * Says that the connection is gone for as long as it is, and that it is back (spec 1 §4.5).
 * Nothing can be fetched then: it looks like a notice of the page, whose style is there.
 */
export function watchConnection(): void {
  const region = document.querySelector<HTMLElement>('[data-offline]');
  if (!region) return;
  const show = () => {
    region.textContent = navigator.onLine ? '' : (region.dataset.offline ?? '');
  };
  addEventListener('offline', show);
  addEventListener('online', () => {
    show();
    notify(region.dataset.online ?? '', 'success');
  });
  show();
}

/** By then a page has all that its first view needs, also on a slow line. */
const QUIET_MS = 8_000;

/** Prepares the shop for reading offline: late after the page has loaded, or once it is used. */
export function offerOffline(): void {
  // What the visitor does comes first. The code runs once, however often it is asked for.
  const start = () => setTimeout(() => void import('./offline.client.ts').catch(() => {}), 500);
  setTimeout(start, QUIET_MS);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true });
}
