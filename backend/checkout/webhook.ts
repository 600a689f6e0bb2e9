import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { type ProviderPayment, ProviderUnavailableError } from '../payment/payment-provider.ts';
import { alarmIfUnreadable, applyPaymentUpdate } from './payment-update.ts';
import type { CheckoutServices } from './services.ts';

export const WEBHOOK_PATH = '/api/hooks/payment';

const MAX_BODY_BYTES = 1_000;
const ID = /^\w[\w-]{2,60}$/;

/**
 * `POST` with a form `id=…`: the provider reports a change of a payment. The call is unsigned and
 * contains no state, so the provider is queried, and forged calls are harmless. Status 503 makes
 * the provider retry.
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
      // The response is the same for known and unknown ids.
      if (!news) return c.text('ok');
      const known = await shop.db
        .selectFrom('payments')
        .select('id')
        .where('provider', '=', provider.name)
        // The provider may call before the result of the creation was stored.
        .where(({ eb, or, and }) =>
          or([
            eb('provider_id', '=', id),
            and([eb('provider_id', 'is', null), eb('idempotency_key', '=', referenceOf(news))]),
          ]),
        )
        .executeTakeFirst();
      if (known) await applyPaymentUpdate(services, known.id, { ...news, askedAt });
      else await storeStray(services, news);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      log.warn({ err: error }, 'the provider called and cannot be asked');
      return c.text('Try again later.', 503, { 'Retry-After': '60' });
    }
    return c.text('ok');
  });
  return app;
}

/** The payment with this id; an unreadable one gets an alarm. */
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

/** The shop's own reference in a provider's payment; null if it has none. */
const referenceOf = ({ reference }: ProviderPayment): string | null =>
  z.uuid().safeParse(reference).data ?? null;

/** Stores a paid payment without an order, for an operator. */
async function storeStray(
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
