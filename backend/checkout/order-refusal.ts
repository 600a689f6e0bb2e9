import { sql, type Transaction } from 'kysely';
import type { Cents } from '../../src/domain/shared/money.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { SignedInCustomer } from '../platform/http/context.ts';

/** Maximum number of unpaid orders per customer: each holds stock. */
const MOST_UNPAID = 10;
/** Their maximum total value; a first order may have any value. */
const MOST_UNPAID_CENTS = 5_000_000;

/**
 * Why a customer, whose row is locked, may not order for this amount now; null if allowed. Order
 * mails are not sent to unconfirmed addresses, and goods are not reserved without limit for
 * customers who do not pay.
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
