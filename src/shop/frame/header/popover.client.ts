import { afterPaint } from '../../ui/timing.ts';
import { lockScroll } from '../sidebars/scroll-lock.client.ts';
import { el } from './dom.client.ts';

interface PopoverOptions {
  /** Contains the opener and the popover. */
  owner: HTMLElement;
  /** Gets the focus back on Escape. */
  opener: HTMLElement;
  /** Value of `html[data-popover]` while open. */
  name: string;
  onChange: (isOpen: boolean) => void;
}

const SHADE = 'head-shade fixed inset-0 z-[1] hidden bg-[rgb(0_0_0/0.5)] md:block';

/**
 * A header popover: the page behind it is dimmed and does not scroll; a click on it, Escape, or
 * moving the focus elsewhere closes the popover.
 */
export class Popover {
  readonly #options: PopoverOptions;
  readonly #shade = el('div', { class: SHADE }, []);
  #isOpen = false;
  #unlock = () => {};

  constructor(options: PopoverOptions) {
    this.#options = options;
    const { owner } = options;
    this.#shade.addEventListener('click', () => this.close());
    owner.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !owner.contains(relatedTarget)) this.close();
    });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // In a search field, Escape would also clear the field.
    event.preventDefault();
    this.closeToOpener();
  };

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    if (this.isOpen) return;
    const { owner, name, onChange } = this.#options;
    this.#isOpen = true;
    owner.before(this.#shade);
    document.addEventListener('keydown', this.#onKey);
    document.documentElement.dataset.popover = name;
    onChange(true);
    // Locking the scroll causes a page layout: do it after the popover is painted.
    afterPaint(() => {
      if (!this.isOpen) return;
      // Release the lock of an earlier opening that was closed and reopened before this paint.
      this.#unlock();
      this.#unlock = lockScroll();
    });
  }

  close(): void {
    if (!this.isOpen) return;
    const { name, onChange } = this.#options;
    this.#isOpen = false;
    this.#unlock();
    this.#unlock = () => {};
    this.#shade.remove();
    document.removeEventListener('keydown', this.#onKey);
    // Another popover may have opened in the meantime.
    const { dataset } = document.documentElement;
    if (dataset.popover === name) delete dataset.popover;
    onChange(false);
  }

  /** Closes and focuses the opener, without that focus reopening the popover. */
  closeToOpener(): void {
    this.#options.opener.focus();
    this.close();
  }
}
