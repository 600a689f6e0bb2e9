import type { Outcome } from '../../api/outcome.ts';
import { markup, type Markup } from '../listing/markup.ts';
import { FIELD_GRID, openDialog } from './dialog.ts';
import contactTexts from 'texts:tools/contact';
import { requestPhoneCall, requestStockAlert } from '../../api/products/client.ts';
import { cleanPhone, cleanEmail } from '../../domain/shared/pasted-text.ts';
import { isPhoneNumber, isValidEmail } from '../../domain/validation/field-formats.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { api } from '../calls/api.ts';
import { notify } from '../calls/notification.ts';
import alertTexts from 'texts:tools/alert';
import { $user } from '../account/session/user.ts';

const TOO_MANY_REQUESTS = 429;
const BAD_REQUEST = 400;

/** Keys of the texts that every dialog of this kind needs. */
export type QuestionTextKey =
  | 'title'
  | 'close'
  | 'text'
  | 'send'
  | 'done'
  | 'required'
  | 'invalid'
  | 'tooOften'
  | 'failed';

interface Question {
  /** Prefix of the ids of the elements that describe the field. */
  id: string;
  text(key: QuestionTextKey): string;
  /** Shown above the text. */
  introduction?: Markup | '';
  label: string;
  /** Attributes of the input element. */
  fieldAttributes: Markup;
  normalise(value: string): string;
  isValid(value: string): boolean;
  send(value: string): Promise<Outcome<null>>;
  /** The sentence that replaces the form after sending. */
  sentText(value: string): string;
}

/** Opens a dialog that asks for one value and sends it. Returns its field. */
export function openAskDialog(question: Question): HTMLInputElement {
  const { id, text, introduction = '', label } = question;
  const dialog = openDialog({
    title: text('title'),
    close: text('close'),
    body: markup`<form novalidate>${introduction}<p id="${id}-hint">${text('text')}</p><div class="${FIELD_GRID}"><label class="block font-medium">${label}<input class="field" ${question.fieldAttributes} required aria-describedby="${id}-hint ${id}-error"></label></div><p class="error mb-3 min-h-5.5 text-sm text-discount" id="${id}-error" role="alert"></p><button class="btn btn-secondary w-full aria-disabled:cursor-default aria-disabled:opacity-55">${text('send')}</button></form>`,
  });
  const form = dialog.querySelector('form')!;
  const field = dialog.querySelector('input')!;
  const error = dialog.querySelector('.error')!;
  const button = dialog.querySelector<HTMLButtonElement>('form .btn')!;
  field.focus();

  const showError = (text: string) => {
    error.textContent = text;
    field.setAttribute('aria-invalid', String(text !== ''));
    if (text) field.focus();
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaDisabled === 'true') return;
    const value = question.normalise(field.value);
    if (!value) return showError(text('required'));
    if (!question.isValid(value)) return showError(text('invalid'));
    showError('');
    // Not `disabled`: a disabled button would lose the focus.
    button.ariaDisabled = 'true';
    const outcome = await question.send(value);
    button.ariaDisabled = 'false';
    if (!outcome.ok) {
      if (outcome.status === BAD_REQUEST) return showError(text('invalid'));
      error.textContent = text(outcome.status === TOO_MANY_REQUESTS ? 'tooOften' : 'failed');
      return;
    }
    form.innerHTML =
      markup`<p class="mb-3 wrap-anywhere" role="status">${question.sentText(value)}</p><button class="btn btn-secondary w-full" type="button" data-close>${text('done')}</button>`.html;
    form.querySelector('button')?.focus();
  });
  return field;
}

/** The call-back form for quantities above the stock (`api/ternair/product-contact`). */
export function openCallBackDialog(productId: number): void {
  const locale = pageLocale();
  const textOf = (key: keyof typeof contactTexts.nl) => contactTexts[locale][key];
  openAskDialog({
    ...{ id: 'contact', text: textOf, label: textOf('phone') },
    fieldAttributes: markup`type="tel" name="phone" inputmode="tel" autocomplete="tel"`,
    normalise: cleanPhone,
    isValid: isPhoneNumber,
    send: (phone) => requestPhoneCall(api(locale), productId, phone),
    sentText(phone) {
      notify(textOf('sentShort'), 'success');
      return fill(textOf('sent'), { phone });
    },
  });
}

/**
 * Asks for an e-mail address, to which one mail is sent when a sold-out product is back in stock.
 * `expected`: sentence that tells when that will be; may be empty.
 */
export function openStockAlertDialog(productId: number, expected: string): void {
  const locale = pageLocale();
  const textOf = (key: keyof typeof alertTexts.nl) => alertTexts[locale][key];
  const field = openAskDialog({
    ...{ id: 'alert', text: textOf, label: textOf('email') },
    introduction: expected && markup`<p class="mb-2 font-bold">${expected}.</p>`,
    fieldAttributes: markup`type="email" name="email" inputmode="email" autocomplete="email" maxlength="254"`,
    normalise: cleanEmail,
    isValid: isValidEmail,
    send: (email) => requestStockAlert(api(locale), productId, email),
    sentText: (email) => fill(textOf('sent'), { email }),
  });
  if ($user.get()) void fillInEmail(field);
}

/** Fills in the signed-in customer's address, unless something has been typed meanwhile. */
async function fillInEmail(field: HTMLInputElement): Promise<void> {
  const { loadCustomer } = await import('../account/session/customer.ts');
  const customer = await loadCustomer(pageLocale());
  if (customer && !field.value) field.value = customer.email;
}
