import type { Kysely } from 'kysely';
import type { FinancialDataRecord } from '../../../src/api/customer/wire.ts';
import { toEuros } from '../../../src/domain/shared/money.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { SignedInCustomer } from '../../platform/http/context.ts';

/** Credit of a customer; null unless the signed-in contact may buy on account (spec 2 §6). */
export async function financialData(
  db: Kysely<Database>,
  { customerId, contactId }: SignedInCustomer,
): Promise<FinancialDataRecord | null> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('contacts', 'contacts.customer_id', 'customers.id')
    .select(['credit_limit', 'credit_balance'])
    .where('customers.id', '=', customerId)
    .where('contacts.id', '=', contactId)
    .where('contacts.allow_on_account', '=', true)
    .executeTakeFirst();
  return row && row.credit_limit !== null
    ? { CreditLimit: toEuros(row.credit_limit), CreditBalance: toEuros(row.credit_balance ?? 0) }
    : null;
}
