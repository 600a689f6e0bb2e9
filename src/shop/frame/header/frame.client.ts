/**
 * What the frame does in the browser. Everything it touches works without it. What nobody asked
 * for yet is only offered: its code comes with the first sign of interest in it.
 */
import { numberLabel } from '../../../domain/shared/number-label.ts';
import { $cartCount, needsCartSync, ownPieces } from '../../cart/cart-count.ts';
import { $user, $isSigningIn } from '../../account/session/user.ts';
import { LANGUAGE_SCROLL_KEY } from '../../../domain/frame/language-scroll-key.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { $sidebar } from '../sidebars/sidebars.ts';
import { onFirstTouch } from '../../ui/first-touch.client.ts';
import { onIntent } from '../../ui/on-intent.client.ts';
import { $store } from '../../store/preferred-store.ts';
import { $vat, chooseVat } from '../preference.ts';
import {
  offerHomeScreen,
  reloadForNewCode,
  fetchFonts,
  addLateStyles,
  watchConnection,
  offerOffline,
} from '../start.client.ts';
import { showLoading, showNotifications } from '../on-need.client.ts';
import { watchPictures } from '../../ui/picture/fallback.ts';
import { watchCompact } from './compact.client.ts';
import { readStored } from '../../ui/storage.ts';

/** Cap of the badge (spec 1 §9). */
const CAP = 99;

/**
 * Shows the number of pieces in the cart (spec 1 §2.5). Calls the shop only where changes wait, or
 * where the cart of who signed in or out since is not known.
 */
function showCartCount(): void {
  const badge = document.querySelector<HTMLElement>('[data-cart-count]');
  const show = () => {
    const pieces = ownPieces();
    if (badge) {
      badge.hidden = pieces === 0;
      badge.textContent = numberLabel(pieces, CAP);
    }
  };
  $cartCount.subscribe(show);
  $user.listen(show);
  const resume = async () => {
    if (!needsCartSync()) return;
    const { resumeCart } = await import('../../cart/cart-sync.ts');
    resumeCart();
  };
  document.addEventListener('session:login', () => void resume());
  addEventListener('online', () => void resume());
  void resume();
}

/** Parts of the frame whose code comes when somebody turns to them, or the address asks for them. */
function offerSidebars(): void {
  // Links without this code: with it they open a sidebar.
  for (const link of document.querySelectorAll('.head a[data-sidebar]')) {
    link.role = 'button';
    link.ariaHasPopup = 'dialog';
  }
  const start = onIntent('[data-sidebar], a[href*="Sidebar"], .fav', async () => {
    const { watchSidebars } = await import('../sidebars/sidebars.client.ts');
    watchSidebars();
  });
  const follow = () => location.hash.includes('Sidebar') && start();
  addEventListener('hashchange', follow);
  addEventListener('popstate', follow);
  $sidebar.subscribe((asked) => asked && start());
  follow();
}

function offerSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search[data-setup]');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  input.role = 'combobox';
  input.ariaExpanded = 'false';
  input.ariaAutoComplete = 'list';
  const start = onIntent('form.search[data-setup]', async () => {
    const { startSearch } = await import('../../search/search.client.ts');
    startSearch();
  });
  // Its results show: the field shows what was searched for, and that is remembered.
  const showsResults = location.pathname.startsWith(new URL(form.action).pathname);
  if (showsResults || document.activeElement === input) start();
}

function offerCatalogue(): void {
  const link = document.querySelector('shop-catalogue a');
  if (!link) return;
  link.role = 'button';
  link.ariaExpanded = 'false';
  onIntent('shop-catalogue', () => import('./catalogue.client.ts'));
}

/** The card, the arrows of the menu, and links to a language or to a place on the page. */
const CONTROLS =
  '[data-loyalty-card],[data-dismiss],.menu button,a[hreflang],a[href^="#"]:not(.skip,[href*=Sidebar])';

function offerControls(): void {
  const start = onIntent(CONTROLS, () => import('./controls.client.ts'));
  // A link of the menu is followed at once, without the code that closes its list.
  document.querySelector('.menu')?.addEventListener('pointerover', start);
}

function offerAccount(): void {
  const start = onIntent('[data-logout]', async () => {
    const { followSession } = await import('./account.client.ts');
    followSession();
  });
  const wake = (isWanted: unknown) => isWanted && start();
  $user.subscribe(wake);
  $isSigningIn.subscribe(wake);
  // A session whose user is not in storage (spec 1 §4.1: cookie first).
  wake(document.cookie.includes('token='));
}

/** What nobody needs before they do anything with the page. */
function startAtFirstTouch(): void {
  onFirstTouch(() => {
    void import('../after-touch.client.ts').then(({ startAfterTouch }) => startAfterTouch());
  });
}

function keepLanguageScroll(): void {
  if (readStored('sessionStorage', LANGUAGE_SCROLL_KEY))
    void import('../language-scroll.client.ts');
}

/** Puts the chosen store's name into the button as text; until here CSS showed it. */
function showStoreName(): void {
  $store.subscribe((store) => {
    if (!store) return;
    for (const place of document.querySelectorAll('[data-store-name]')) {
      place.textContent = store.name;
    }
    const { dataset } = document.documentElement;
    delete dataset.store;
    dataset.branch = '';
  });
}

/**
 * Touches again, in order, what was touched before the page's scripts listened: the page itself
 * kept it (`first-paint.ts`), and hands it over once they have run (`src/publish/renderer/after-paint.ts`).
 */
function touchAgain(): void {
  addEventListener('early', (event) => {
    for (const control of (event as CustomEvent<HTMLElement[]>).detail) {
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else if (control instanceof HTMLSelectElement) {
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        // A box stands already as it was put: it is put so anew.
        if (control instanceof HTMLInputElement && control.type === 'checkbox') {
          control.checked = !control.checked;
        }
        control.click();
      }
    }
  });
}

/** Event on `document` after the switch; `detail.includeVat` tells which prices show now. */
export const VAT_EVENT = 'shop:vat';

/**
 * Every VAT switch turns the one attribute that decides which prices show (spec 1 §2.7). The
 * store keeps the choice, tells the shop, and brings it here from other tabs.
 */
function listenToVatSwitches(): void {
  const root = document.documentElement;
  // Without this code the switch does nothing: its state comes with it.
  const showState = () => {
    for (const button of document.querySelectorAll('[data-vat-switch]')) {
      button.ariaPressed = String(root.dataset.vat === 'excl');
    }
  };
  showState();
  $vat.listen((form) => {
    if (form === 'excl') root.dataset.vat = 'excl';
    else delete root.dataset.vat;
    showState();
    const detail = { includeVat: form === 'incl' };
    document.dispatchEvent(new CustomEvent(VAT_EVENT, { detail }));
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-vat-switch]')) return;
    // Until all scripts have run, `first-paint.ts` would queue this click and replay it.
    event.preventDefault();
    void chooseVat(root.dataset.vat === 'excl' ? 'incl' : 'excl', pageLocale());
  });
}

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
