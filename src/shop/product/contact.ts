import texts from 'texts:tools/contact';
import { requestMore } from '../../api/products/client.ts';
import { cleanPhone } from '../../domain/shared/pasted-text.ts';
import { isPhoneNumber } from '../../domain/shared/phone-number.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { api } from '../calls/api.ts';
import { notify } from '../calls/notification.ts';
import { markup } from '../listing/markup.ts';
import { openAskDialog } from './ask-dialog.ts';

/** The call-back form for quantities above the stock (`api/ternair/product-contact`). */
export function openContact(productId: number): void {
  const locale = pageLocale();
  const say = (key: keyof typeof texts.nl) => texts[locale][key];
  openAskDialog({
    ...{ id: 'contact', say, label: say('phone') },
    field: markup`type="tel" name="phone" inputmode="tel" autocomplete="tel"`,
    clean: cleanPhone,
    isValid: isPhoneNumber,
    send: (phone) => requestMore(api(locale), productId, phone),
    sent(phone) {
      notify(say('sentShort'), 'success');
      return fill(say('sent'), { phone });
    },
  });
}
