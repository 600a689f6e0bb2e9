import { sql } from 'kysely';
import {
  PermanentFailure,
  jobHandler,
  type JobHandler,
  type NewJob,
} from '../platform/jobs/job-queue.ts';
import {
  ProviderRefusedError,
  ProviderUnavailableError,
  ProviderUnreadableError,
  paymentById,
  type PaymentRow,
} from '../payment/payment-provider.ts';
import {
  paymentDescription,
  updatePaymentFromProvider,
  updateFromProvider,
} from './payment-status.ts';
import { alarmIfUnreadable, setAlarm } from './payment-update.ts';
import {
  type CheckoutServices,
  AVAILABILITY_KIND,
  BILLING_KIND,
  ORDER_CONFIRMATION_KIND,
  FOLLOW_UP_KIND,
  nextPaymentQueryTime,
  RECONCILE_KIND,
  REFUND_KIND,
  WITHDRAWAL_KIND,
} from './services.ts';
import { billOrder } from '../orders/invoices.ts';

/**
 * Refunds until `refundTo` cents of a payment are refunded; idempotent. Rejects with
 * `ProviderUnavailableError`, and with `PermanentFailure` if the provider refuses.
 */
async function refundPayment(
  services: CheckoutServices,
  paymentId: number,
  refundTo: number,
): Promise<void> {
  const { shop, provider, now } = services;
  const payment = await paymentById(shop.db, paymentId);
  if (!payment || payment.refunded_incl >= refundTo) return;
  if (payment.provider_id === null || payment.provider !== provider.name)
    throw new PermanentFailure('The provider of this payment cannot be asked.');
  const providerState = await alarmIfUnreadable(
    services,
    paymentId,
    provider.get(payment.provider_id),
  );
  // A crash may have occurred between the provider's refund and recording it.
  const amountToRefund =
    refundTo -
    Math.max(payment.refunded_incl, providerState?.refunded ?? 0) -
    (providerState?.chargedBack ?? 0);
  if (amountToRefund > 0) {
    try {
      const key = `${payment.idempotency_key}-${refundTo}`;
      await provider.refund(payment.provider_id, {
        amount: amountToRefund,
        description: await paymentDescription(services, payment.order_id),
        ...{ reference: payment.idempotency_key, idempotencyKey: key },
      });
    } catch (error) {
      if (!(error instanceof ProviderRefusedError)) throw error;
      throw new PermanentFailure(error.message);
    }
  }
  await shop.db
    .updateTable('payments')
    .set({
      refunded_incl: sql<number>`greatest(refunded_incl, ${refundTo - (providerState?.chargedBack ?? 0)}::int)`,
      state: sql`case when ${refundTo}::int >= amount_incl then 'refunded' else state end`,
      updated_at: now(),
    })
    .where('id', '=', paymentId)
    .execute();
}

/** After this time an open payment needs an operator. */
const OVERDUE_MS = 24 * 60 * 60_000;

/** The checkout's jobs. `republish` requests new pages for products. */
export function checkoutJobs(
  services: CheckoutServices,
  republish: (productIds: number[]) => Promise<void>,
): JobHandler[] {
  return [
    jobHandler(FOLLOW_UP_KIND, ({ paymentId }) => followUpPayment(services, paymentId)),
    jobHandler(RECONCILE_KIND, (_, { signal }) => reconcilePayments(services, signal)),
    jobHandler(ORDER_CONFIRMATION_KIND, async ({ orderId }) => {
      const { shop, mails, now } = services;
      await billOrder(shop.db, orderId, now());
      await shop.db.transaction().execute((trx) => mails.sendConfirmation(trx, orderId));
    }),
    jobHandler(WITHDRAWAL_KIND, ({ withdrawalId }) =>
      services.shop.db
        .transaction()
        .execute((trx) => services.mails.sendWithdrawalReceipt(trx, withdrawalId)),
    ),
    jobHandler(BILLING_KIND, ({ orderId }) => billOrder(services.shop.db, orderId, services.now())),
    jobHandler(REFUND_KIND, ({ paymentId, refundTo }) =>
      refundPayment(services, paymentId, refundTo),
    ),
    jobHandler(AVAILABILITY_KIND, async ({ productIds }) => {
      await services.shop.applyChanges(services.now());
      await republish(productIds);
    }),
  ];
}

/** Queries the provider about a payment; while it is open, schedules the next query. */
async function followUpPayment(services: CheckoutServices, paymentId: number) {
  const { shop, jobs, now, log } = services;
  const payment = await paymentById(shop.db, paymentId);
  if (!payment) return { state: 'gone' };
  let state = payment.state;
  try {
    state = await updatePaymentFromProvider(services, payment);
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    log.warn({ payment: paymentId, err: error }, 'a payment could not be asked for');
  }
  if (state !== 'open') return { state };
  const at = nextPaymentQueryTime(payment.created_at, now());
  await shop.db.transaction().execute(async (trx) => {
    if (now().getTime() - payment.created_at.getTime() > OVERDUE_MS && payment.alarm === null)
      await setAlarm(trx, paymentId, 'open-too-long');
    const key = `${paymentId}-${at.getTime()}`;
    await jobs.enqueue(trx, { kind: FOLLOW_UP_KIND, payload: { paymentId }, at, key });
  });
  return { state };
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Maximum number of payments checked per hour; those without news for longest come first. */
const MAX_CHECKED_PAYMENTS = 500;
/** Charge-backs are possible for months. */
const MAX_RECONCILED_AGE_DAYS = 180;

/** The job of the next hourly check. All processes give it the same key, so it runs once. */
function nextReconcileJob(now: Date): NewJob<Record<string, never>> {
  const at = new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
  return { kind: RECONCILE_KIND, payload: {}, at, key: at.toISOString() };
}

/** Schedules the next hourly check of payments. */
export const scheduleReconciliation = ({ shop, jobs, now }: CheckoutServices): Promise<number> =>
  jobs.enqueue(shop.db, nextReconcileJob(now()));

/**
 * Queries the provider about payments without news for a day, in case the webhook call for a
 * charge-back or a refund was lost.
 */
async function reconcilePayments(services: CheckoutServices, signal: AbortSignal) {
  await scheduleReconciliation(services);
  let queriedCount = 0;
  try {
    while (queriedCount < MAX_CHECKED_PAYMENTS && !signal.aborted) {
      const payment = await claimStalePayment(services);
      if (!payment) break;
      queriedCount += 1;
      await updateFromProvider(services, payment).catch((error: unknown) => {
        // This payment now has an alarm; the next one may be readable.
        if (!(error instanceof ProviderUnreadableError)) throw error;
      });
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    services.log.warn({ err: error }, 'payments could not be compared with the provider');
  }
  return { asked: queriedCount };
}

/** Claims the payment without news for longest, so that no other round takes it within a day. */
async function claimStalePayment({
  shop,
  provider,
  now,
}: CheckoutServices): Promise<PaymentRow | undefined> {
  const at = now();
  const daysAgo = (days: number) => new Date(at.getTime() - days * DAY_MS);
  const { rows } = await sql<PaymentRow>`
    update payments set updated_at = ${at} where id = (
      select id from payments
      where provider = ${provider.name} and provider_id is not null
        and state in ('open', 'paid', 'refunded')
        and created_at > ${daysAgo(MAX_RECONCILED_AGE_DAYS)} and updated_at <= ${daysAgo(1)}
      order by updated_at, id limit 1 for update skip locked)
    returning *`.execute(shop.db);
  return rows[0];
}
