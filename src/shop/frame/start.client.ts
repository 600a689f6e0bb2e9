import { mayReload } from '../../domain/frame/chunk-reload.ts';
import { NOTIFICATION_MS, notify } from '../calls/notification.ts';
import { mayInstall } from '../../domain/frame/home-screen-prompt.ts';
import { readStored, writeStored } from '../ui/storage.ts';

const RELOAD_KEY = 'chunkReload';

/** Wait before the first retry while the shop is unreachable; it doubles with each retry. */
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 8_000;

/** A status of 500 or more counts as unreachable: a proxy sends 502 while the shop restarts. */
const isShopReachable = (): Promise<boolean> =>
  fetch('', { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * When a newer release has replaced the code of this page, imports fail: reload the page, at most
 * once per 60 s (spec 1 §4.7), then show an error. While the shop cannot be reached it does not
 * reload, since the page would be lost.
 */
export function reloadForNewCode(): void {
  let isWaitingForShop = false;
  const reload = async () => {
    // The sidebar or popover being opened will not load, so remove its placeholder.
    delete document.documentElement.dataset.opening;
    if (!navigator.onLine || isWaitingForShop) return;
    if (!mayReload(readStored('sessionStorage', RELOAD_KEY), new Date())) return showLoadFailure();
    isWaitingForShop = true;
    let retryDelay = FIRST_RETRY_MS;
    for (; retryDelay <= LAST_RETRY_MS && !(await isShopReachable()); retryDelay *= 2)
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    isWaitingForShop = false;
    if (retryDelay > LAST_RETRY_MS) return showLoadFailure();
    // The browser reported `online` before the shop was reachable: repeat the event, so that what
    // failed in between loads again.
    if (retryDelay > FIRST_RETRY_MS) return void dispatchEvent(new Event('online'));
    // Without storage the page could reload forever.
    if (!writeStored('sessionStorage', RELOAD_KEY, String(Date.now()))) return showLoadFailure();
    location.reload();
  };
  // The first event comes from scripts, the second from islands.
  addEventListener('vite:preloadError', () => void reload());
  addEventListener('astro:hydration-error', () => void reload());
}

/** Does not use the notifications, whose code may also fail to load. */
function showLoadFailure(): void {
  const region = document.querySelector<HTMLElement>('[data-failed]');
  const text = region?.dataset.failed ?? '';
  if (!region) return;
  region.textContent = text;
  setTimeout(() => region.textContent === text && region.replaceChildren(), NOTIFICATION_MS);
}

/** A page that loads within this time (ms) indicates a fast connection. */
const FAST_PAGE_MS = 120;
const FONT_WEIGHTS = [400, 500, 700];

function isFastConnection(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page !== undefined && page.responseEnd - page.requestStart < FAST_PAGE_MS;
}

/**
 * Fetches the FigTree font and notes it under the key `fonts` for later pages (`first-paint.ts`).
 * On a fast connection this page uses it at once; on a slow one the swap would come late and shift
 * text.
 */
export function fetchFonts(): void {
  const root = document.documentElement;
  if (root.dataset['fonts'] !== undefined) return;
  Promise.all(FONT_WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em FigTree`)))
    .then(() => {
      if (isFastConnection()) root.dataset['fonts'] = '';
      writeStored('localStorage', 'fonts', '1');
    })
    .catch(() => {});
}

/** On an iPhone or iPad: explains how to add the shop to the home screen (spec 1 §4.6). */
export function offerHomeScreen(): void {
  if (!mayInstall(navigator, matchMedia('(display-mode: standalone)').matches)) return;
  void import('./home-screen-prompt.client.ts').then(({ prompt }) => prompt());
}

/** Loads the styles for forced colours, which few visitors need. */
export function addForcedColourStyles(): void {
  if (!matchMedia('(forced-colors: active)').matches) return;
  void import('./forced-colours.client.ts').catch(() => {});
}

/**
 * Shows a notice while offline, and one when the connection is back (spec 1 §4.5). It uses styles
 * of the page, since nothing can be loaded then.
 */
export function watchConnection(): void {
  const region = document.querySelector<HTMLElement>('[data-offline]');
  if (!region) return;
  const showIfOffline = () => {
    region.textContent = navigator.onLine ? '' : (region.dataset.offline ?? '');
  };
  addEventListener('offline', showIfOffline);
  addEventListener('online', () => {
    showIfOffline();
    notify(region.dataset.online ?? '', 'success');
  });
  showIfOffline();
}

/** Delay of the registration: by then the first view has loaded even on a slow connection. */
const WORKER_DELAY_MS = 8_000;

/**
 * Registers the service worker for offline reading: some time after loading, or after the first
 * input.
 */
export function offerOffline(): void {
  // User input takes priority. The module runs once, however often it is imported.
  const start = () => setTimeout(() => void import('./offline.client.ts').catch(() => {}), 500);
  setTimeout(start, WORKER_DELAY_MS);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true });
}
