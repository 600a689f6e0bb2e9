import { type BrandEnv, variantBrand } from '../src/brands/site-brand.ts';
import type { Locale } from '../src/domain/entities/common.ts';
import type { Env } from '../src/env.ts';
import { routePath } from '../src/routes.ts';
import { accountMails } from './account-mails.ts';
import type { CustomerMails } from './customer/customer-mails.ts';
import { publicOrigin } from './identity/public-origin.ts';
import type { Mailer } from './mail/mailer.ts';

const CONTACT_PAGE: Record<Locale, string> = {
  nl: '/klantenservice/contact',
  en: '/en/customer-service/contact',
};

/** The mails about changes of a customer. `listening`: where this process listens. */
export function customerMails(
  mailer: Mailer,
  env: BrandEnv & Pick<Env, 'SITE_URL'>,
  listening: () => string,
): CustomerMails {
  const brandSlug = variantBrand(env).slug;
  const origin = () => publicOrigin(env.SITE_URL, listening());
  const contact = (locale: Locale) => origin() + CONTACT_PAGE[locale];
  const { confirmEmail } = accountMails(mailer, origin, brandSlug);
  return {
    confirmEmail,
    async emailChanged(trx, { to, locale, name, at, newAddress }) {
      const values = { name, at: at.toISOString(), newAddress, link: contact(locale) };
      await mailer.send(trx, { template: 'email-changed', to, locale, values });
    },
    async addressAdded(trx, { to, locale, name, at, address }) {
      const link = origin() + routePath('account-overview', locale, brandSlug);
      const values = { name, at: at.toISOString(), address, link };
      await mailer.send(trx, { template: 'address-added', to, locale, values });
    },
    async accountDeleted(trx, { to, locale, name, at }) {
      const values = { name, at: at.toISOString(), link: contact(locale) };
      await mailer.send(trx, { template: 'account-deleted', to, locale, values });
    },
  };
}
