import { sql, type Transaction } from 'kysely';
import type { Cents } from '../../src/domain/shared/money.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { SignedInCustomer } from '../platform/http/context.ts';

/** Orders of one customer that wait for their money: each holds stock from others. */
const MOST_UNPAID = 10;
/** What they may be worth together; a first order may be worth any amount. */
const MOST_UNPAID_CENTS = 5_000_000;

/**
 * Why a customer, whose row is locked, may not order for so much now; null: they may. An address
 * that nobody confirmed gets no order mails, and goods are not held without end for somebody who
 * does not pay.
 */
export async function orderRefusal(
  trx: Transaction<Database>,
  { accountId, customerId }: Pick<SignedInCustomer, 'accountId' | 'customerId'>,
  total: Cents,
): Promise<'unconfirmed' | 'tooManyUnpaid' | null> {
  const { rows } = await sql<{ confirmed: boolean; count: number; worth: number }>`
    select
      (select confirmed_at is not null from accounts where id = ${accountId}) as confirmed,
      count(*)::integer as count, coalesce(sum(total_incl), 0)::float8 as worth
    from orders
    where customer_id = ${customerId}
      and (state = 'awaiting-payment' or state in ('placed', 'picked') and payment_method = 'store')`.execute(
    trx,
  );
  const { confirmed, count, worth } = rows[0]!;
  if (!confirmed) return 'unconfirmed';
  const isTooMuch = count > 0 && worth + total > MOST_UNPAID_CENTS;
  return count >= MOST_UNPAID || isTooMuch ? 'tooManyUnpaid' : null;
}
