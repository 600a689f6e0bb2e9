import texts from 'texts:tools/contact';
import { requestMore } from '../../api/products/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { api } from '../calls/api.ts';
import { cleanPhone } from '../../domain/shared/pasted-text.ts';
import { isPhoneNumber } from '../../domain/shared/phone-number.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { notify } from '../calls/notification.ts';
import { markup } from '../listing/markup.ts';
import { FIELDS, openDialog } from './dialog.ts';

const TOO_MANY_REQUESTS = 429;
const BAD_REQUEST = 400;

export type ContactResult = 'sent' | 'invalid' | 'tooOften' | 'failed';

/** Requests a call back about a larger quantity of a product. */
async function askForMore(
  productId: number,
  phoneNumber: string,
  locale: Locale,
): Promise<ContactResult> {
  const outcome = await requestMore(api(locale), productId, phoneNumber);
  if (outcome.ok) return 'sent';
  if (outcome.status === TOO_MANY_REQUESTS) return 'tooOften';
  return outcome.status === BAD_REQUEST ? 'invalid' : 'failed';
}

/** The call-back form for quantities above the stock (`api/ternair/product-contact`). */
export function openContact(productId: number): void {
  const locale = pageLocale();
  const t = texts[locale];
  const dialog = openDialog({
    title: t['title']!,
    close: t['close']!,
    body: markup`<form novalidate><p id="contact-hint">${t['text']!}</p><div class="${FIELDS}"><label class="block font-medium">${t['phone']!}<input class="field" type="tel" name="phone" inputmode="tel" autocomplete="tel" required aria-describedby="contact-error"></label></div><p class="error mb-3 min-h-5.5 text-sm text-discount" id="contact-error" role="alert"></p><button class="btn btn-secondary w-full aria-disabled:cursor-default aria-disabled:opacity-55">${t['send']!}</button></form>`,
  });
  const form = dialog.querySelector('form')!;
  const field = dialog.querySelector('input')!;
  const error = dialog.querySelector('.error')!;
  const button = dialog.querySelector<HTMLButtonElement>('.btn')!;
  field.focus();

  const refuse = (text: string) => {
    error.textContent = text;
    field.setAttribute('aria-invalid', String(text !== ''));
    if (text) field.focus();
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaDisabled === 'true') return;
    const phone = cleanPhone(field.value);
    if (!phone) return refuse(t['required']!);
    if (!isPhoneNumber(phone)) return refuse(t['invalid']!);
    refuse('');
    // `disabled` would drop the focus.
    button.ariaDisabled = 'true';
    const result = await askForMore(productId, phone, locale);
    button.ariaDisabled = 'false';
    if (result !== 'sent') {
      error.textContent = t[result]!;
      return;
    }
    form.innerHTML =
      markup`<p role="status">${t['sent']!} ${phone}.</p><button class="btn btn-secondary w-full" type="button" data-close>${t['done']!}</button>`.html;
    form.querySelector('button')?.focus();
    notify(t['sentShort']!, 'success');
  });
}
