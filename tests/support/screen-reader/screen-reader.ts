import { expect, type Page } from '@playwright/test';

const SCRIPT_PATH = '/virtual-screen-reader.js';
const SCRIPT_FILE = new URL(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/** Spoken phrases that an error shows. */
const MAX_LINES = 30;

/** What the tests use of `@guidepup/virtual-screen-reader`. */
interface VirtualReader {
  readonly activeNode: Node | null;
  start(options: { container: Node }): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  clearSpokenPhraseLog(): Promise<void>;
}

type PageWithReader = typeof globalThis & { screenReader?: Promise<VirtualReader> };

/**
 * A virtual screen reader in the pages of a tab. It speaks what gets the focus, what its cursor
 * passes and what live regions announce; all keys are those of the browser itself. Needs a context
 * with `bypassCSP`: pages without scripts allow none.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #log: string[] = [];
  /** Texts that the pages mark as of a different language. */
  readonly #marked = new Set<string>();

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Starts a reader in every page that the tab opens from now on. */
  static async follow(page: Page): Promise<ScreenReader> {
    await page.route(`**${SCRIPT_PATH}`, (route) =>
      route.fulfill({ path: SCRIPT_FILE.pathname, contentType: 'text/javascript' }),
    );
    await page.addInitScript((script) => {
      // Browsers tell a screen reader that this dialog is modal; the virtual one reads the attribute.
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
        this.ariaModal = 'true';
        showModal.call(this);
      };
      // Browsers leave out what a closed `details` or a `noscript` holds; the virtual reader looks
      // at `display` only.
      const closed = new CSSStyleSheet();
      closed.replaceSync('details:not([open]) > :not(summary), noscript { display: none }');
      const started = async () => {
        document.adoptedStyleSheets.push(closed);
        const { virtual } = (await import(script)) as { virtual: VirtualReader };
        const { activeElement } = document;
        await virtual.start({ container: document.body });
        // What has the focus from the start is spoken after the page.
        if (activeElement instanceof HTMLElement && activeElement !== document.body) {
          activeElement.blur();
          activeElement.focus();
        }
        return virtual;
      };
      addEventListener('DOMContentLoaded', () => {
        (globalThis as PageWithReader).screenReader = started();
      });
    }, SCRIPT_PATH);
    return new ScreenReader(page);
  }

  /** Everything spoken so far, on all pages. Empties the log of the page. */
  async log(): Promise<readonly string[]> {
    const spoken = await this.#page.evaluate(async () => {
      const reader = await (globalThis as PageWithReader).screenReader;
      const phrases = (await reader?.spokenPhraseLog()) ?? [];
      await reader?.clearSpokenPhraseLog();
      const { lang } = document.documentElement;
      const marked = [...document.querySelectorAll(`body [lang]:not([lang="${lang}"])`)];
      return { phrases, marked: marked.map(({ textContent }) => textContent.trim()) };
    });
    this.#log.push(...spoken.phrases);
    for (const text of spoken.marked) this.#marked.add(text);
    return this.#log;
  }

  /** All phrases in the language of their page. */
  async unmarkedLog(): Promise<string[]> {
    return (await this.log()).filter((phrase) => !this.#marked.has(phrase.split(', ').at(-1)!));
  }

  /** Waits until a phrase that contains a text, or matches a pattern, was spoken after the mark. */
  async hears(text: string | RegExp, mark = 0): Promise<void> {
    await expect
      .poll(async () => (await this.log()).slice(mark).filter((phrase) => matches(phrase, text)), {
        message: `spoken: ${String(text)}`,
      })
      .not.toEqual([]);
  }

  /** How many phrases were spoken so far: a mark for {@link hears}. */
  async mark(): Promise<number> {
    return (await this.log()).length;
  }

  /**
   * Moves the cursor on, from where it is, to what is spoken as the text or the pattern. Starts
   * again at the top of the page, or of the dialog, once. Answers the spoken phrase.
   */
  async moveTo(text: string | RegExp): Promise<string> {
    const mark = await this.mark();
    const pattern = typeof text === 'string' ? { text } : { source: text.source };
    const found = await this.#page.evaluate(async ({ text, source }: Partial<Pattern>) => {
      const reader = await (globalThis as PageWithReader).screenReader;
      if (!reader) throw new Error('No screen reader was started.');
      // The reader sees the document only, which does not change with what is checked or typed.
      for (const box of document.querySelectorAll<HTMLInputElement>('input[type]')) {
        if (/checkbox|radio/.test(box.type)) box.toggleAttribute('checked', box.checked);
      }
      document.body.toggleAttribute('data-read');
      await new Promise((seen) => setTimeout(seen));
      for (let ends = 0; ends < 2;) {
        await reader.next();
        const phrase = await reader.lastSpokenPhrase();
        if (source !== undefined ? new RegExp(source).test(phrase) : phrase === text) return phrase;
        if (/^end of (document|dialog)/.test(phrase)) ends += 1;
      }
      return null;
    }, pattern);
    const log = await this.log();
    if (found === null) {
      const passed = log.slice(mark).slice(-MAX_LINES).join('\n');
      throw new Error(`${String(text)} is not spoken on the page:\n${passed}`);
    }
    return found;
  }

  /** Reads the whole page; answers its phrases. */
  async readPage(): Promise<readonly string[]> {
    if ((await this.#lastPhrase()) !== 'document') await this.moveTo('document');
    const mark = await this.mark();
    await this.moveTo('end of document');
    return (await this.log()).slice(mark);
  }

  /** Moves to a control, gives it the focus and presses a key there. */
  async press(text: string | RegExp, key = 'Enter'): Promise<void> {
    await this.focus(text);
    await this.#page.keyboard.press(key);
  }

  /** Moves to a field, and types into it in the place of its text. */
  async type(text: string | RegExp, value: string): Promise<void> {
    await this.focus(text);
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.type(value);
  }

  /** Moves to a control and gives it the focus. Throws where it cannot have it. */
  async focus(text: string | RegExp): Promise<void> {
    const phrase = await this.moveTo(text);
    const isFocused = await this.#page.evaluate(async () => {
      const reader = await (globalThis as PageWithReader).screenReader;
      const node = reader?.activeNode as HTMLElement | null;
      node?.focus();
      return node !== null && document.activeElement === node;
    });
    expect(isFocused, `${phrase} can have the focus`).toBe(true);
  }

  #lastPhrase(): Promise<string | undefined> {
    return this.#page.evaluate(async () =>
      (await (globalThis as PageWithReader).screenReader)?.lastSpokenPhrase(),
    );
  }
}

interface Pattern {
  text: string;
  source: string;
}

const matches = (phrase: string, text: string | RegExp): boolean =>
  typeof text === 'string' ? phrase.includes(text) : text.test(phrase);
