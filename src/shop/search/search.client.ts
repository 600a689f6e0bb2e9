import { atom } from 'nanostores';
import { type SearchSetup, type SearchPageSetup, withSearchTexts } from './setup.ts';
import { el, icon } from '../frame/header/dom.client.ts';
import { afterPaint, loadWhenOnline } from '../ui/timing.ts';
import { Popover } from '../frame/header/popover.client.ts';
import { searchAddress, trimTerm } from '../../domain/search/search-term.ts';
import { rememberSearch } from './search-history.ts';
import { searchTermOfUrl } from '../listing/search-page/search-term.ts';

/** Additional classes of the field once its panel can open; on a phone it overlays the panel. */
const FORM =
  'in-data-[popover=search]:z-[2] max-md:in-data-[popover=search]:fixed max-md:in-data-[popover=search]:inset-[0.5rem_4.5rem_auto_0.5rem] max-md:in-data-[popover=search]:[box-shadow:0_0_0_1px_var(--color-muted)] max-md:in-data-[popover=search]:focus-within:outline-focus lg:in-data-[popover=search]:relative';
const VOICE =
  'hidden gap-2 items-center px-3.5 font-bold text-brand focus-visible:-outline-offset-4 aria-pressed:text-discount in-data-[popover=search]:flex max-lg:px-1.5';
const CLOSE =
  'absolute end-3 top-2.5 min-h-11 min-w-11 px-2 font-bold underline underline-offset-[0.2em] focus-visible:-outline-offset-4 max-md:fixed max-md:end-2 max-md:top-2';
/** Full screen on a phone, below the field otherwise. */
const PANEL =
  'search-panel fixed inset-0 z-[-1] hidden overflow-auto overscroll-contain bg-white px-4 pt-16 pb-4 in-data-[popover=search]:block md:absolute md:inset-x-4 md:top-[calc(100%+0.25rem)] md:bottom-auto md:max-h-[calc(100dvh-8rem)] md:min-h-48 md:rounded md:px-5 md:pt-3 md:pb-5 md:[box-shadow:0_12px_32px_rgb(0_0_0/0.3)] lg:inset-x-auto lg:start-0 lg:top-[calc(100%+0.375rem)] lg:w-[max(100%,46rem)]';
/** A placeholder line of the panel. */
const SKELETON_LINE =
  'h-11 [background:linear-gradient(var(--color-surface),var(--color-surface))_0_50%/60%_1rem_no-repeat]';

/**
 * A button for voice input, if the browser supports it; `status` shows the state. The speech
 * recognition code loads at the first click.
 */
function voiceButton(
  input: HTMLInputElement,
  { locale, texts }: SearchSetup,
  status: HTMLElement,
): HTMLElement | null {
  if (!('SpeechRecognition' in window || 'webkitSpeechRecognition' in window)) return null;
  const attributes = { type: 'button', class: VOICE, 'aria-pressed': 'false' };
  const button = el('button', { ...attributes, 'aria-label': texts.voice }, [icon('mic')]);
  let stopListening: (() => void) | null = null;
  button.addEventListener('click', async () => {
    if (stopListening) {
      stopListening();
      return;
    }
    const { listenOnce } = await import('./voice.ts');
    stopListening = listenOnce(input, locale === 'nl' ? 'nl-NL' : 'en-US', (state) => {
      button.ariaPressed = String(state === 'listening');
      const statusTexts = { listening: texts.listening, failed: texts.voiceFailed, done: '' };
      status.textContent = statusTexts[state];
      if (state === 'listening') return;
      stopListening = null;
      input.focus();
    });
  });
  return button;
}

/**
 * The shell of the search panel (spec 1 §2.8): opens at once on focus or input, full screen on a
 * phone and as a popover otherwise, with a backdrop. Its content is loaded after the paint.
 */
class SearchShell {
  readonly #form: HTMLFormElement;
  readonly #input: HTMLInputElement;
  readonly #setup: SearchSetup;
  readonly #open = atom(false);
  readonly #popover: Popover;
  #isBuilt = false;

  constructor(form: HTMLFormElement, input: HTMLInputElement, setup: SearchSetup) {
    this.#form = form;
    this.#input = input;
    this.#setup = setup;
    form.className += ` ${FORM}`;
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
    if (!this.#isBuilt) this.#build();
    this.#popover.open();
  }

  close(): void {
    this.#popover.close();
  }

  #build(): void {
    this.#isBuilt = true;
    const { texts } = this.#setup;

    const close = el('button', { type: 'button', class: CLOSE }, [texts.close]);
    close.addEventListener('click', ({ detail }) => {
      // Restore the focus only for keyboard users; on a phone it would reopen the on-screen
      // keyboard.
      if (detail === 0) this.#popover.closeToOpener();
      else this.close();
    });
    const skeleton = Array.from({ length: 5 }, () => el('p', { class: SKELETON_LINE }, []));
    const host = el('div', { 'aria-busy': 'true' }, skeleton);
    const status = el('p', { class: 'not-empty:py-2 font-bold', role: 'status' }, []);
    const voice = voiceButton(this.#input, this.#setup, status);
    if (voice) this.#form.querySelector('[type=submit]')?.before(voice);
    this.#form.append(el('div', { class: PANEL }, [status, host, close]));
    // After the paint: show the shell before running the code that fills it.
    afterPaint(() => void this.#mountContent(host));
  }

  async #mountContent(host: HTMLElement): Promise<void> {
    const { mountSearch } = await loadWhenOnline(() => import('./mount.tsx'));
    host.removeAttribute('aria-busy');
    mountSearch(host, { input: this.#input, setup: this.#setup, $open: this.#open });
  }
}

/**
 * The page's search field (spec 1 §2.5): Enter opens the results and saves the term; the field
 * contains the term on the results page; focus and input open the panel.
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

  // The panel shows its own messages instead of the browser's.
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
    // The field is cleared only after this event.
    setTimeout(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  });

  const { term, isInPath } = searchTermOfUrl(location, search);
  // Submitted by the form itself, before this script ran.
  if (term && !isInPath) remember(term);
  const showTerm = () => {
    input.value = term;
  };
  if (!input.value) showTerm();
  // A page from the back/forward cache: restore the state from before the search.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    shell.close();
    showTerm();
  });
  // Input started before this script ran.
  if (document.activeElement === input) shell.open();
}
