import type { IncomingMessage, ServerResponse } from 'node:http';
import { type HttpBindings, getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import Provider, { errors } from 'oidc-provider';
import { bodyLimit } from 'hono/body-limit';
import { privatePageHeaders } from '../../../platform/site/security-headers.ts';
import {
  LOGOUT_SCRIPT_SOURCE,
  errorPage,
  languageOf,
  assetRoutes,
  PROVIDER_PATH,
} from './pages.ts';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { ClientAddress } from '../../../platform/http/limits/client-address.ts';
import type { KnownDevices, SignInLimits } from '../../../platform/http/limits/database-limits.ts';
import type { Account } from '../accounts.ts';
import type { SignInCodes } from '../account-tokens.ts';
import {
  codeElsewherePage,
  codeInLink,
  codePage,
  type DemoAccount,
  type LoginFault,
  loginPage,
  type LoginPageBrand,
} from './login-page.ts';
import { mailAddress } from '../../../platform/mail/address.ts';
import { cleanEmail } from '../../../../src/domain/shared/pasted-text.ts';
import { type Bounds, ROUTES } from '../../../../src/api/bounds.ts';
import { tooOftenText } from '../../../platform/http/answers.ts';
import { QueueFullError } from '../../../platform/http/limits/work-queue.ts';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src ${LOGOUT_SCRIPT_SOURCE}`,
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // All redirects after sign-in and sign-out stay on the shop's origin.
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Headers of every response below `/id`. */
export const PROVIDER_HEADERS: Readonly<Record<string, string>> = {
  ...privatePageHeaders(CONTENT_SECURITY_POLICY),
};

interface LoginRouteOptions {
  provider(): Promise<Provider>;
  /** The account of an address and a password; null if they do not match. */
  verify(email: string, password: string): Promise<Account | null>;
  /** Mails the confirmation of an address again, if it is unconfirmed. */
  resendConfirmation(email: string): Promise<void>;
  codes: SignInCodes;
  limits: SignInLimits;
  devices: KnownDevices;
  addressOf: ClientAddress;
  /** Demo accounts to display; empty outside the embedded default. */
  demoAccounts(locale: Locale): Promise<readonly DemoAccount[]>;
  brand: LoginPageBrand;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** `GET` and `POST /id/login/{uid}`: the sign-in form of the embedded provider. */
function loginRoutes(options: LoginRouteOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  /** The interaction started in this browser; null if it ended or belongs to another browser. */
  const interactionOf = async ({ incoming, outgoing }: HttpBindings) => {
    const provider = await options.provider();
    try {
      return { provider, details: await provider.interactionDetails(incoming, outgoing) };
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return null;
      throw error;
    }
  };
  const renderLoginPage = async (
    details: Interaction,
    email = '',
    fault?: LoginFault,
    seconds = 0,
  ) => {
    const locale = localeOf(details);
    const demoAccounts = await options.demoAccounts(locale);
    return loginPage({ ...{ locale, email, fault, seconds, demoAccounts }, brand: options.brand });
  };

  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/login/:uid', async (c) => {
    const started = await interactionOf(c.env);
    const code = codeInLink(c.req.query('code'));
    if (!started)
      return code ? c.html(codeElsewherePage(code, pageLanguage(c))) : respondExpired(c);
    const { details } = started;
    const email = await options.codes.pendingEmail(details.uid);
    if (email === null || c.req.query('other') !== undefined)
      return c.html(await renderLoginPage(details, email ?? '', code ? 'code-over' : undefined));
    return c.html(codePage({ locale: localeOf(details), email, code }));
  });
  app.post('/login/:uid', async (c) => {
    const started = await interactionOf(c.env);
    if (!started) return respondExpired(c);
    const { details } = started;
    const form = await c.req.parseBody();
    const email = textOf(form['email']);
    const password = textOf(form['password']);
    if (form['code'] !== undefined) return redeemCode(c, started, textOf(form['code']));
    if (form['resend'] !== undefined) {
      await options.resendConfirmation(email);
      return c.html(await renderLoginPage(details, email, 'resent'));
    }
    // The Enter key in the address field presses the first button, before a password was typed.
    if (form['send'] !== undefined || password === '') return sendCode(c, started, email);
    const attempt = {
      name: email,
      address: options.addressOf(c),
      device: options.devices.idOf(c, email),
    };
    const seconds = await options.limits.count(attempt);
    if (seconds > 0) return respondTooOften(c, started, email, seconds);
    const account = await options.verify(email, password);
    if (!account) return c.html(await renderLoginPage(details, email, 'wrong'), 401);
    await options.limits.resetTries(attempt);
    if (!account.isConfirmed)
      return c.html(await renderLoginPage(details, email, 'unconfirmed'), 403);
    return finishSignIn(c, started, account);
  });

  const respondTooOften = async (
    c: LoginContext,
    { details }: StartedInteraction,
    email: string,
    seconds: number,
  ) => {
    c.header('Retry-After', String(seconds));
    return c.html(await renderLoginPage(details, email, 'too-often', seconds), 429);
  };
  const sendCode = async (c: LoginContext, started: StartedInteraction, typed: string) => {
    const { details } = started;
    const email = mailAddress.safeParse(cleanEmail(typed));
    if (!email.success) return c.html(await renderLoginPage(details, typed, 'email'), 422);
    const address = options.addressOf(c);
    const seconds = await options.codes.sendCode(
      details.uid,
      email.data,
      localeOf(details),
      address,
    );
    if (seconds > 0) return respondTooOften(c, started, typed, seconds);
    // Redirects to the page for the code, so that a reload sends no second mail.
    return c.redirect(`${PROVIDER_PATH}/login/${details.uid}`, 303);
  };
  const redeemCode = async (c: LoginContext, started: StartedInteraction, typed: string) => {
    const { details } = started;
    const email = (await options.codes.pendingEmail(details.uid)) ?? '';
    const result = await options.codes.redeemCode(details.uid, typed.replace(/\D/g, ''));
    if ('account' in result) return finishSignIn(c, started, result.account);
    if (result.triesLeft === 0)
      return c.html(await renderLoginPage(details, email, 'code-over'), 401);
    const locale = localeOf(details);
    return c.html(codePage({ locale, email, code: '', triesLeft: result.triesLeft }), 401);
  };
  const finishSignIn = async (
    c: LoginContext,
    { provider }: StartedInteraction,
    { subject, email }: Account,
  ) => {
    options.devices.remember(c, email);
    const result = { login: { accountId: subject, remember: true } };
    const { incoming, outgoing } = c.env;
    const next = await provider.interactionResult(incoming, outgoing, result, {
      mergeWithLastSubmission: false,
    });
    return c.redirect(next, 303);
  };
  return app;
}

/** A request to the sign-in form. */
type LoginContext = Context<{ Bindings: HttpBindings }>;
interface StartedInteraction {
  provider: Provider;
  details: Interaction;
}

const pageLanguage = (c: Context) => languageOf(c.req.header('accept-language'));

const respondExpired = (c: Context) => c.html(errorPage('', pageLanguage(c)), 400);

/** PostgreSQL does not store NUL characters. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').slice(0, 500) : '';

function localeOf({ params }: Interaction): Locale {
  return String(params['ui_locales'] ?? '').startsWith('en') ? 'en' : 'nl';
}

const FORM_PATHS = [`${PROVIDER_PATH}/login/`, `${PROVIDER_PATH}/assets/`];

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/**
 * Handles everything below `/id`: the sign-in form, its assets, and the protocol itself. The
 * provider reads request bodies itself, so nothing may consume them first.
 */
export function providerListener(
  options: LoginRouteOptions & {
    provider(): Promise<Provider>;
    /** Public origin of the shop. */
    origin(): string;
    /** Counts a request; returns the seconds to wait, or 0. */
    countRequest(request: IncomingMessage, bounds: Bounds): number;
  },
): Listener {
  const { bounds } = ROUTES.provider;
  const app = new Hono()
    .use(bodyLimit({ maxSize: bounds.bodyBytes }))
    .onError((error, c) => {
      if (!(error instanceof QueueFullError)) throw error;
      return c.text(error.message, 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
    })
    .route(PROVIDER_PATH, assetRoutes())
    .route(PROVIDER_PATH, loginRoutes(options) as unknown as Hono);
  const handleForms = getRequestListener(app.fetch);
  return async (request, response) => {
    const url = request.url ?? '/';
    for (const [name, value] of Object.entries(PROVIDER_HEADERS)) response.setHeader(name, value);
    const wait = options.countRequest(request, bounds);
    if (wait > 0) return refuseRequest(request, response, wait);
    setOriginHeaders(request, options.origin());
    if (FORM_PATHS.some((path) => url.startsWith(path))) return handleForms(request, response);
    const provider = await options.provider();
    const raw = request as IncomingMessage & { originalUrl?: string };
    raw.originalUrl = url;
    request.url = url.slice(PROVIDER_PATH.length) || '/';
    return provider.callback()(request, response);
  };
}

/**
 * Overwrites the host and protocol headers, which clients can forge, with the shop's. The provider
 * derives its URLs, and whether cookies are secure, from them.
 */
function setOriginHeaders({ headers }: IncomingMessage, origin: string): void {
  const { host, protocol } = new URL(origin);
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
}

async function refuseRequest(request: IncomingMessage, response: ServerResponse, wait: number) {
  const text = tooOftenText(wait)[languageOf(request.headers['accept-language'])];
  response.writeHead(429, {
    'Retry-After': String(wait),
    'Content-Type': 'text/plain; charset=UTF-8',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

/** True for requests to the embedded provider. */
export const isProviderPath = (url: string): boolean => url.startsWith(`${PROVIDER_PATH}/`);
