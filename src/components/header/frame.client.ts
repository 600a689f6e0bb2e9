/**
 * What the frame does in the browser. Everything it touches works without it. What nobody asked
 * for yet is only offered: its code comes with the first sign of interest in it.
 */
import { offerHomeScreen } from '../frame/home-screen.client.ts';
import { reloadForNewCode } from '../frame/chunk-reload.client.ts';
import { fetchFonts } from '../frame/fonts.client.ts';
import { addLateStyles } from '../frame/late-styles.client.ts';
import { watchConnection } from '../frame/online.client.ts';
import { showLoading, showNotifications } from '../frame/on-need.client.ts';
import { offerOffline } from '../frame/service-worker.client.ts';
import { watchPictures } from '../picture/fallback.ts';
import { showCartCount } from './cart-count.client.ts';
import { watchCompact } from './compact.client.ts';
import {
  keepLanguageScroll,
  offerAccount,
  offerCatalogue,
  offerControls,
  offerSearch,
  offerSidebars,
  startAtFirstTouch,
} from './offers.client.ts';
import { showStoreName } from './store-name.client.ts';
import { touchAgain } from './touch-again.client.ts';
import { listenToVatSwitches } from './vat-switch.client.ts';

/** What answers a touch: it listens before touches made until now are handed on. */
const AT_ONCE = [
  touchAgain,
  reloadForNewCode,
  offerSidebars,
  offerSearch,
  offerCatalogue,
  offerControls,
  offerAccount,
  listenToVatSwitches,
  keepLanguageScroll,
  startAtFirstTouch,
];
/** In a task of its own, so that a touch does not wait for all of them. */
const NEXT = [
  fetchFonts,
  showNotifications,
  showLoading,
  watchCompact,
  showStoreName,
  showCartCount,
  watchPictures,
  watchConnection,
  offerHomeScreen,
  offerOffline,
  addLateStyles,
];

/** One that fails must not take the others with it (spec 1 §4.7: start-up errors are logged). */
function startAll(starts: readonly (() => void)[]): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}

startAll(AT_ONCE);
setTimeout(startAll, 0, NEXT);
