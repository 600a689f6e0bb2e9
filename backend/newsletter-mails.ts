import { type BrandEnv, variantBrand } from '../src/brands/site-brand.ts';
import { SUBSCRIPTION } from '../src/api/subscription/endpoints.ts';
import { routePath } from '../src/routes.ts';
import type { Mailer } from './mail/mailer.ts';
import type { NewsletterMails } from './newsletter/newsletter-calls.ts';
import type { Subscription } from './newsletter/subscriptions.ts';

/** Address of a subscription's own page. `origin`: where browsers reach the shop. */
export function newsletterPage(env: BrandEnv, origin: () => string) {
  const brandSlug = variantBrand(env).slug;
  // After the #: the key gets into no server's log.
  return ({ key, locale }: Pick<Subscription, 'key' | 'locale'>) =>
    `${origin()}${routePath('newsletter', locale, brandSlug)}#token=${key}`;
}

/** The mails of the newsletter. `origin`: where browsers reach the shop. */
export function newsletterMails(
  mailer: Mailer,
  env: BrandEnv,
  origin: () => string,
): NewsletterMails {
  const page = newsletterPage(env, origin);
  return {
    async confirm(trx, subscription) {
      const { email: to, locale } = subscription;
      const values = { link: page(subscription) };
      await mailer.send(trx, { template: 'newsletter-confirm', to, locale, values });
    },
    async welcome(trx, subscription) {
      const { email: to, locale, key } = subscription;
      const unsubscribeUrl = origin() + SUBSCRIPTION.unsubscribe.path.replace('{id}', key);
      const values = { link: page(subscription), unsubscribeUrl };
      await mailer.send(trx, { template: 'newsletter-welcome', to, locale, values });
    },
  };
}
