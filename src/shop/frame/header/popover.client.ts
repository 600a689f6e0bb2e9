import { afterPaint } from '../../ui/after-paint.ts';
import { lockScroll } from '../sidebars/scroll-lock.client.ts';
import { el } from './dom.client.ts';

interface Parts {
  /** Holds the opener and what it opens. */
  owner: HTMLElement;
  /** Gets the focus back on Escape. */
  opener: HTMLElement;
  /** Stands in `html[data-popover]` while it is open. */
  name: string;
  onChange: (isOpen: boolean) => void;
}

const SHADE = 'head-shade fixed inset-0 z-[1] hidden bg-[rgb(0_0_0/0.5)] md:block';

/**
 * A popover of the header: the page behind it is dimmed and stands still; a click there, Escape,
 * and focus that goes elsewhere close it.
 */
export class Popover {
  readonly #parts: Parts;
  readonly #shade = el('div', { class: SHADE }, []);
  #isOpen = false;
  #unlock = () => {};

  constructor(parts: Parts) {
    this.#parts = parts;
    const { owner } = parts;
    this.#shade.addEventListener('click', () => this.close());
    owner.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !owner.contains(relatedTarget)) this.close();
    });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // In a search field the browser would also empty it.
    event.preventDefault();
    this.closeToOpener();
  };

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    if (this.isOpen) return;
    const { owner, name, onChange } = this.#parts;
    this.#isOpen = true;
    owner.before(this.#shade);
    document.addEventListener('keydown', this.#onKey);
    document.documentElement.dataset.popover = name;
    onChange(true);
    // The page is laid out anew for it: after the popover itself is painted.
    afterPaint(() => {
      if (!this.isOpen) return;
      // Closed and opened again before this paint: it held already.
      this.#unlock();
      this.#unlock = lockScroll();
    });
  }

  close(): void {
    if (!this.isOpen) return;
    const { name, onChange } = this.#parts;
    this.#isOpen = false;
    this.#unlock();
    this.#unlock = () => {};
    this.#shade.remove();
    document.removeEventListener('keydown', this.#onKey);
    // Another one may have opened in its place.
    const { dataset } = document.documentElement;
    if (dataset.popover === name) delete dataset.popover;
    onChange(false);
  }

  /** The opener does not open it again by this focus. */
  closeToOpener(): void {
    this.#parts.opener.focus();
    this.close();
  }
}
