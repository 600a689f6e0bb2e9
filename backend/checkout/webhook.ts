import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { type ProviderPayment, ProviderUnavailableError } from '../payment/payment-provider.ts';
import { alarmIfUnreadable } from './payment-alarm.ts';
import { applyPaymentUpdate } from './payment-update.ts';
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
  const { shop, provider, log, now } = services;
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.post('/', async (c) => {
    const { id } = await c.req.parseBody().catch(() => ({ id: '' }));
    if (typeof id !== 'string' || !ID.test(id)) return c.text('An id is missing.', 400);
    try {
      const askedAt = now();
      const news = await getOrAlarm(services, id);
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
            and([eb('provider_id', 'is', null), eb('idempotency_key', '=', referenceOf(news))]),
          ]),
        )
        .executeTakeFirst();
      if (known) await applyPaymentUpdate(services, known.id, { ...news, askedAt });
      else await noteStray(services, news);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      log.warn({ err: error }, 'the provider called and cannot be asked');
      return c.text('Try again later.', 503, { 'Retry-After': '60' });
    }
    return c.text('ok');
  });
  return app;
}

/** The payment of this id; one of which the answer cannot be read gets an alarm. */
async function getOrAlarm(services: CheckoutServices, id: string) {
  const { shop, provider } = services;
  const row = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider.name)
    .where('provider_id', '=', id)
    .executeTakeFirst();
  return row ? alarmIfUnreadable(services, row.id, provider.get(id)) : provider.get(id);
}

/** The shop's own reference in a payment of the provider; null where it has none. */
const referenceOf = ({ reference }: ProviderPayment): string | null =>
  z.uuid().safeParse(reference).data ?? null;

/** Keeps a paid payment that belongs to no order here for an operator. */
async function noteStray(
  { shop, provider, log, now }: CheckoutServices,
  { id, state, amount, reference }: ProviderPayment,
): Promise<void> {
  if (state !== 'paid') return;
  log.error({ payment: id, reference }, 'a payment was made that belongs to no order');
  await shop.db
    .insertInto('stray_payments')
    .values({
      ...{ provider: provider.name, provider_id: id, amount_incl: amount, reference },
      ...{ handled_at: null, created_at: now() },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
