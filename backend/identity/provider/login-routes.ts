import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { ClientAddress } from '../../http/limits/client-address.ts';
import type { KnownDevices } from '../../http/limits/known-devices.ts';
import type { SignInLimits } from '../../http/limits/sign-in-limits.ts';
import type { Account } from '../accounts.ts';
import { errorPage, languageOf } from './pages.ts';
import { type DemoAccount, type LoginFault, loginPage, type LoginPageBrand } from './login-page.ts';

export interface LoginRouteOptions {
  provider(): Promise<Provider>;
  /** The account of an address and a password; null if they do not match. */
  verify(email: string, password: string): Promise<Account | null>;
  /** Mails the confirmation of an address again, if it is not confirmed. */
  resendConfirmation(email: string): Promise<void>;
  limits: SignInLimits;
  devices: KnownDevices;
  addressOf: ClientAddress;
  /** Accounts to try the shop with; none outside the embedded default. */
  demoAccounts(locale: Locale): Promise<readonly DemoAccount[]>;
  brand: LoginPageBrand;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** `GET` and `POST /id/login/{uid}`: the sign-in form of the embedded provider. */
export function loginRoutes(options: LoginRouteOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  /** The interaction that this browser began; null if it has ended or is somebody else's. */
  const interactionOf = async ({ incoming, outgoing }: HttpBindings) => {
    const provider = await options.provider();
    try {
      return { provider, details: await provider.interactionDetails(incoming, outgoing) };
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return null;
      throw error;
    }
  };
  const page = async (details: Interaction, email = '', fault?: LoginFault, seconds = 0) => {
    const locale = localeOf(details);
    const demoAccounts = await options.demoAccounts(locale);
    return loginPage({ ...{ locale, email, fault, seconds, demoAccounts }, brand: options.brand });
  };

  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/login/:uid', async (c) => {
    const found = await interactionOf(c.env);
    return found ? c.html(await page(found.details)) : expired(c);
  });
  app.post('/login/:uid', async (c) => {
    const found = await interactionOf(c.env);
    if (!found) return expired(c);
    const { provider, details } = found;
    const form = await c.req.parseBody();
    const email = textOf(form['email']);
    if (form['resend'] !== undefined) {
      await options.resendConfirmation(email);
      return c.html(await page(details, email, 'resent'));
    }
    const password = textOf(form['password']);
    const attempt = {
      name: email,
      address: options.addressOf(c),
      device: options.devices.idOf(c, email),
    };
    const seconds = await options.limits.count(attempt);
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      return c.html(await page(details, email, 'too-often', seconds), 429);
    }
    const account = await options.verify(email, password);
    if (!account) return c.html(await page(details, email, 'wrong'), 401);
    await options.limits.forgive(attempt);
    if (!account.isConfirmed) return c.html(await page(details, email, 'unconfirmed'), 403);
    options.devices.remember(c, email);
    const result = { login: { accountId: account.subject, remember: true } };
    return c.redirect(
      await provider.interactionResult(c.env.incoming, c.env.outgoing, result, {
        mergeWithLastSubmission: false,
      }),
      303,
    );
  });
  return app;
}

const expired = (c: Context) =>
  c.html(errorPage('', languageOf(c.req.header('accept-language'))), 400);

/** The database keeps no NUL characters. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').slice(0, 500) : '';

function localeOf({ params }: Interaction): Locale {
  return String(params['ui_locales'] ?? '').startsWith('en') ? 'en' : 'nl';
}
