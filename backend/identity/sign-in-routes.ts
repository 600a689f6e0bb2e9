import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import type { Locale } from '../../src/domain/entities/common.ts';
import { routePath } from '../../src/routes.ts';
import type { RelyingParty } from './relying-party.ts';
import { SIGN_IN_COOKIE, SIGN_IN_LIFE_S, type SignInCookie } from './sign-in-cookie.ts';

export interface SignInRouteOptions {
  issuer(): Promise<RelyingParty>;
  cookie: SignInCookie;
  /** Public origin of the shop. */
  origin(): string;
  brandSlug: string;
  log: Logger;
}

/**
 * `GET /api/auth/bm`: where a browser goes to sign in (spec 1 §4.1, §7). Leads to the issuer, which
 * comes back to `/login/redirect` in the language of the page that asked.
 */
export function signInRoutes(options: SignInRouteOptions): Hono {
  const app = new Hono();
  app.get('/bm', async (c) => {
    c.header('Cache-Control', 'no-store');
    const locale = localeOfPage(c.req.header('referer'));
    const returnPath = routePath('login-redirect', locale, options.brandSlug);
    const origin = options.origin();
    try {
      const issuer = await options.issuer();
      const { url, ...checks } = await issuer.begin(origin + returnPath, { locale });
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
