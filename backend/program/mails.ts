import { routePath } from '../../src/routes.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { TOKEN_LIFE_MS, type SendCode } from '../customers/identity/account-tokens.ts';
import type { AccountMails } from '../customers/identity/auth-service.ts';
import { PROVIDER_PATH } from '../customers/identity/provider/pages.ts';
import type { Mailer } from '../platform/mail/outgoing-mail.ts';
import { type BrandEnv, variantBrand } from '../../src/brands/site-brand.ts';
import type { Env } from '../../src/env.ts';
import type { CustomerMails } from '../customers/profile/customer-messages.ts';
import { publicOrigin } from '../customers/identity/relying-party.ts';
import { SUBSCRIPTION } from '../../src/api/subscription/client.ts';
import type { NewsletterMails, Subscription } from '../customers/newsletter/newsletter.ts';
import { STOCK_ALERTS } from '../../src/api/stock-alerts/client.ts';
import type { ConfirmAlert, NotifyBackInStock } from '../customers/stock-alerts/stock-alerts.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/db/schema/database.ts';
import type { HandledCall } from '../platform/http/handled-call.ts';
import type { JobHandler } from '../platform/jobs/job-queue.ts';
import { pushCalls } from '../customers/push/push-calls.ts';
import { pushHandler, vapidKeys, vapidSubject } from '../customers/push/push-job.ts';
import { installationSecret } from '../platform/private-data.ts';

type LinkedPage = 'confirm-email' | 'reset-password' | 'forgot-password';

/**
 * The mails of accounts. Their links contain a token after `#`, which is not sent to servers and so
 * not logged.
 */
export function accountMails(
  mailer: Mailer,
  origin: () => string,
  brandSlug: string,
): AccountMails {
  const pageUrl = (name: LinkedPage, locale: Locale) =>
    origin() + routePath(name, locale, brandSlug);
  const sendWithToken =
    (template: 'confirm-email' | 'reset-password'): AccountMails['sendConfirmation'] =>
    async (trx, { to, locale, name, at, token }) => {
      const until = new Date(at.getTime() + TOKEN_LIFE_MS[template]).toISOString();
      const values = { name, link: `${pageUrl(template, locale)}#token=${token}`, until };
      await mailer.send(trx, { template, to, locale, values });
    };
  return {
    sendConfirmation: sendWithToken('confirm-email'),
    sendPasswordReset: sendWithToken('reset-password'),
    async sendPasswordChanged(trx, { to, locale, name, at }) {
      const values = { name, at: at.toISOString(), link: pageUrl('forgot-password', locale) };
      await mailer.send(trx, { template: 'password-changed', to, locale, values });
    },
  };
}

/** The mail with a sign-in code. Its link opens the page of the browser's own sign-in attempt. */
export function codeMail(mailer: Mailer, origin: () => string): SendCode {
  return async (trx, { to, locale, code, attemptId, validUntil }) => {
    const link = `${origin()}${PROVIDER_PATH}/login/${attemptId}?code=${code}`;
    const values = { code, link, until: validUntil.toISOString() };
    await mailer.send(trx, { template: 'sign-in-code', to, locale, values });
  };
}

const CONTACT_PATHS: Record<Locale, string> = {
  nl: '/klantenservice/contact',
  en: '/en/customer-service/contact',
};

/** The mails about changes of a customer. `listening`: local address of this process. */
export function customerMails(
  mailer: Mailer,
  env: BrandEnv & Pick<Env, 'SITE_URL'>,
  listening: () => string,
): CustomerMails {
  const brandSlug = variantBrand(env).slug;
  const origin = () => publicOrigin(env.SITE_URL, listening());
  const contactUrl = (locale: Locale) => origin() + CONTACT_PATHS[locale];
  const { sendConfirmation } = accountMails(mailer, origin, brandSlug);
  return {
    sendConfirmation,
    async sendEmailChanged(trx, { to, locale, name, at, newAddress }) {
      const values = { name, at: at.toISOString(), newAddress, link: contactUrl(locale) };
      await mailer.send(trx, { template: 'email-changed', to, locale, values });
    },
    async sendAddressAdded(trx, { to, locale, name, at, address }) {
      const link = origin() + routePath('account-overview', locale, brandSlug);
      const values = { name, at: at.toISOString(), address, link };
      await mailer.send(trx, { template: 'address-added', to, locale, values });
    },
    async sendAccountDeleted(trx, { to, locale, name, at }) {
      const values = { name, at: at.toISOString(), link: contactUrl(locale) };
      await mailer.send(trx, { template: 'account-deleted', to, locale, values });
    },
  };
}

/** Address of the page of a subscription. `origin`: public origin of the shop. */
export function newsletterPageUrl(env: BrandEnv, origin: () => string) {
  const brandSlug = variantBrand(env).slug;
  // The key follows the `#`, so that no server logs it.
  return ({ key, locale }: Pick<Subscription, 'key' | 'locale'>) =>
    `${origin()}${routePath('newsletter', locale, brandSlug)}#token=${key}`;
}

/** The mails of the newsletter. `origin`: public origin of the shop. */
export function newsletterMails(
  mailer: Mailer,
  env: BrandEnv,
  origin: () => string,
): NewsletterMails {
  const pageUrl = newsletterPageUrl(env, origin);
  return {
    async sendConfirmation(trx, subscription) {
      const { email: to, locale } = subscription;
      const values = { link: pageUrl(subscription) };
      await mailer.send(trx, { template: 'newsletter-confirm', to, locale, values });
    },
    async sendWelcome(trx, subscription) {
      const { email: to, locale, key } = subscription;
      const unsubscribeUrl = origin() + SUBSCRIPTION.unsubscribe.path.replace('{id}', key);
      const values = { link: pageUrl(subscription), unsubscribeUrl };
      await mailer.send(trx, { template: 'newsletter-welcome', to, locale, values });
    },
  };
}

/** Address of the page of the alerts of an address. `origin`: public origin of the shop. */
export function stockAlertsPageUrl(env: BrandEnv, origin: () => string) {
  const brandSlug = variantBrand(env).slug;
  return ({ key, locale }: { key: string; locale: Locale }) =>
    `${origin()}${routePath('stock-alerts', locale, brandSlug)}#token=${key}`;
}

/** The mails about products that come back in stock. `origin`: public origin of the shop. */
export function stockAlertMails(
  mailer: Mailer,
  env: BrandEnv,
  origin: () => string,
): { sendConfirmation: ConfirmAlert; sendBackInStock: NotifyBackInStock } {
  const brandSlug = variantBrand(env).slug;
  const pageUrl = stockAlertsPageUrl(env, origin);
  const productLink = (url: string, locale: Locale) =>
    origin() + routePath('product-detail-url', locale, brandSlug, { url });
  const unsubscribeUrlOf = (key: string) => origin() + STOCK_ALERTS.end.path.replace('{id}', key);
  return {
    async sendConfirmation(trx, { id, email: to, locale, key, product, expected }) {
      const values = {
        product: product.name,
        link: pageUrl({ key, locale }),
        expected,
        unsubscribeUrl: `${unsubscribeUrlOf(key)}?productId=${product.id}`,
      };
      const mail = { template: 'stock-alert-asked', to, locale, values } as const;
      return (await mailer.send(trx, mail, `stock-alert-asked-${id}`)) !== null;
    },
    async sendBackInStock(trx, { email: to, locale, product, key: ofAddress }, key) {
      const values = {
        product: product.name,
        link: productLink(product.url, locale),
        ...(ofAddress && {
          end: pageUrl({ key: ofAddress, locale }),
          unsubscribeUrl: unsubscribeUrlOf(ofAddress),
        }),
      };
      const mail = { template: 'back-in-stock', to, locale, values } as const;
      return (await mailer.send(trx, mail, key)) !== null;
    },
  };
}

/** Notifications about orders, signed with the configured key, or a generated one in DATA_DIR. */
export function openPush(
  env: Env,
  db: Kysely<Database>,
): { calls: HandledCall[]; handler: JobHandler } {
  const privateKey = env.VAPID_PRIVATE_KEY || installationSecret(env.DATA_DIR, 'vapid-key');
  const subject = vapidSubject(env.VAPID_SUBJECT, env.MAIL_FROM?.address, env.SITE_URL);
  const options = {
    db,
    keys: vapidKeys(privateKey, subject),
    // Without the service worker, browsers cannot show them.
    services: env.SERVICE_WORKER === 'off' ? [] : env.PUSH_SERVICES,
    slug: variantBrand(env).slug,
  };
  return { calls: pushCalls(options), handler: pushHandler(options) };
}
