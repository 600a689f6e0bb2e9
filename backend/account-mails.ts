import { routePath } from '../src/routes.ts';
import type { Locale } from '../src/domain/entities/common.ts';
import { TOKEN_LIFE_MS } from './identity/account-tokens.ts';
import type { AccountMails } from './identity/auth-service.ts';
import type { Mailer } from './mail/mailer.ts';

type MailedPage = 'confirm-email' | 'reset-password' | 'forgot-password';

/** The mails of accounts. Their links carry a token after `#`, which no server log sees. */
export function accountMails(
  mailer: Mailer,
  origin: () => string,
  brandSlug: string,
): AccountMails {
  const page = (name: MailedPage, locale: Locale) => origin() + routePath(name, locale, brandSlug);
  const withToken =
    (template: 'confirm-email' | 'reset-password'): AccountMails['confirmEmail'] =>
    async (trx, { to, locale, name, at, token }) => {
      const until = new Date(at.getTime() + TOKEN_LIFE_MS[template]).toISOString();
      const values = { name, link: `${page(template, locale)}#token=${token}`, until };
      await mailer.send(trx, { template, to, locale, values });
    };
  return {
    confirmEmail: withToken('confirm-email'),
    resetPassword: withToken('reset-password'),
    async passwordChanged(trx, { to, locale, name, at }) {
      const values = { name, at: at.toISOString(), link: page('forgot-password', locale) };
      await mailer.send(trx, { template: 'password-changed', to, locale, values });
    },
  };
}
