import { followForm, pageLocale } from './form.client.ts';

followForm('forgot-password', {
  async send({ email = '' }) {
    const { forgotPassword } = await import('../../stores/account-access.ts');
    return forgotPassword(pageLocale(), email.trim());
  },
});
