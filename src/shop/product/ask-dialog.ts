import type { Outcome } from '../../api/outcome.ts';
import { markup, type Markup } from '../listing/markup.ts';
import { FIELDS, openDialog } from './dialog.ts';

const TOO_MANY_REQUESTS = 429;
const BAD_REQUEST = 400;

/** Texts that every question needs. */
export type AskText =
  'title' | 'close' | 'text' | 'send' | 'done' | 'required' | 'invalid' | 'tooOften' | 'failed';

interface Question {
  /** Begins the ids of its texts. */
  id: string;
  say(key: AskText): string;
  /** Stands above the text. */
  lead?: Markup | '';
  label: string;
  /** Attributes of the field. */
  field: Markup;
  clean(value: string): string;
  isValid(value: string): boolean;
  send(value: string): Promise<Outcome<null>>;
  /** The sentence that replaces the form. */
  sent(value: string): string;
}

/** Opens a dialog that asks for one value and sends it. Returns its field. */
export function openAskDialog(question: Question): HTMLInputElement {
  const { id, say, lead = '', label } = question;
  const dialog = openDialog({
    title: say('title'),
    close: say('close'),
    body: markup`<form novalidate>${lead}<p id="${id}-hint">${say('text')}</p><div class="${FIELDS}"><label class="block font-medium">${label}<input class="field" ${question.field} required aria-describedby="${id}-hint ${id}-error"></label></div><p class="error mb-3 min-h-5.5 text-sm text-discount" id="${id}-error" role="alert"></p><button class="btn btn-secondary w-full aria-disabled:cursor-default aria-disabled:opacity-55">${say('send')}</button></form>`,
  });
  const form = dialog.querySelector('form')!;
  const field = dialog.querySelector('input')!;
  const error = dialog.querySelector('.error')!;
  const button = dialog.querySelector<HTMLButtonElement>('form .btn')!;
  field.focus();

  const refuse = (text: string) => {
    error.textContent = text;
    field.setAttribute('aria-invalid', String(text !== ''));
    if (text) field.focus();
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaDisabled === 'true') return;
    const value = question.clean(field.value);
    if (!value) return refuse(say('required'));
    if (!question.isValid(value)) return refuse(say('invalid'));
    refuse('');
    // `disabled` would drop the focus.
    button.ariaDisabled = 'true';
    const outcome = await question.send(value);
    button.ariaDisabled = 'false';
    if (!outcome.ok) {
      if (outcome.status === BAD_REQUEST) return refuse(say('invalid'));
      error.textContent = say(outcome.status === TOO_MANY_REQUESTS ? 'tooOften' : 'failed');
      return;
    }
    form.innerHTML =
      markup`<p class="mb-3 wrap-anywhere" role="status">${question.sent(value)}</p><button class="btn btn-secondary w-full" type="button" data-close>${say('done')}</button>`.html;
    form.querySelector('button')?.focus();
  });
  return field;
}
