import shell from 'texts:sidebars/shell';
import titles from 'texts:sidebars/titles';
import {
  addressWithSidebar,
  type OpenSidebar,
  SIDEBARS,
  isSidebarName,
  parseAttrs,
  sidebarOf,
  type SidebarName,
} from '../../../domain/frame/sidebars.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import {
  leaveHistoryEntry,
  showSidebarInUrl,
  pushHistoryEntry,
  followUrl,
} from './sidebar-address.ts';
import { $sidebar, closeSidebar, openSidebar } from './sidebars.ts';
import { loadSidebarData } from './data.ts';
import { afterPaint } from '../../ui/timing.ts';
import { el, icon } from '../header/dom.client.ts';
import { lockScroll } from './scroll-lock.client.ts';
import { addStyle } from '../../ui/add-style.ts';
import css from './sidebar.css?inline';
import type { ComponentType } from 'react';
import type { SidebarProps } from './context.ts';

type SidebarComponent = ComponentType<SidebarProps>;

/** The modules of the sidebars, loaded when first opened. A component has the name of its sidebar. */
const SIDEBAR_MODULES: { [Name in SidebarName]: () => Promise<Record<Name, SidebarComponent>> } = {
  CheckoutSidebarAddDeliveryAddress: () => import('./delivery-addresses.tsx'),
  CheckoutSidebarDeliveryAddresses: () => import('./delivery-addresses.tsx'),
  ProductFilterSidebar: () => import('./product-filter.tsx'),
  AppSidebarMenu: () => import('./menu.tsx'),
  AppSidebarCatalog: () => import('./catalog.tsx'),
  AppSidebarSubMenu: () => import('./menu.tsx'),
  CheckoutSidebarOrderCart: () => import('./order-cart.tsx'),
  StoreFilterSidebar: () => import('./store-filter.tsx'),
  ProductSidebarDefaultStore: () => import('./default-store.tsx'),
  AppSidebarLoyalty: () => import('./loyalty.tsx'),
  ProductSidebarFavorites: () => import('./favorites.tsx'),
  ProductSidebarPlateService: () => import('./explain.tsx'),
  ProductSidebarDiscountExplain: () => import('./explain.tsx'),
  ProductSidebarBTW: () => import('./explain.tsx'),
  CartSidebarFavorites: () => import('./favorites.tsx'),
};

/** The favourite button of a product card: without scripts it links to the sign-in page. */
const FAVOURITE_BUTTON = 'a.fav';

/**
 * The sidebar that the favourite button opens for a customer. Null for a visitor, who is sent to
 * the sign-in page and from there back to that sidebar.
 */
function sidebarOfFavouriteButton(button: HTMLAnchorElement): OpenSidebar | null {
  const product = button.closest<HTMLElement>('[data-product]')?.dataset.product;
  if (!product) return null;
  const sidebar: OpenSidebar = { name: 'ProductSidebarFavorites', attrs: { product } };
  if ('user' in document.documentElement.dataset) return sidebar;
  const redirectRoute = addressWithSidebar(location.href, sidebar);
  button.search = String(new URLSearchParams({ redirectRoute }));
  return null;
}

const SKELETON_ROWS = 10;
const DIALOG =
  'sidebar fixed inset-y-0 right-auto left-0 z-100 h-dvh max-h-none w-[91.6667%] max-w-128 flex-col overflow-hidden bg-white text-ink [box-shadow:0_0_24px_rgb(0_0_0/0.24)] open:flex data-[side=right]:right-0 data-[side=right]:left-auto';
const HEADER =
  'flex min-h-14 flex-none items-center justify-between bg-brand ps-4 text-brand-ink [--ring:var(--color-action)]';
const CLOSE =
  'flex h-14 flex-none items-center gap-1.5 px-4 text-[0.9375rem] font-medium focus-visible:-outline-offset-4';
const CONTENT = 'flex-1 overflow-auto overscroll-contain';

/**
 * The single dialog that all sidebars share. It opens at once with heading and close button; its
 * content is loaded after the paint.
 */
class SidebarPanel {
  readonly #locale = pageLocale();
  readonly #title = el(
    'h2',
    { class: 'text-[1.25rem]/6 font-bold focus:outline-none', id: 'sidebar-title', tabindex: '-1' },
    [],
  );
  readonly #dialog: HTMLDialogElement;
  /** Container of the content; notices and the loading bar may follow it. */
  #content = el('div', {}, []);
  #shown: OpenSidebar | null = null;
  #opener: HTMLElement | null = null;
  #unlock = () => {};
  #unmount = () => {};

  constructor() {
    const close = el('button', { class: CLOSE, type: 'button' }, [
      this.#textOf('close'),
      icon('close'),
    ]);
    const dialog = el('dialog', { class: DIALOG, 'aria-labelledby': 'sidebar-title' }, [
      // Not a landmark: the page has its own banner.
      el('header', { class: HEADER, role: 'none' }, [this.#title, close]),
      this.#content,
    ]) as HTMLDialogElement;
    close.addEventListener('click', closeSidebar);
    // The dialog's children cover it, so a click on the dialog itself is on its backdrop.
    dialog.addEventListener('click', ({ target }) => target === dialog && closeSidebar());
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      closeSidebar();
    });
    // While open but not yet modal, the browser does not handle Escape.
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && this.#shown && !dialog.matches(':modal')) closeSidebar();
    });
    // A browser may close the dialog without a cancelable event.
    dialog.addEventListener('close', () => !dialog.open && $sidebar.get() && closeSidebar());
    document.body.append(dialog);
    this.#dialog = dialog;
  }

  /** Shows a sidebar; `opener` gets the focus back when the last one closes. */
  async show(sidebar: OpenSidebar, opener: HTMLElement | null): Promise<void> {
    const dialog = this.#dialog;
    const { side } = SIDEBARS[sidebar.name];
    const replacesAnother = this.#shown !== null;
    if (!replacesAnother) this.#opener = opener;
    this.#shown = sidebar;
    delete dialog.dataset.leaving;
    // Changing sides: close it, so that it slides in anew.
    if (dialog.open && dialog.dataset.side !== side) dialog.close();
    dialog.dataset.side = side;
    this.#title.textContent = titles[this.#locale][sidebar.name];
    const content = this.#showSkeleton();
    // Open it non-modally for the paint and make it modal afterwards: `showModal` restyles the
    // whole page, which is slow.
    dialog.open = true;
    await new Promise<void>(afterPaint);
    delete document.documentElement.dataset.opening;
    if (this.#shown !== sidebar) return;
    this.#makeModal();
    if (replacesAnother) this.#title.focus();
    void this.#loadContent(sidebar, content);
    await Promise.all([pushHistoryEntry(sidebar), this.#animationEnd()]);
    if (this.#shown === sidebar) showSidebarInUrl(sidebar);
  }

  async hide(): Promise<void> {
    this.#shown = null;
    this.#dialog.dataset.leaving = '';
    await this.#animationEnd();
    if (this.#shown) return;
    this.#dialog.close();
    delete this.#dialog.dataset.leaving;
    this.#unmount();
    this.#unlock();
    this.#returnFocus();
    leaveHistoryEntry();
  }

  /** Focuses the opener, or the main content if the opener is gone or hidden. */
  #returnFocus(): void {
    const opener = this.#opener;
    if (opener !== document.body && opener?.isConnected && opener.checkVisibility()) opener.focus();
    else document.querySelector('main')?.focus({ preventScroll: true });
  }

  /** The dialog's own texts, in the language of the page. */
  #textOf(key: 'close' | 'loading' | 'failed' | 'retry'): string {
    return shell[this.#locale][key];
  }

  /** Resolves when the slide animation has ended. */
  #animationEnd(): Promise<unknown> {
    return Promise.allSettled(this.#dialog.getAnimations().map(({ finished }) => finished));
  }

  #makeModal(): void {
    if (this.#dialog.matches(':modal')) return;
    this.#dialog.open = false;
    this.#dialog.showModal();
    this.#unlock();
    this.#unlock = lockScroll();
  }

  /** Shows a placeholder in the panel, and returns the container for the content. */
  #showSkeleton(): HTMLElement {
    const rows = Array.from({ length: SKELETON_ROWS }, () => el('i', {}, []));
    const status = el('p', { class: 'sr-only', role: 'status' }, [this.#textOf('loading')]);
    const content = el('div', { class: `sidebar-skeleton ${CONTENT}` }, [status, ...rows]);
    this.#unmount();
    this.#unmount = () => {};
    this.#content.replaceWith(content);
    this.#content = content;
    return content;
  }

  async #loadContent(sidebar: OpenSidebar, content: HTMLElement): Promise<void> {
    try {
      const locale = this.#locale;
      // In parallel: on a slow connection every round trip counts.
      const [{ mountSidebar }, contents, data] = await Promise.all([
        import('./mount.tsx'),
        SIDEBAR_MODULES[sidebar.name]() as Promise<Record<SidebarName, SidebarComponent>>,
        loadSidebarData(locale),
      ]);
      if (!content.isConnected || this.#shown !== sidebar) return;
      content.className = CONTENT;
      const props = { attrs: sidebar.attrs, locale, close: closeSidebar };
      this.#unmount = mountSidebar(content, contents[sidebar.name], props, data);
    } catch {
      const attributes = { type: 'button', class: 'btn btn-secondary' };
      const retryButton = el('button', attributes, [this.#textOf('retry')]);
      retryButton.addEventListener('click', () => {
        // The retry button disappears with the error, so move the focus first.
        this.#title.focus();
        void this.#loadContent(sidebar, this.#showSkeleton());
      });
      content.className = `${CONTENT} grid justify-items-start gap-4 px-4 py-6`;
      content.replaceChildren(el('p', { role: 'alert' }, [this.#textOf('failed')]), retryButton);
    }
  }
}

const CONTROL_SELECTOR = `[data-sidebar], a[href*="#"], ${FAVOURITE_BUTTON}`;

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROL_SELECTOR) : null;

/** The sidebar that a control opens on this page; null for a link to another page. */
function sidebarOfControl(control: HTMLElement): OpenSidebar | null {
  const { sidebar: name, sidebarAttrs } = control.dataset;
  if (isSidebarName(name)) return { name, attrs: parseAttrs(sidebarAttrs) };
  if (!(control instanceof HTMLAnchorElement)) return null;
  if (control.matches(FAVOURITE_BUTTON)) return sidebarOfFavouriteButton(control);
  const isThisPage =
    addressWithSidebar(control.href, null) === addressWithSidebar(location.href, null);
  return isThisPage ? sidebarOf(new URL(control.href)) : null;
}

/** Opens sidebars from controls, from the URL and from the store (spec 1 §2.10). */
export function watchSidebars(): void {
  addStyle(css);
  const panel = new SidebarPanel();
  let opener: HTMLElement | null = null;

  $sidebar.subscribe((sidebar, before) => {
    if (sidebar) void panel.show(sidebar, opener ?? (document.activeElement as HTMLElement | null));
    else if (before) void panel.hide();
  });

  const openFrom = (control: HTMLElement, sidebar: OpenSidebar) => {
    opener = control;
    openSidebar(sidebar.name, sidebar.attrs);
    opener = null;
  };
  document.addEventListener('click', (event) => {
    const control = controlOf(event);
    const sidebar = control && sidebarOfControl(control);
    if (!control || !sidebar || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openFrom(control, sidebar);
  });
  // A link with `role="button"` must also respond to the space bar.
  document.addEventListener('keydown', (event) => {
    const control = event.key === ' ' && controlOf(event);
    if (!control || control.role !== 'button') return;
    event.preventDefault();
    control.click();
  });
  followUrl();
}
