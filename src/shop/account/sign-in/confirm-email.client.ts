import { showErrorSummary, initForm, formText } from './form.client.ts';
import { takeMailedToken } from './mailed-token.client.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';

const token = takeMailedToken();

// Confirmation needs a button press, since mail scanners follow links.
const form = initForm('confirm-email', {
  async send() {
    const { confirmEmail } = await import('../session/account-access.ts');
    return confirmEmail(pageLocale(), token ?? '');
  },
});

if (form && !token) {
  form.querySelector('button')?.remove();
  showErrorSummary(form, formText('noToken'));
}
