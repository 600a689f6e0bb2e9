import { Hono, type MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import { type Subscription, subscriptionOf } from './subscriptions.ts';

/** The path below `/api/subscription` in the header `List-Unsubscribe`. */
const PATH = '/:id/unsubscribe';

/**
 * Mail programs without one-click unsubscribing open its address in a browser: it redirects to the
 * newsletter page, where a button ends the subscription. A GET ends nothing, because mail scanners
 * follow links.
 */
export function unsubscribePage(
  db: Kysely<Database>,
  limit: MiddlewareHandler,
  /** Address of the page for a key, in the subscriber's language. */
  pageOf: (subscription: Pick<Subscription, 'key' | 'locale'>) => string,
): Hono {
  const app = new Hono();
  app.get(PATH, limit, async (c) => {
    c.header('Cache-Control', 'no-store');
    const key = c.req.param('id');
    const known = await subscriptionOf(db, key);
    // The page itself handles unknown keys.
    return c.redirect(pageOf(known ?? { key: encodeURIComponent(key), locale: 'nl' }));
  });
  return app;
}
