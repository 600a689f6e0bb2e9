import type { Outcome } from '../../api/outcome.ts';
import { markup, type Markup } from '../listing/markup.ts';
import { FIELDS, openDialog } from './dialog.ts';
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

/** Texts that every question needs. */
export type AskText =
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
  /** Begins the ids of its texts. */
  id: string;
  text(key: AskText): string;
  /** Stands above the text. */
  lead?: Markup | '';
  label: string;
  /** Attributes of the field. */
  field: Markup;
  normalise(value: string): string;
  isValid(value: string): boolean;
  send(value: string): Promise<Outcome<null>>;
  /** The sentence that replaces the form. */
  sent(value: string): string;
}

/** Opens a dialog that asks for one value and sends it. Returns its field. */
export function openAskDialog(question: Question): HTMLInputElement {
  const { id, text, lead = '', label } = question;
  const dialog = openDialog({
    title: text('title'),
    close: text('close'),
    body: markup`<form novalidate>${lead}<p id="${id}-hint">${text('text')}</p><div class="${FIELDS}"><label class="block font-medium">${label}<input class="field" ${question.field} required aria-describedby="${id}-hint ${id}-error"></label></div><p class="error mb-3 min-h-5.5 text-sm text-discount" id="${id}-error" role="alert"></p><button class="btn btn-secondary w-full aria-disabled:cursor-default aria-disabled:opacity-55">${text('send')}</button></form>`,
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
    const value = question.normalise(field.value);
    if (!value) return refuse(text('required'));
    if (!question.isValid(value)) return refuse(text('invalid'));
    refuse('');
    // `disabled` would drop the focus.
    button.ariaDisabled = 'true';
    const outcome = await question.send(value);
    button.ariaDisabled = 'false';
    if (!outcome.ok) {
      if (outcome.status === BAD_REQUEST) return refuse(text('invalid'));
      error.textContent = text(outcome.status === TOO_MANY_REQUESTS ? 'tooOften' : 'failed');
      return;
    }
    form.innerHTML =
      markup`<p class="mb-3 wrap-anywhere" role="status">${question.sent(value)}</p><button class="btn btn-secondary w-full" type="button" data-close>${text('done')}</button>`.html;
    form.querySelector('button')?.focus();
  });
  return field;
}

/** The call-back form for quantities above the stock (`api/ternair/product-contact`). */
export function openContact(productId: number): void {
  const locale = pageLocale();
  const text = (key: keyof typeof contactTexts.nl) => contactTexts[locale][key];
  openAskDialog({
    ...{ id: 'contact', text, label: text('phone') },
    field: markup`type="tel" name="phone" inputmode="tel" autocomplete="tel"`,
    normalise: cleanPhone,
    isValid: isPhoneNumber,
    send: (phone) => requestPhoneCall(api(locale), productId, phone),
    sent(phone) {
      notify(text('sentShort'), 'success');
      return fill(text('sent'), { phone });
    },
  });
}

/**
 * Asks for an address to mail once when a sold-out product is back in stock. `expected`: sentence
 * on when that will be; may be empty.
 */
export function openStockAlert(productId: number, expected: string): void {
  const locale = pageLocale();
  const text = (key: keyof typeof alertTexts.nl) => alertTexts[locale][key];
  const field = openAskDialog({
    ...{ id: 'alert', text, label: text('email') },
    lead: expected && markup`<p class="mb-2 font-bold">${expected}.</p>`,
    field: markup`type="email" name="email" inputmode="email" autocomplete="email" maxlength="254"`,
    normalise: cleanEmail,
    isValid: isValidEmail,
    send: (email) => requestStockAlert(api(locale), productId, email),
    sent: (email) => fill(text('sent'), { email }),
  });
  if ($user.get()) void prefill(field);
}

/** The address of a signed-in customer, unless something was typed meanwhile. */
async function prefill(field: HTMLInputElement): Promise<void> {
  const { loadCustomer } = await import('../account/session/customer.ts');
  const customer = await loadCustomer(pageLocale());
  if (customer && !field.value) field.value = customer.email;
}
