import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import type { Kysely } from 'kysely';
import type Provider from 'oidc-provider';
import { type Locale, LOCALES } from '../../../src/domain/shared/common.ts';
import { routePath } from '../../../src/routes.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';
import {
  SIGN_IN_COOKIE,
  SIGN_IN_LIFE_S,
  type SignInCookie,
  signInCookie,
  type AuthCallOptions,
  authCalls,
} from './auth-calls.ts';
import { ShopTokens } from './sessions.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { SignedInCustomer } from '../../platform/http/context.ts';
import type { HandledCall } from '../../platform/http/handled-call.ts';
import type { JobHandler, JobQueue } from '../../platform/jobs/job-queue.ts';
import { accountMailJob } from './account-tokens.ts';
import { EMBEDDED_ISSUER } from './accounts.ts';
import { type AccountMails, AuthService, type OnConfirmed } from './auth-service.ts';
import { PROVIDER_PATH } from './provider/pages.ts';
import { CLIENT_ID, createProvider, SCOPES } from './provider/provider.ts';

/** Derives a secret for one purpose from that of the installation. */
const derivedSecret = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(`derived:${purpose}`).digest('base64url');

/**
 * A `fetch` for the shop's own address over loopback, which bypasses the proxy and certificate that
 * browsers use to reach the embedded provider.
 */
function fetchOverLoopback(origin: () => string, loopback: () => string): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== new URL(origin()).origin) return fetch(input, init);
    return fetch(loopback() + url.pathname + url.search, init);
  };
}

export interface SignInRouteOptions {
  issuer(): Promise<RelyingParty>;
  cookie: SignInCookie;
  /** Public origin of the shop. */
  origin(): string;
  brandSlug: string;
  log: Logger;
}

/**
 * `GET /api/auth/bm`: starts a sign-in (spec 1 §4.1, §7). Redirects to the issuer, which returns to
 * `/login/redirect` in the language of the page.
 */
function signInRoutes(options: SignInRouteOptions): Hono {
  const app = new Hono();
  app.get('/bm', async (c) => {
    c.header('Cache-Control', 'no-store');
    const locale = localeOfPage(c.req.header('referer'));
    const returnPath = routePath('login-redirect', locale, options.brandSlug);
    const origin = options.origin();
    try {
      const issuer = await options.issuer();
      const { url, ...checks } = await issuer.beginSignIn(origin + returnPath, { locale });
      setCookie(c, SIGN_IN_COOKIE, options.cookie.write(checks), {
        httpOnly: true,
        sameSite: 'Lax',
        secure: origin.startsWith('https:'),
        path: '/api/auth',
        maxAge: SIGN_IN_LIFE_S,
      });
      return c.redirect(url);
    } catch (error) {
      options.log.error({ err: error }, 'The sign-in service does not answer');
      return c.redirect(`${returnPath}?error=unavailable`);
    }
  });
  return app;
}

function localeOfPage(address = ''): Locale {
  return URL.canParse(address) && /^\/en(\/|$)/.test(new URL(address).pathname) ? 'en' : 'nl';
}

/** An external OpenID provider for customers. */
export interface ExternalIssuer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
}

export interface IdentityOptions {
  db: Kysely<Database>;
  /** Null: the embedded provider. */
  external: ExternalIssuer | null;
  /** Public origin of the shop, known once it listens. */
  origin(): string;
  /** Local address of this process: `http://127.0.0.1:4321`. */
  loopback(): string;
  brandSlug: string;
  /** Signs cookies, and derives the embedded provider's client secret. */
  secret: string;
  jobs: JobQueue;
  mails: AccountMails;
  onConfirmed: OnConfirmed;
  onSignedIn: AuthCallOptions['onSignedIn'];
  log: Logger;
  now(): Date;
}

export interface Identity {
  /** Routes below `/api/auth` that start a sign-in. */
  signInRoutes: Hono;
  /** The auth operations. */
  calls: HandledCall[];
  /** Mails the confirmation of an address again, if it is unconfirmed. */
  resendConfirmation(email: string): Promise<void>;
  /** Handler of the jobs that send requested account mails. */
  handler: JobHandler;
  verifyToken(token: string): Promise<SignedInCustomer | null>;
  tokens: ShopTokens;
  /** The embedded provider; null with an external issuer. */
  provider: (() => Promise<Provider>) | null;
}

/** The embedded provider is recreated after this time, to load rotated keys. */
const PROVIDER_LIFE_MS = 12 * 60 * 60_000;

/** Sign-in of customers through OpenID Connect (DESIGN decision 6, ADR 0019). */
export function openIdentity(options: IdentityOptions): Identity {
  const { db, external, secret, now, log, brandSlug } = options;
  const pathsOf = (name: 'login-redirect' | 'logout-redirect') =>
    LOCALES.map((locale) => routePath(name, locale, brandSlug));
  const clientSecret = derivedSecret(secret, 'oidc-client');

  let currentProvider: { provider: Promise<Provider>; until: number } | null = null;
  const provider = (): Promise<Provider> => {
    if (currentProvider && currentProvider.until > now().getTime()) return currentProvider.provider;
    const newProvider = createProvider({
      ...{ db, now, clientSecret },
      origin: options.origin(),
      cookieSecrets: [derivedSecret(secret, 'oidc-cookies')],
      redirectPaths: pathsOf('login-redirect'),
      logoutPaths: pathsOf('logout-redirect'),
    });
    currentProvider = { provider: newProvider, until: now().getTime() + PROVIDER_LIFE_MS };
    newProvider.catch(() => (currentProvider = null));
    return newProvider;
  };

  let relyingPartyOfIssuer: RelyingParty | null = null;
  const issuer = async (): Promise<RelyingParty> =>
    (relyingPartyOfIssuer ??= external
      ? relyingParty(external)
      : relyingParty({
          issuer: options.origin() + PROVIDER_PATH,
          ...{ clientId: CLIENT_ID, clientSecret, scopes: SCOPES },
          fetch: fetchOverLoopback(options.origin, options.loopback),
        }));

  const auth = new AuthService(db, options.mails, now, options.onConfirmed);
  const mailJob = accountMailJob(db, options.jobs, auth);
  const tokens = new ShopTokens(db, brandSlug, now);
  const cookie = signInCookie(secret);
  return {
    signInRoutes: signInRoutes({ issuer, cookie, origin: options.origin, brandSlug, log }),
    calls: authCalls({
      ...{ db, auth, tokens, cookie, issuer, log },
      enqueueMail: mailJob.enqueue,
      onSignedIn: options.onSignedIn,
      issuerKey: external?.issuer ?? EMBEDDED_ISSUER,
      logoutReturnUrl: (locale) =>
        options.origin() + routePath('logout-redirect', locale, brandSlug),
    }),
    resendConfirmation: (email) => mailJob.enqueue({ purpose: 'resend-confirmation', email }),
    handler: mailJob.handler,
    verifyToken: (token) => tokens.verify(token),
    tokens,
    provider: external ? null : provider,
  };
}
