import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { Choice } from '../../platform/http/context.ts';

/** Returns the preference of a customer, which all devices share. */
export function choiceOfCustomer(db: Kysely<Database>, customerId: number): Promise<Choice> {
  return db
    .selectFrom('customers')
    .select(['default_store_id as storeId', 'include_vat as includeVat'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

/** Saves a preference of a customer; returns the new one. */
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

/** The visitor of a request and the contents of the cookie. */
export interface MergedVisitor {
  visitorId: string | null;
  firstChoice: Choice | null;
  ensureVisitor(choice: null): string;
}

/**
 * Transfers the preference of a visitor to the customer who signs in: the store if the customer has
 * none, and prices without VAT, since prices with VAT may be just the default. It is removed from
 * the visitor's row and cookie, so that the next customer in the same browser does not get it.
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
