/**
 * Client code of the frame, which also works without it. Features that are not needed at once load
 * when the user first interacts with them.
 */
import { numberLabel } from '../../../domain/shared/number-label.ts';
import { $cartCount, needsCartSync, ownPieceCount } from '../../cart/cart-count.ts';
import { $user, $isSigningIn } from '../../account/session/user.ts';
import { LANGUAGE_SCROLL_KEY } from '../../../domain/frame/language-scroll-key.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { $sidebar } from '../sidebars/sidebars.ts';
import { onFirstInput } from '../../ui/timing.ts';
import { onIntent } from '../../ui/on-intent.client.ts';
import { $store } from '../../store/preferred-store.ts';
import { $vat, chooseVat } from '../preference.ts';
import {
  offerHomeScreen,
  reloadForNewCode,
  fetchFonts,
  addForcedColourStyles,
  watchConnection,
  offerOffline,
} from '../start.client.ts';
import { showLoadingBar, showNotifications } from '../on-need.client.ts';
import { watchPictures } from '../../ui/picture/fallback.ts';
import { watchCompactHeader } from './compact.client.ts';
import { readStored } from '../../ui/storage.ts';

/** Highest number that the badge shows (spec 1 §9). */
const MAX_SHOWN_PIECES = 99;

/**
 * Shows the number of pieces in the cart (spec 1 §2.5). Calls the API only if changes are waiting
 * to be sent, or if the cart is unknown after the user signed in or out.
 */
function showCartCount(): void {
  const badge = document.querySelector<HTMLElement>('[data-cart-count]');
  const show = () => {
    const pieces = ownPieceCount();
    if (badge) {
      badge.hidden = pieces === 0;
      badge.textContent = numberLabel(pieces, MAX_SHOWN_PIECES);
    }
  };
  $cartCount.subscribe(show);
  $user.listen(show);
  const resumeCartSync = async () => {
    if (!needsCartSync()) return;
    const { sendPendingCartChanges } = await import('../../cart/cart-sync.ts');
    sendPendingCartChanges();
  };
  document.addEventListener('session:login', () => void resumeCartSync());
  addEventListener('online', () => void resumeCartSync());
  void resumeCartSync();
}

/** Loads the code of the sidebars when a control needs it, or when the URL names a sidebar. */
function offerSidebars(): void {
  // Without this code they are plain links; with it they open a sidebar.
  for (const link of document.querySelectorAll('.head a[data-sidebar]')) {
    link.role = 'button';
    link.ariaHasPopup = 'dialog';
  }
  const start = onIntent('[data-sidebar], a[href*="Sidebar"], .fav', async () => {
    const { watchSidebars } = await import('../sidebars/sidebars.client.ts');
    watchSidebars();
  });
  const startIfSidebarInUrl = () => location.hash.includes('Sidebar') && start();
  addEventListener('hashchange', startIfSidebarInUrl);
  addEventListener('popstate', startIfSidebarInUrl);
  $sidebar.subscribe((sidebar) => sidebar && start());
  startIfSidebarInUrl();
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
  // The results page shows and remembers the search term.
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

/** The loyalty card, the menu arrows, and links to another language or to an anchor on the page. */
const CONTROL_SELECTOR =
  '[data-loyalty-card],[data-dismiss],.menu button,a[hreflang],a[href^="#"]:not(.skip,[href*=Sidebar])';

function offerControls(): void {
  const start = onIntent(CONTROL_SELECTOR, () => import('./controls.client.ts'));
  // A click on a menu link navigates at once, without waiting for this code.
  document.querySelector('.menu')?.addEventListener('pointerover', start);
}

function offerAccount(): void {
  const start = onIntent('[data-logout]', async () => {
    const { followSession } = await import('./account.client.ts');
    followSession();
  });
  const startIf = (isWanted: unknown) => isWanted && start();
  $user.subscribe(startIf);
  $isSigningIn.subscribe(startIf);
  // There may be a session cookie without a user in storage (spec 1 §4.1: cookie first).
  startIf(document.cookie.includes('token='));
}

/** Loads code that is not needed before the first user input. */
function startAtFirstInput(): void {
  onFirstInput(() => {
    void import('../after-touch.client.ts').then(({ startOnFirstInput }) => startOnFirstInput());
  });
}

function restoreLanguageScroll(): void {
  if (readStored('sessionStorage', LANGUAGE_SCROLL_KEY))
    void import('../language-scroll.client.ts');
}

/** Writes the preferred store's name into the button as text; until then CSS shows it. */
function showStoreName(): void {
  $store.subscribe((store) => {
    if (!store) return;
    for (const nameElement of document.querySelectorAll('[data-store-name]')) {
      nameElement.textContent = store.name;
    }
    const { dataset } = document.documentElement;
    delete dataset.store;
    dataset.branch = '';
  });
}

/**
 * Replays, in order, the clicks made before the page's scripts were ready: `first-paint.ts` queues
 * them, and `src/publish/renderer/after-paint.ts` releases them once the scripts have run.
 */
function replayEarlyClicks(): void {
  addEventListener('early', (event) => {
    for (const control of (event as CustomEvent<HTMLElement[]>).detail) {
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else if (control instanceof HTMLSelectElement) {
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        // The checkbox has already changed: revert it, so that the click changes it again.
        if (control instanceof HTMLInputElement && control.type === 'checkbox') {
          control.checked = !control.checked;
        }
        control.click();
      }
    }
  });
}

/** Event on `document` after a change of the VAT form; `detail.includeVat` is the new form. */
export const VAT_EVENT = 'shop:vat';

/**
 * Each VAT switch sets the attribute that selects the visible prices (spec 1 §2.7). `$vat`
 * persists the choice, sends it to the API, and syncs it across tabs.
 */
function listenToVatSwitches(): void {
  const root = document.documentElement;
  // Without this code the switch does nothing, so its state is set here.
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

/** Features that respond to clicks: they must listen before queued clicks are replayed. */
const IMMEDIATE_FEATURES = [
  replayEarlyClicks,
  reloadForNewCode,
  offerSidebars,
  offerSearch,
  offerCatalogue,
  offerControls,
  offerAccount,
  listenToVatSwitches,
  restoreLanguageScroll,
  startAtFirstInput,
];
/** Features that can wait: they start in a later task, so that input is handled sooner. */
const LATER_FEATURES = [
  fetchFonts,
  showNotifications,
  showLoadingBar,
  watchCompactHeader,
  showStoreName,
  showCartCount,
  watchPictures,
  watchConnection,
  offerHomeScreen,
  offerOffline,
  addForcedColourStyles,
];

/** An error in one must not stop the others (spec 1 §4.7: start-up errors are logged). */
function startAll(starts: readonly (() => void)[]): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}

startAll(IMMEDIATE_FEATURES);
setTimeout(startAll, 0, LATER_FEATURES);
