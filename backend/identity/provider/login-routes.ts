import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { Account } from '../accounts.ts';
import { errorPage } from './pages.ts';
import { type LoginFault, loginPage, type LoginPageBrand } from './login-page.ts';

export interface LoginRouteOptions {
  provider(): Promise<Provider>;
  /** The account of an address and a password; null if they do not match. */
  verify(email: string, password: string): Promise<Account | null>;
  /** Counts a try; answers the seconds to wait if there were too many, else 0. */
  countTry(email: string, remote: string): Promise<number>;
  /** The password was right: forgets the tries of this address and place. */
  forgiveTries(email: string, remote: string): Promise<void>;
  remoteOf(request: HttpBindings['incoming']): string;
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
  const page = (details: Interaction, email = '', fault?: LoginFault, seconds = 0) =>
    loginPage({ locale: localeOf(details), email, fault, seconds, brand: options.brand });

  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/login/:uid', async (c) => {
    const found = await interactionOf(c.env);
    return found ? c.html(page(found.details)) : c.html(errorPage('de aanvraag is verlopen'), 400);
  });
  app.post('/login/:uid', async (c) => {
    const found = await interactionOf(c.env);
    if (!found) return c.html(errorPage('de aanvraag is verlopen'), 400);
    const { provider, details } = found;
    const form = await c.req.parseBody();
    const email = textOf(form['email']);
    const password = textOf(form['password']);
    const remote = options.remoteOf(c.env.incoming);
    const seconds = await options.countTry(email, remote);
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      return c.html(page(details, email, 'too-often', seconds), 429);
    }
    const account = await options.verify(email, password);
    if (!account) return c.html(page(details, email, 'wrong'), 401);
    await options.forgiveTries(email, remote);
    if (!account.isConfirmed) return c.html(page(details, email, 'unconfirmed'), 403);
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '');

function localeOf({ params }: Interaction): Locale {
  return String(params['ui_locales'] ?? '').startsWith('en') ? 'en' : 'nl';
}
