import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { Choice } from '../../platform/http/context.ts';

/** What a customer chose, on whatever device. */
export function choiceOfCustomer(db: Kysely<Database>, customerId: number): Promise<Choice> {
  return db
    .selectFrom('customers')
    .select(['default_store_id as storeId', 'include_vat as includeVat'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

/** Saves a choice of a customer; answers the choice as it now is. */
export function saveCustomerChoice(
  db: Kysely<Database>,
  customerId: number,
  { storeId, includeVat }: Partial<Choice>,
): Promise<Choice> {
  return db
    .updateTable('customers')
    .set({
      ...(storeId !== undefined && { default_store_id: storeId }),
      ...(includeVat !== undefined && { include_vat: includeVat }),
    })
    .where('id', '=', customerId)
    .returning(['default_store_id as storeId', 'include_vat as includeVat'])
    .executeTakeFirstOrThrow();
}

/** The visitor of a request, with what the cookie holds. */
export interface MergedVisitor {
  visitorId: string | null;
  firstChoice: Choice | null;
  ensureVisitor(choice: null): string;
}

/**
 * Moves what a visitor chose to the customer who signs in: the store where the customer has none,
 * and prices without VAT, which are always a choice where prices with VAT may be the default. The
 * visitor's row and cookie lose it: the next customer of the same browser does not get it.
 */
export async function mergeVisitor(
  trx: Transaction<Database>,
  visitor: MergedVisitor,
  customerId: number,
): Promise<void> {
  const { visitorId, firstChoice } = visitor;
  if (visitorId === null) return;
  const row = await trx
    .selectFrom('visitors')
    .select(['store_id as storeId', 'include_vat as includeVat'])
    .where('id', '=', visitorId)
    .forUpdate()
    .executeTakeFirst();
  const chosen = row ?? firstChoice;
  if (!chosen) return;
  const own = await choiceOfCustomer(trx, customerId);
  await saveCustomerChoice(trx, customerId, {
    storeId: own.storeId ?? chosen.storeId,
    includeVat: own.includeVat && chosen.includeVat,
  });
  await trx
    .updateTable('visitors')
    .set({ store_id: null, include_vat: true })
    .where('id', '=', visitorId)
    .execute();
  if (firstChoice) visitor.ensureVisitor(null);
}
