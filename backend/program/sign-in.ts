import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { variantBrand } from '../../src/brands/site-brand.ts';
import { LOCALES } from '../../src/domain/shared/common.ts';
import type { Env } from '../../src/env.ts';
import { routePath } from '../../src/routes.ts';
import { applyConsentChange } from '../customers/newsletter/newsletter.ts';
import { mergeVisitorCart } from '../cart/own-cart.ts';
import { accountMails, codeMail } from './mails.ts';
import { signInCodes } from '../customers/identity/account-tokens.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { Demo } from './demo.ts';
import {
  databaseLimits,
  knownDevices,
  signInLimits,
} from '../platform/http/limits/database-limits.ts';
import { accountByPassword, tokenUserOf } from '../customers/identity/accounts.ts';
import type { OnConfirmed } from '../customers/identity/auth-service.ts';
import { type Identity, openIdentity } from '../customers/identity/identity.ts';
import type { LoginPageBrand } from '../customers/identity/provider/login-page.ts';
import { providerListener } from '../customers/identity/provider/listener.ts';
import { PROVIDER_PATH } from '../customers/identity/provider/pages.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { OpenLimits } from './open-limits.ts';
import { publicOrigin } from '../customers/identity/relying-party.ts';
import { mergeVisitor, mergeViewed } from '../catalogue/reads/preference-routes.ts';
import type { Mailer } from '../platform/mail/outgoing-mail.ts';

interface OpenSignInOptions {
  env: Env;
  demo: Demo | null;
  log: Logger;
  db: Kysely<Database>;
  now(): Date;
  jobs: JobQueue;
  mailer: Mailer;
  cookieSecret: string;
  limits: OpenLimits;
  /** Local address of this process, once it listens. */
  listening(): string;
}

export interface SignIn {
  identity: Identity;
  /** Handles paths below `/id`; null with an external issuer. */
  provider: ((request: IncomingMessage, response: ServerResponse) => Promise<unknown>) | null;
}

/** Sign-in of customers, through the embedded provider unless OIDC_ISSUER is set. */
export function openSignIn(options: OpenSignInOptions): SignIn {
  const { env, demo, log, db, now, jobs, mailer, cookieSecret, limits, listening } = options;
  const brand = variantBrand(env);
  const origin = () => publicOrigin(env.SITE_URL, listening());
  const onConfirmed: OnConfirmed = (trx, accountId, at) =>
    applyConsentChange(trx, accountId, 'confirmed', at);
  const identity = openIdentity({
    ...{ db, log, now, origin, jobs },
    external: env.OIDC_ISSUER
      ? {
          issuer: env.OIDC_ISSUER,
          clientId: env.OIDC_CLIENT_ID,
          clientSecret: env.OIDC_CLIENT_SECRET,
          scopes: env.OIDC_SCOPES,
        }
      : null,
    loopback: listening,
    brandSlug: brand.slug,
    secret: cookieSecret,
    mails: accountMails(mailer, origin, brand.slug),
    onConfirmed,
    async onSignedIn(accountId, visitor) {
      const user = await tokenUserOf(db, accountId);
      if (!user) return;
      await db.transaction().execute(async (trx) => {
        await mergeVisitor(trx, visitor, user.id);
        await mergeViewed(trx, visitor.visitorId, Number(user.contactId));
        await mergeVisitorCart(trx, visitor.visitorId, Number(user.contactId), now());
      });
    },
  });
  if (!identity.provider) return { identity, provider: null };
  const limit = databaseLimits(db);
  const provider = providerListener({
    provider: identity.provider,
    origin,
    verify: (email, password) => accountByPassword(db, email, password),
    resendConfirmation: identity.resendConfirmation,
    codes: signInCodes({
      ...{ db, now, onConfirmed, secret: cookieSecret },
      sendCode: codeMail(mailer, origin),
    }),
    // Customers and editors are counted separately.
    limits: signInLimits((of) => limit({ ...of, name: `customer-${of.name}` })),
    devices: knownDevices({
      secret: cookieSecret,
      cookie: 'device',
      path: PROVIDER_PATH,
      isSecure: env.SITE_URL.startsWith('https:'),
    }),
    addressOf: limits.addressOf,
    countRequest: limits.countRequest,
    demoAccounts: async (locale) => demo?.listAccounts(db, locale) ?? [],
    brand: { links: pageLinks(brand.slug) },
  });
  return { identity, provider };
}

function pageLinks(slug: string): LoginPageBrand['links'] {
  const links = LOCALES.map((locale) => {
    const urlOf = (name: Parameters<typeof routePath>[0]) => routePath(name, locale, slug);
    return [locale, { register: urlOf('register'), forgot: urlOf('forgot-password') }];
  });
  return Object.fromEntries(links) as LoginPageBrand['links'];
}
