import texts from 'texts:tools/alert';
import { askStockAlert } from '../../api/products/client.ts';
import { cleanEmail } from '../../domain/shared/pasted-text.ts';
import { isValidEmail } from '../../domain/validation/field-formats.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { $user } from '../account/session/user.ts';
import { api } from '../calls/api.ts';
import { markup } from '../listing/markup.ts';
import { openAskDialog } from './ask-dialog.ts';

/**
 * Asks for an address to mail once when a sold-out product is back in stock. `expected`: sentence
 * on when that will be; may be empty.
 */
export function openStockAlert(productId: number, expected: string): void {
  const locale = pageLocale();
  const say = (key: string) => texts[locale][key] ?? '';
  const field = openAskDialog({
    ...{ id: 'alert', say, label: say('email') },
    lead: expected && markup`<p class="mb-2 font-bold">${expected}.</p>`,
    field: markup`type="email" name="email" inputmode="email" autocomplete="email" maxlength="254"`,
    clean: cleanEmail,
    isValid: isValidEmail,
    send: (email) => askStockAlert(api(locale), productId, email),
    sent: (email) => fill(say('sent'), { email }),
  });
  if ($user.get()) void prefill(field);
}

/** The address of a signed-in customer, unless something was typed meanwhile. */
async function prefill(field: HTMLInputElement): Promise<void> {
  const { loadCustomer } = await import('../account/session/customer.ts');
  const customer = await loadCustomer(pageLocale());
  if (customer && !field.value) field.value = customer.email;
}
