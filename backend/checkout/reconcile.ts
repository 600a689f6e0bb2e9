import { sql } from 'kysely';
import type { NewJob } from '../platform/jobs/job-queue.ts';
import { ProviderUnavailableError, ProviderUnreadableError } from '../payment/payment-provider.ts';
import type { PaymentRow } from '../payment/payments.ts';
import { updateFromProvider } from './ask-provider.ts';
import { RECONCILE_KIND } from './job-kinds.ts';
import type { CheckoutServices } from './services.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Maximum number of payments checked per hour; those without news for longest come first. */
const MAX_ASKED = 500;
/** Charge-backs are possible for months. */
const ASKED_FOR_DAYS = 180;

/** The next hourly round, once for all processes. */
function nextRound(now: Date): NewJob<Record<string, never>> {
  const at = new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
  return { kind: RECONCILE_KIND, payload: {}, at, key: at.toISOString() };
}

/** Schedules `reconcile` every hour. */
export const planReconciling = ({ shop, jobs, now }: CheckoutServices): Promise<number> =>
  jobs.enqueue(shop.db, nextRound(now()));

/**
 * Queries the provider about payments without news for a day, in case the webhook call for a
 * charge-back or a refund was lost.
 */
export async function reconcile(services: CheckoutServices, signal: AbortSignal) {
  await planReconciling(services);
  let asked = 0;
  try {
    while (asked < MAX_ASKED && !signal.aborted) {
      const payment = await silentPayment(services);
      if (!payment) break;
      asked += 1;
      await updateFromProvider(services, payment).catch((error: unknown) => {
        // The payment has its alarm; the next one may be readable.
        if (!(error instanceof ProviderUnreadableError)) throw error;
      });
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    services.log.warn({ err: error }, 'payments could not be compared with the provider');
  }
  return { asked };
}

/** Claims the payment without news for longest, so that no other round takes it within a day. */
async function silentPayment({
  shop,
  provider,
  now,
}: CheckoutServices): Promise<PaymentRow | undefined> {
  const at = now();
  const before = (days: number) => new Date(at.getTime() - days * DAY_MS);
  const { rows } = await sql<PaymentRow>`
    update payments set updated_at = ${at} where id = (
      select id from payments
      where provider = ${provider.name} and provider_id is not null
        and state in ('open', 'paid', 'refunded')
        and created_at > ${before(ASKED_FOR_DAYS)} and updated_at <= ${before(1)}
      order by updated_at, id limit 1 for update skip locked)
    returning *`.execute(shop.db);
  return rows[0];
}
