import texts from 'texts:tools/alert';
import { askStockAlert } from '../../api/products/client.ts';
import { cleanEmail } from '../../domain/shared/pasted-text.ts';
import { isValidEmail } from '../../domain/validation/email.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { $user } from '../account/session/user.ts';
import { api } from '../calls/api.ts';
import { markup } from '../listing/markup.ts';
import { FIELDS, openDialog } from './dialog.ts';

const TOO_MANY_REQUESTS = 429;
const BAD_REQUEST = 400;

/**
 * Asks for an address to mail once when a sold-out product is back in stock. `expected`: sentence
 * on when that will be; may be empty.
 */
export function openStockAlert(productId: number, expected: string): void {
  const locale = pageLocale();
  const t = texts[locale] as Record<string, string>;
  const say = (key: string) => t[key] ?? '';
  const dialog = openDialog({
    title: say('title'),
    close: say('close'),
    body: markup`<form novalidate>${expected && markup`<p class="mb-2 font-bold">${expected}.</p>`}<p id="alert-hint">${say('text')}</p><div class="${FIELDS}"><label class="block font-medium">${say('email')}<input class="field" type="email" name="email" inputmode="email" autocomplete="email" maxlength="254" required aria-describedby="alert-hint alert-error"></label></div><p class="error mb-3 min-h-5.5 text-sm text-discount" id="alert-error" role="alert"></p><button class="btn btn-secondary w-full aria-disabled:cursor-default aria-disabled:opacity-55">${say('send')}</button></form>`,
  });
  const form = dialog.querySelector('form')!;
  const field = dialog.querySelector('input')!;
  const error = dialog.querySelector('.error')!;
  const button = dialog.querySelector<HTMLButtonElement>('form .btn')!;
  field.focus();
  if ($user.get()) void prefill(field);

  const refuse = (text: string) => {
    error.textContent = text;
    field.setAttribute('aria-invalid', String(text !== ''));
    if (text) field.focus();
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaDisabled === 'true') return;
    const email = cleanEmail(field.value);
    if (!email) return refuse(say('required'));
    if (!isValidEmail(email)) return refuse(say('invalid'));
    refuse('');
    // `disabled` would drop the focus.
    button.ariaDisabled = 'true';
    const outcome = await askStockAlert(api(locale), productId, email);
    button.ariaDisabled = 'false';
    if (!outcome.ok) {
      if (outcome.status === BAD_REQUEST) return refuse(say('invalid'));
      error.textContent = say(outcome.status === TOO_MANY_REQUESTS ? 'tooOften' : 'failed');
      return;
    }
    form.innerHTML =
      markup`<p class="mb-3 wrap-anywhere" role="status">${fill(say('sent'), { email })}</p><button class="btn btn-secondary w-full" type="button" data-close>${say('done')}</button>`.html;
    form.querySelector('button')?.focus();
  });
}

/** The address of a signed-in customer, unless something was typed meanwhile. */
async function prefill(field: HTMLInputElement): Promise<void> {
  const { loadCustomer } = await import('../account/session/customer.ts');
  const customer = await loadCustomer(pageLocale());
  if (customer && !field.value) field.value = customer.email;
}
