import shell from 'texts:sidebars/shell';
import titles from 'texts:sidebars/titles';
import type { Locale } from '../../domain/entities/common.ts';
import { type OpenSidebar, SIDEBARS } from '../../domain/sidebars.ts';
import { dropEntry, registerEntry, takeEntry } from '../../stores/sidebar-address.ts';
import { $sidebar, closeSidebar } from '../../stores/sidebars.ts';
import { CONTENTS } from '../../islands/sidebars/contents.ts';
import { sidebarData } from '../../islands/sidebars/data.ts';
import { afterPaint } from '../../islands/ui/after-paint.ts';
import { el, icon } from '../header/dom.client.ts';
import { lockScroll } from './scroll-lock.client.ts';

const GHOST_ROWS = 10;

/**
 * The one dialog that every sidebar shows in. It stands there at once, with heading and close
 * button; its content is fetched when that has been painted.
 */
export class SidebarPanel {
  readonly #locale = document.documentElement.lang as Locale;
  readonly #title = el('h2', { id: 'sidebar-title', tabindex: '-1' }, []);
  readonly #dialog: HTMLDialogElement;
  /** Where the content stands; notices and the loading bar may come behind it. */
  #place = el('div', {}, []);
  #shown: OpenSidebar | null = null;
  #opener: HTMLElement | null = null;
  #unlock = () => {};
  #unmount = () => {};

  constructor() {
    const close = el('button', { type: 'button' }, [this.#text('close'), icon('close')]);
    const dialog = el('dialog', { class: 'sidebar', 'aria-labelledby': 'sidebar-title' }, [
      // No landmark: the page has its own banner.
      el('header', { role: 'none' }, [this.#title, close]),
      this.#place,
    ]) as HTMLDialogElement;
    close.addEventListener('click', closeSidebar);
    // Everything of it lies in its children: a click on itself is one on its backdrop.
    dialog.addEventListener('click', ({ target }) => target === dialog && closeSidebar());
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      closeSidebar();
    });
    // Painted, but not modal yet: the browser does not listen for it.
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && this.#shown && !dialog.matches(':modal')) closeSidebar();
    });
    // A browser may close it without asking.
    dialog.addEventListener('close', () => !dialog.open && $sidebar.get() && closeSidebar());
    document.body.append(dialog);
    this.#dialog = dialog;
  }

  /** Shows a sidebar; `opener` gets the focus back when the last one closes. */
  async show(sidebar: OpenSidebar, opener: HTMLElement | null): Promise<void> {
    const dialog = this.#dialog;
    const { side } = SIDEBARS[sidebar.name];
    const isReplaced = this.#shown !== null;
    if (!isReplaced) this.#opener = opener;
    this.#shown = sidebar;
    delete dialog.dataset.leaving;
    // From the other side: it enters anew.
    if (dialog.open && dialog.dataset.side !== side) dialog.close();
    dialog.dataset.side = side;
    this.#title.textContent = titles[this.#locale][sidebar.name] ?? '';
    const place = this.#ghost();
    // Painted first, made modal then: that styles the whole page anew, which takes its time.
    dialog.open = true;
    await new Promise<void>(afterPaint);
    delete document.documentElement.dataset.opening;
    if (this.#shown !== sidebar) return;
    this.#makeModal();
    if (isReplaced) this.#title.focus();
    void this.#fill(sidebar, place);
    await Promise.all([takeEntry(sidebar), this.#still()]);
    if (this.#shown === sidebar) registerEntry(sidebar);
  }

  async hide(): Promise<void> {
    this.#shown = null;
    this.#dialog.dataset.leaving = '';
    await this.#still();
    if (this.#shown) return;
    this.#dialog.close();
    delete this.#dialog.dataset.leaving;
    this.#unmount();
    this.#unlock();
    this.#giveBackFocus();
    dropEntry();
  }

  /** To the opener, or where that is gone or hidden by now, to the content of the page. */
  #giveBackFocus(): void {
    const opener = this.#opener;
    if (opener !== document.body && opener?.isConnected && opener.checkVisibility()) opener.focus();
    else document.querySelector('main')?.focus({ preventScroll: true });
  }

  /** What the shell says itself, in the language of the page. */
  #text(key: 'close' | 'loading' | 'failed' | 'retry'): string {
    return shell[this.#locale][key] ?? '';
  }

  /** When the slide has ended. */
  #still(): Promise<unknown> {
    return Promise.allSettled(this.#dialog.getAnimations().map(({ finished }) => finished));
  }

  #makeModal(): void {
    if (this.#dialog.matches(':modal')) return;
    this.#dialog.open = false;
    this.#dialog.showModal();
    this.#unlock();
    this.#unlock = lockScroll();
  }

  /** Puts the shape of a content into the panel, and answers the place for the content itself. */
  #ghost(): HTMLElement {
    const rows = Array.from({ length: GHOST_ROWS }, () => el('i', {}, []));
    const status = el('p', { class: 'sr-only', role: 'status' }, [this.#text('loading')]);
    const place = el('div', { class: 'sidebar-ghost' }, [status, ...rows]);
    this.#unmount();
    this.#unmount = () => {};
    this.#place.replaceWith(place);
    this.#place = place;
    return place;
  }

  async #fill(sidebar: OpenSidebar, place: HTMLElement): Promise<void> {
    try {
      const locale = this.#locale;
      // Together: on a slow line each journey counts.
      const [{ mountSidebar }, { default: Content }, data] = await Promise.all([
        import('../../islands/sidebars/mount.tsx'),
        CONTENTS[sidebar.name](),
        sidebarData(locale),
      ]);
      if (!place.isConnected || this.#shown !== sidebar) return;
      place.className = '';
      const props = { attrs: sidebar.attrs, locale, close: closeSidebar };
      this.#unmount = mountSidebar(place, Content, props, data);
    } catch {
      const attributes = { type: 'button', class: 'btn btn-secondary' };
      const again = el('button', attributes, [this.#text('retry')]);
      again.addEventListener('click', () => {
        // The button goes with the message.
        this.#title.focus();
        void this.#fill(sidebar, this.#ghost());
      });
      place.className = 'sidebar-failed';
      place.replaceChildren(el('p', { role: 'alert' }, [this.#text('failed')]), again);
    }
  }
}
