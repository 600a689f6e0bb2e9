import { type Kysely, sql, type Transaction } from 'kysely';
import type { WithdrawBody } from '../../src/api/orders/fields.ts';
import { cleanOrderNumber } from '../../src/domain/orders/order-number.ts';
import type { Database } from '../db/schema/database.ts';
import type { SignedInCustomer } from '../http/context.ts';
import { WITHDRAWAL_KIND } from './follow-up-kind.ts';
import type { CheckoutServices } from './services.ts';

/** Explanations of one withdrawal, together. */
const LONGEST_REASON = 2_000;

/**
 * Stores that a customer withdraws from a purchase (LAW: withdrawal function), also where number and
 * address belong to no order: an operator looks for it then. A declaration that repeats an open one
 * is added to it. Known and unknown orders take the same statements, so that the time tells no
 * stranger which orders exist; the receipt is made by a job.
 */
export async function withdraw(
  { shop, jobs }: Pick<CheckoutServices, 'shop' | 'jobs'>,
  body: WithdrawBody,
  customer: Pick<SignedInCustomer, 'customerId'> | null,
  now: Date,
): Promise<void> {
  const { name, email, reason } = body;
  const number = cleanOrderNumber(body.orderNumber);
  await shop.db.transaction().execute(async (trx) => {
    // One declaration about an order at a time.
    await sql`select pg_advisory_xact_lock(hashtext(${`withdrawal ${number}`}))`.execute(trx);
    const orderId = await orderOf(trx, number, email, customer);
    const open = await openWithdrawal(trx, orderId, body);
    const lines = await trx
      .selectFrom('order_lines')
      .select('position')
      .where('order_id', '=', orderId)
      .execute();
    const known = new Set(lines.map(({ position }) => position));
    const positions = [...new Set(body.positions)].filter(
      (position) => orderId === null || known.has(position),
    );
    const typed = { order_number: body.orderNumber, email, name, reason };
    const written = open
      ? await trx
          .updateTable('withdrawals')
          .set({
            positions: bothPositions(open.positions, positions),
            reason: bothReasons(open.reason, reason),
          })
          .where('id', '=', open.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('withdrawals')
          .values({ ...typed, order_id: orderId, positions, handled_at: null, created_at: now })
          .returning('id')
          .executeTakeFirstOrThrow();
    // The same key: repeating a declaration sends no second receipt.
    const job = { kind: WITHDRAWAL_KIND, payload: { withdrawalId: written.id } };
    await jobs.enqueue(trx, { ...job, key: String(written.id) });
  });
}

/**
 * The order of a number, if it is one of the signed-in customer, or was confirmed to the address, or
 * its customer has that address now.
 */
async function orderOf(
  trx: Transaction<Database>,
  number: string,
  email: string,
  customer: Pick<SignedInCustomer, 'customerId'> | null,
): Promise<number | null> {
  const order = await trx
    .selectFrom('orders')
    .leftJoin('contacts', 'contacts.id', 'orders.contact_id')
    .select('orders.id')
    .where('order_number', '=', number)
    .where(
      sql<boolean>`(orders.customer_id = ${customer?.customerId ?? null}
        or lower(${email.trim()}) in (lower(orders.email), lower(contacts.email)))`,
    )
    .executeTakeFirst();
  return order?.id ?? null;
}

/** What waits for an operator already: of the order, or of the same unknown number and address. */
const openWithdrawal = (db: Kysely<Database>, orderId: number | null, typed: WithdrawBody) =>
  db
    .selectFrom('withdrawals')
    .select(['id', 'positions', 'reason'])
    .where('handled_at', 'is', null)
    .where(
      sql<boolean>`(order_id = ${orderId} or (${orderId}::integer is null and order_id is null
        and order_number = ${typed.orderNumber} and lower(email) = lower(${typed.email})))`,
    )
    .executeTakeFirst();

/** No positions stand for the whole order. */
const bothPositions = (one: number[], other: number[]): number[] =>
  one.length === 0 || other.length === 0
    ? []
    : [...new Set([...one, ...other])].sort((a, b) => a - b);

const bothReasons = (one: string, other: string): string =>
  one.includes(other) ? one : [one, other].filter(Boolean).join('\n').slice(0, LONGEST_REASON);
