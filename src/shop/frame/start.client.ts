import { mayReload } from '../../domain/frame/chunk-reload.ts';
import { NOTIFICATION_MS, notify } from '../calls/notification.ts';
import { mayInstall } from '../../domain/frame/home-screen-prompt.ts';
import { readStored, writeStored } from '../ui/storage.ts';

const KEY = 'chunkReload';

/** A shop that did not answer is asked again after this time, then each time after twice as long. */
const FIRST_WAIT_MS = 500;
const LAST_WAIT_MS = 8_000;

/** A proxy before a shop that restarts answers with 502: that is no answer of the shop. */
const shopAnswers = (): Promise<boolean> =>
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
  let isAsking = false;
  const reload = async () => {
    // The sidebar or popover being opened will not load, so remove its placeholder.
    delete document.documentElement.dataset.opening;
    if (!navigator.onLine || isAsking) return;
    if (!mayReload(readStored('sessionStorage', KEY), new Date())) return sayFailed();
    isAsking = true;
    let wait = FIRST_WAIT_MS;
    for (; wait <= LAST_WAIT_MS && !(await shopAnswers()); wait *= 2)
      await new Promise((resolve) => setTimeout(resolve, wait));
    isAsking = false;
    if (wait > LAST_WAIT_MS) return sayFailed();
    // `online` came before the network did: what failed since is told again.
    if (wait > FIRST_WAIT_MS) return void dispatchEvent(new Event('online'));
    // Without storage the page could reload forever.
    if (!writeStored('sessionStorage', KEY, String(Date.now()))) return sayFailed();
    location.reload();
  };
  // The first event comes from scripts, the second from islands.
  addEventListener('vite:preloadError', () => void reload());
  addEventListener('astro:hydration-error', () => void reload());
}

/** Uses a region that is already styled: the code for notifications may also fail to load. */
function sayFailed(): void {
  const region = document.querySelector<HTMLElement>('[data-failed]');
  const text = region?.dataset.failed ?? '';
  if (!region) return;
  region.textContent = text;
  setTimeout(() => region.textContent === text && region.replaceChildren(), NOTIFICATION_MS);
}

/** A page that loads within this time (ms) indicates a fast connection. */
const FAST_PAGE_MS = 120;
const WEIGHTS = [400, 500, 700];

function isFastLine(): boolean {
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
  Promise.all(WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em FigTree`)))
    .then(() => {
      if (isFastLine()) root.dataset['fonts'] = '';
      writeStored('localStorage', 'fonts', '1');
    })
    .catch(() => {});
}

/** On an iPhone or iPad: explains how to add the shop to the home screen (spec 1 §4.6). */
export function offerHomeScreen(): void {
  const { userAgent, maxTouchPoints } = navigator;
  const isStandalone = matchMedia('(display-mode: standalone)').matches;
  if (!mayInstall({ userAgent, isStandalone, touchPoints: maxTouchPoints })) return;
  void import('./home-screen-prompt.client.ts').then(({ prompt }) => prompt());
}

/** Loads the styles for forced colours, which few visitors need. */
export function addLateStyles(): void {
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

/** Delay after which the first view has loaded even on a slow connection. */
const QUIET_MS = 8_000;

/**
 * Registers the service worker for offline reading: some time after loading, or after the first
 * input.
 */
export function offerOffline(): void {
  // User input takes priority. The module runs once, however often it is imported.
  const start = () => setTimeout(() => void import('./offline.client.ts').catch(() => {}), 500);
  setTimeout(start, QUIET_MS);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true });
}
