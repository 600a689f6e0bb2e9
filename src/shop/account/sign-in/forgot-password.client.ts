import { requestedReset, setRequestedReset } from '../session/password-reset.ts';
import { followForm, showServerMessage } from './form.client.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';

const form = followForm('forgot-password', {
  async send({ email = '' }) {
    const { forgotPassword } = await import('../session/account-access.ts');
    return forgotPassword(pageLocale(), email.trim());
  },
  done: setRequestedReset,
});

// The form stays visible, in case the address was mistyped.
const resetMessage = requestedReset();
if (form && resetMessage) showServerMessage(form, resetMessage);
