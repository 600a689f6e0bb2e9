import { atom } from 'nanostores';
import type { SearchSetup } from '../../islands/search/setup.ts';
import { addStyle } from '../../islands/ui/add-style.ts';
import { afterPaint } from '../../islands/ui/after-paint.ts';
import { loadWhenOnline } from '../../islands/ui/load-when-online.ts';
import { el } from './dom.client.ts';
import { Popover } from './popover.client.ts';
import css from './search-shell.css?inline';
import { voiceButton } from './search-voice.client.ts';

/**
 * The search panel's shell (spec 1 §2.8): opened at once by focus or typing, full screen on a
 * phone and a popover elsewhere, with a backdrop. What it holds is fetched after it is painted.
 */
export class SearchShell {
  readonly #form: HTMLFormElement;
  readonly #input: HTMLInputElement;
  readonly #setup: SearchSetup;
  readonly #open = atom(false);
  readonly #popover: Popover;
  #built = false;

  constructor(form: HTMLFormElement, input: HTMLInputElement, setup: SearchSetup) {
    this.#form = form;
    this.#input = input;
    this.#setup = setup;
    addStyle(css);
    this.#popover = new Popover({
      owner: form,
      opener: input,
      name: 'search',
      onChange: (isOpen) => this.#open.set(isOpen),
    });
    for (const type of ['focus', 'input', 'click'] as const) {
      input.addEventListener(type, () => this.open());
    }
    input.addEventListener('keydown', ({ key }) => key === 'ArrowDown' && this.open());
  }

  open(): void {
    if (!this.#built) this.#build();
    this.#popover.open();
  }

  close(): void {
    this.#popover.close();
  }

  #build(): void {
    this.#built = true;
    const { texts } = this.#setup;

    const close = el('button', { type: 'button', class: 'search-close' }, [texts.close]);
    close.addEventListener('click', ({ detail }) => {
      // By keyboard the focus must go somewhere; on a phone it would bring the keys back.
      if (detail === 0) this.#popover.closeToOpener();
      else this.close();
    });
    const wait = Array.from({ length: 5 }, () => el('p', { class: 'search-line' }, []));
    const host = el('div', { 'aria-busy': 'true' }, wait);
    const note = el('p', { class: 'search-note', role: 'status' }, []);
    const voice = voiceButton(this.#input, this.#setup, note);
    if (voice) this.#form.querySelector('[type=submit]')?.before(voice);
    this.#form.append(el('div', { class: 'search-panel' }, [note, host, close]));
    // After the paint: the shell stands there before the code that fills it runs.
    afterPaint(() => void this.#fill(host));
  }

  async #fill(host: HTMLElement): Promise<void> {
    const { mountSearch } = await loadWhenOnline(() => import('../../islands/search/mount.tsx'));
    host.removeAttribute('aria-busy');
    mountSearch(host, { input: this.#input, setup: this.#setup, $open: this.#open });
  }
}
