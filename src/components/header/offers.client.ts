/** Parts of the frame whose code comes when somebody turns to them, or the address asks for them. */
import { LANGUAGE_SCROLL_KEY } from '../../domain/language-scroll-key.ts';
import { $sidebar } from '../../stores/sidebars.ts';
import { $isSigningIn, $user } from '../../stores/user.ts';
import { onFirstTouch } from '../ui/first-touch.client.ts';
import { onIntent } from '../ui/on-intent.client.ts';

export function offerSidebars(): void {
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

export function offerSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search[data-setup]');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  input.role = 'combobox';
  input.ariaExpanded = 'false';
  input.ariaAutoComplete = 'list';
  const start = onIntent('form.search[data-setup]', async () => {
    const { startSearch } = await import('./search.client.ts');
    startSearch();
  });
  // Its results show: the field shows what was searched for, and that is remembered.
  const showsResults = location.pathname.startsWith(new URL(form.action).pathname);
  if (showsResults || document.activeElement === input) start();
}

export function offerCatalogue(): void {
  const link = document.querySelector('shop-catalogue a');
  if (!link) return;
  link.role = 'button';
  link.ariaExpanded = 'false';
  onIntent('shop-catalogue', () => import('./catalogue.client.ts'));
}

/** The card, the arrows of the menu, and links to a language or to a place on the page. */
const CONTROLS =
  '[data-loyalty-card],[data-dismiss],.menu button,a[hreflang],a[href^="#"]:not(.skip,[href*=Sidebar])';

export function offerControls(): void {
  const start = onIntent(CONTROLS, () => import('./controls.client.ts'));
  // A link of the menu is followed at once, without the code that closes its list.
  document.querySelector('.menu')?.addEventListener('pointerover', start);
}

export function offerAccount(): void {
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
export function startAtFirstTouch(): void {
  onFirstTouch(() => {
    void import('../frame/after-touch.client.ts').then(({ startAfterTouch }) => startAfterTouch());
  });
}

/** Throws where storage is closed. */
export function keepLanguageScroll(): void {
  if (sessionStorage.getItem(LANGUAGE_SCROLL_KEY))
    void import('../frame/language-scroll.client.ts');
}
