import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ProviderUnavailableError } from '../payment/payment-provider.ts';
import { applyNews } from './payment-news.ts';
import type { CheckoutServices } from './services.ts';

export const WEBHOOK_PATH = '/api/hooks/payment';

const MAX_BODY_BYTES = 1_000;
const ID = /^\w[\w-]{2,60}$/;

/**
 * `POST` with a form `id=…`: the provider says that something changed about a payment. It is not
 * signed and says nothing itself: the provider is asked, so a stranger's call makes no difference.
 * 503 has the provider try again.
 */
export function webhookRoutes(services: CheckoutServices): Hono {
  const { shop, provider, log } = services;
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.post('/', async (c) => {
    const { id } = await c.req.parseBody().catch(() => ({ id: '' }));
    if (typeof id !== 'string' || !ID.test(id)) return c.text('An id is missing.', 400);
    try {
      const news = await provider.get(id);
      // The answer is the same for ids that exist and those that do not.
      if (!news) return c.text('ok');
      const known = await shop.db
        .selectFrom('payments')
        .select('id')
        .where('provider', '=', provider.name)
        // The provider may call before its answer to the creation was noted.
        .where(({ eb, or, and }) =>
          or([
            eb('provider_id', '=', id),
            and([eb('provider_id', 'is', null), eb('id', '=', Number(news.reference ?? 0) || 0)]),
          ]),
        )
        .executeTakeFirst();
      if (known) await applyNews(services, known.id, news);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      log.warn({ err: error }, 'the provider called and cannot be asked');
      return c.text('Try again later.', 503, { 'Retry-After': '60' });
    }
    return c.text('ok');
  });
  return app;
}
