import texts from 'texts:tools/contact';
import type { Locale } from '../../domain/entities/common.ts';
import { cleanPhone } from '../../domain/pasted-text.ts';
import { isPhoneNumber } from '../../domain/phone-number.ts';
import { askForMore } from '../../stores/product-contact.ts';
import { notify } from '../../stores/notification.ts';
import { markup } from '../listing/markup.ts';
import { openDialog } from './dialog.ts';

/** The form to be called about a larger quantity than lies ready (`api/ternair/product-contact`). */
export function openContact(productId: number): void {
  const locale = document.documentElement.lang as Locale;
  const t = texts[locale];
  const dialog = openDialog({
    title: t['title']!,
    close: t['close']!,
    body: markup`<form novalidate><p id="contact-hint">${t['text']!}</p><div class="fields"><label>${t['phone']!}<input class="field" type="tel" name="phone" inputmode="tel" autocomplete="tel" required aria-describedby="contact-error"></label></div><p class="error" id="contact-error" role="alert"></p><button class="btn btn-secondary">${t['send']!}</button></form>`,
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
    // Disabled, it would lose the focus.
    button.ariaDisabled = 'true';
    const result = await askForMore(productId, phone, locale);
    button.ariaDisabled = 'false';
    if (result !== 'sent') {
      error.textContent = t[result]!;
      return;
    }
    form.innerHTML =
      markup`<p role="status">${t['sent']!} ${phone}.</p><button class="btn btn-secondary" type="button" data-close>${t['done']!}</button>`.html;
    form.querySelector('button')?.focus();
    notify(t['sentShort']!, 'success');
  });
}
