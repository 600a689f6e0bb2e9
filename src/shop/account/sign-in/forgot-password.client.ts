import { requestedResetMessage, setRequestedReset } from '../session/password-reset.ts';
import { initForm, showServerMessage } from './form.client.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';

const form = initForm('forgot-password', {
  async send({ email = '' }) {
    const { forgotPassword } = await import('../session/account-access.ts');
    return forgotPassword(pageLocale(), email.trim());
  },
  onDone: setRequestedReset,
});

// The form stays visible, in case the address was mistyped.
const resetMessage = requestedResetMessage();
if (form && resetMessage) showServerMessage(form, resetMessage);
