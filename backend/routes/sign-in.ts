import { Hono } from 'hono';
import type { Locale } from '../../src/domain/entities/common.ts';
import { routePath } from '../../src/routes.ts';

/**
 * `GET /api/auth/bm`: where a browser goes to sign in (spec 1 §7). Nobody can sign in here yet, so
 * it leads straight to the page that sign-in comes back to, in the language of the page it was
 * asked from; that page says so and what works without an account.
 */
export function signInRoutes(slug: string): Hono {
  const app = new Hono();
  app.get('/bm', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.redirect(routePath('login-redirect', localeOfPage(c.req.header('referer')), slug));
  });
  return app;
}

function localeOfPage(address = ''): Locale {
  return URL.canParse(address) && /^\/en(\/|$)/.test(new URL(address).pathname) ? 'en' : 'nl';
}
