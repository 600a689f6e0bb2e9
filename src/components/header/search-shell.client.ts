import { atom } from 'nanostores';
import type { SearchSetup } from '../../islands/search/setup.ts';
import { addStyle } from '../../islands/ui/add-style.ts';
import { lockScroll } from '../sidebars/scroll-lock.client.ts';
import { el } from './dom.client.ts';
import css from './search-shell.css?inline';
import { voiceButton } from './search-voice.client.ts';

const HTML_ATTRIBUTE = 'data-search';

/**
 * The search panel's shell (spec 1 §2.8): opened at once by focus or typing, full screen on a
 * phone and a popover elsewhere, with a backdrop. What it holds is fetched after it is painted.
 */
export class SearchShell {
  readonly #form: HTMLFormElement;
  readonly #input: HTMLInputElement;
  readonly #setup: SearchSetup;
  readonly #open = atom(false);
  #built = false;
  #unlock = () => {};

  constructor(form: HTMLFormElement, input: HTMLInputElement, setup: SearchSetup) {
    this.#form = form;
    this.#input = input;
    this.#setup = setup;
    for (const type of ['focus', 'input', 'click'] as const) {
      input.addEventListener(type, () => this.open());
    }
    form.addEventListener('keydown', (event) => this.#onKey(event));
    form.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !form.contains(relatedTarget)) this.close();
    });
  }

  open(): void {
    if (this.#open.get()) return;
    if (!this.#built) this.#build();
    this.#unlock = lockScroll();
    document.documentElement.toggleAttribute(HTML_ATTRIBUTE, true);
    this.#open.set(true);
  }

  close(): void {
    if (!this.#open.get()) return;
    this.#unlock();
    document.documentElement.toggleAttribute(HTML_ATTRIBUTE, false);
    this.#open.set(false);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' && event.target === this.#input) this.open();
    if (event.key !== 'Escape' || !this.#open.get()) return;
    // In a search field the browser would also empty it.
    event.preventDefault();
    this.#closeTo(this.#input);
  }

  /** Closes it with the focus in the field, which does not open it again. */
  #closeTo(input: HTMLInputElement): void {
    input.focus();
    this.close();
  }

  #build(): void {
    this.#built = true;
    const { texts } = this.#setup;
    addStyle(css);

    const close = el('button', { type: 'button', class: 'search-close' }, [texts.close]);
    close.addEventListener('click', ({ detail }) => {
      // By keyboard the focus must go somewhere; on a phone it would bring the keys back.
      if (detail === 0) this.#closeTo(this.#input);
      else this.close();
    });
    const wait = Array.from({ length: 5 }, () => el('p', { class: 'search-line' }, []));
    const host = el('div', { 'aria-busy': 'true' }, wait);
    const shade = el('div', { class: 'search-shade' }, []);
    shade.addEventListener('click', () => this.close());
    this.#form.before(shade);
    const note = el('p', { class: 'search-note', role: 'status' }, []);
    const voice = voiceButton(this.#input, this.#setup, note);
    if (voice) this.#form.querySelector('[type=submit]')?.before(voice);
    this.#form.append(el('div', { class: 'search-panel' }, [note, host, close]));
    // After the paint: the shell stands there before the code that fills it runs.
    requestAnimationFrame(() => setTimeout(() => void this.#fill(host)));
  }

  async #fill(host: HTMLElement): Promise<void> {
    const { mountSearch } = await import('../../islands/search/mount.tsx');
    host.removeAttribute('aria-busy');
    mountSearch(host, { input: this.#input, setup: this.#setup, $open: this.#open });
  }
}
