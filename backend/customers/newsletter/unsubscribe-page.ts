import { Hono, type MiddlewareHandler } from 'hono';

/**
 * Mail programs without one-click unsubscribing open the address of `List-Unsubscribe` in a browser:
 * it redirects to the page with a button that ends what the mail is about. A GET ends nothing,
 * because mail scanners follow links. `path` holds `:id`, the key.
 */
export function unsubscribePage(
  path: string,
  limit: MiddlewareHandler,
  /** Address of the page for a key, known or not, in the reader's language. */
  pageOf: (key: string) => Promise<string>,
): Hono {
  const app = new Hono();
  app.get(path, limit, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.redirect(await pageOf(c.req.param('id') ?? ''));
  });
  return app;
}
