import { type Kysely, sql } from 'kysely';
import type { PreferenceRecord } from '../../../src/api/preference/calls.ts';
import * as calls from '../../../src/api/preference/calls.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { Choice, CallContext } from '../../platform/http/context.ts';
import type { CatalogueStore } from './catalogue.ts';
import { choiceOfCustomer, saveCustomerChoice } from './customer-choice.ts';
import { storeRecord, visibleStores } from './stores.ts';
import { notFound } from '../../platform/http/answers.ts';
import { unknownText } from '../../platform/http/call-texts.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import type { Shop } from './shop.ts';

/** Prices include VAT by default. */
const DEFAULT: Choice = { storeId: null, includeVat: true };

/** The caller: a signed-in customer, else the visitor of the signed cookie. */
export interface PreferenceOwner {
  customer: { customerId: number } | null;
  visitorId: string | null;
  firstChoice: Choice | null;
}

/**
 * Returns the preference of the customer; for a visitor that of the database, else of the cookie,
 * else the default.
 */
async function choiceOf(
  db: Kysely<Database>,
  { customer, visitorId, firstChoice }: PreferenceOwner,
): Promise<Choice> {
  if (customer) return choiceOfCustomer(db, customer.customerId);
  const row =
    visitorId === null
      ? undefined
      : await db
          .selectFrom('visitors')
          .select(['store_id as storeId', 'include_vat as includeVat'])
          .where('id', '=', visitorId)
          .executeTakeFirst();
  return row ?? firstChoice ?? DEFAULT;
}

/** Converts a preference to a record. */
function preferenceRecord(
  stores: readonly CatalogueStore[],
  { storeId, includeVat }: Choice,
  locale: Locale,
): PreferenceRecord {
  const store = stores.find(({ id }) => id === storeId);
  return {
    StoreId: store?.id ?? null,
    Store: store ? storeRecord(store, locale) : null,
    IncludeVat: includeVat,
  };
}

/**
 * Saves a preference. The first one of a visitor is stored in the cookie only, so that visitors who
 * never send it back are not stored. The second one creates the row. A customer's preference is
 * stored with the customer.
 */
async function saveChoice(
  db: Kysely<Database>,
  visitor: PreferenceOwner & { ensureVisitor(choice?: Choice | null): string },
  chosen: Partial<Choice>,
  now: Date,
): Promise<Choice> {
  const { customer, visitorId, firstChoice } = visitor;
  if (customer) return saveCustomerChoice(db, customer.customerId, chosen);
  if (visitorId === null) {
    const choice = { ...DEFAULT, ...chosen };
    visitor.ensureVisitor(choice);
    return choice;
  }
  visitor.ensureVisitor();
  const { storeId, includeVat } = { ...DEFAULT, ...firstChoice, ...chosen };
  const row = await db
    .insertInto('visitors')
    .values({
      id: visitorId,
      // The store in the cookie may no longer exist.
      store_id: sql<number | null>`(select id from stores where id = ${storeId})`,
      include_vat: includeVat,
      seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        seen_at: now,
        ...(chosen.storeId !== undefined && { store_id: chosen.storeId }),
        ...(chosen.includeVat !== undefined && { include_vat: chosen.includeVat }),
      }),
    )
    .returning(['store_id as storeId', 'include_vat as includeVat'])
    .executeTakeFirstOrThrow();
  return row;
}

/**
 * Handlers of the preference of a customer or visitor (spec 2 §7). Reading it does not create a
 * visitor.
 */
export function preferenceRoutes(shop: Shop): HandledCall[] {
  const { db } = shop;
  const stores = ({ editorial }: CallContext) => visibleStores(shop, editorial.settings);
  const record = (choice: Choice, context: CallContext) =>
    preferenceRecord(stores(context), choice, context.locale);
  const save = async (chosen: Partial<Choice>, context: CallContext) =>
    record(await saveChoice(db, context, chosen, context.now), context);
  return [
    handle(calls.preference, async (_, context) => record(await choiceOf(db, context), context)),
    handle(calls.setPreferredStore, ({ body }, context) =>
      stores(context).some(({ id }) => id === body.storeId)
        ? save({ storeId: body.storeId }, context)
        : notFound(unknownText('store', body.storeId)),
    ),
    handle(calls.setVatPreference, ({ body }, context) =>
      save({ includeVat: body.includeVat }, context),
    ),
  ];
}
