import { atom } from 'nanostores';
import { type SearchSetup, type SearchPageSetup, withSearchTexts } from './setup.ts';
import { el, icon } from '../frame/header/dom.client.ts';
import { addStyle } from '../ui/add-style.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { loadWhenOnline } from '../ui/load-when-online.ts';
import { Popover } from '../frame/header/popover.client.ts';
import css from './search-shell.css?inline';
import { searchAddress, trimTerm } from '../../domain/search/search-term.ts';
import { rememberSearch } from './search-history.ts';
import { termOf } from '../listing/search-term.ts';

/**
 * A button that fills the field by voice, where the browser can; `note` tells how it goes. The
 * code that listens comes with the first click.
 */
function voiceButton(
  input: HTMLInputElement,
  { locale, texts }: SearchSetup,
  note: HTMLElement,
): HTMLElement | null {
  if (!('SpeechRecognition' in window || 'webkitSpeechRecognition' in window)) return null;
  const attributes = { type: 'button', class: 'search-voice', 'aria-pressed': 'false' };
  const button = el('button', { ...attributes, 'aria-label': texts.voice }, [icon('mic')]);
  let stop: (() => void) | null = null;
  button.addEventListener('click', async () => {
    if (stop) {
      stop();
      return;
    }
    const { listenOnce } = await import('./voice.ts');
    stop = listenOnce(input, locale === 'nl' ? 'nl-NL' : 'en-US', (state) => {
      button.ariaPressed = String(state === 'listening');
      const said = { listening: texts.listening, failed: texts.voiceFailed, done: '' };
      note.textContent = said[state];
      if (state === 'listening') return;
      stop = null;
      input.focus();
    });
  });
  return button;
}

/**
 * The search panel's shell (spec 1 §2.8): opened at once by focus or typing, full screen on a
 * phone and a popover elsewhere, with a backdrop. What it holds is fetched after it is painted.
 */
class SearchShell {
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
    const { mountSearch } = await loadWhenOnline(() => import('./mount.tsx'));
    host.removeAttribute('aria-busy');
    mountSearch(host, { input: this.#input, setup: this.#setup, $open: this.#open });
  }
}

/**
 * The search field of the page (spec 1 §2.5): Enter goes to the results and is remembered; the
 * field shows the term while its results show; focus and typing open the panel.
 */
export function startSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search[data-setup]');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  const setup = withSearchTexts(JSON.parse(form.dataset.setup ?? '{}') as SearchPageSetup);
  const { locale, search } = setup;
  const shell = new SearchShell(form, input, setup);
  const remember = (term: string) =>
    rememberSearch(locale, { name: term, url: searchAddress(search, term) });

  // What is said here is said by our own panel.
  form.noValidate = true;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const term = trimTerm(input.value);
    if (!term) {
      input.focus();
      return;
    }
    remember(term);
    location.assign(searchAddress(search, term));
  });
  form.addEventListener('reset', () => {
    input.focus();
    // The field is empty after this event, not yet in it.
    setTimeout(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  });

  const { term, inPath } = termOf(location, search);
  // Sent by the form itself, before this script was there.
  if (term && !inPath) remember(term);
  const showTerm = () => {
    input.value = term;
  };
  if (!input.value) showTerm();
  // Back to a page that the browser kept: as it was before the search.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    shell.close();
    showTerm();
  });
  // Typing began before this script.
  if (document.activeElement === input) shell.open();
}
