import { type Kysely, sql, type Transaction } from 'kysely';
import { mapProductSummary } from '../../../src/api/products/mappers.ts';
import { stockStatus } from '../../../src/domain/product/stock-status.ts';
import { type Locale, LOCALES } from '../../../src/domain/shared/common.ts';
import { productRecords } from '../../catalogue/reads/products-routes.ts';
import type { Shop } from '../../catalogue/reads/shop.ts';
import type { SignedInCustomer } from '../../platform/http/context.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { emailKey } from '../identity/accounts.ts';

/** Maximum number of products that an address waits for; a new one replaces the oldest. */
const MAX_PER_ADDRESS = 20;
/** Products checked at once. */
const BATCH = 100;

interface NewAlert {
  productId: number;
  email: string;
  locale: Locale;
  /** The signed-in contact; null for a visitor. */
  contactId: number | null;
}

/** Stores that an address wants a mail when a product is back in stock; once per product. */
export async function addStockAlert(
  trx: Transaction<Database>,
  { productId, email, locale, contactId }: NewAlert,
  now: Date,
): Promise<void> {
  const key = emailKey(email);
  await trx
    .insertInto('stock_alerts')
    .values({
      ...{ product_id: productId, email: email.trim(), email_key: key, locale },
      ...{ contact_id: contactId, asked_at: now },
    })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'email_key']).doUpdateSet({ locale, asked_at: now }),
    )
    .execute();
  await trx
    .deleteFrom('stock_alerts')
    .where('id', 'in', (where) =>
      where
        .selectFrom('stock_alerts')
        .select('id')
        .where('email_key', '=', key)
        .orderBy('asked_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MAX_PER_ADDRESS)
        .limit(MAX_PER_ADDRESS),
    )
    .execute();
}

/** The alerts of a contact: asked for while signed in, or for the account's confirmed address. */
const ofCustomer = ({ contactId, accountId }: SignedInCustomer) => sql<boolean>`
  (contact_id = ${contactId} or email_key in (
    select a.email_key from accounts a where a.id = ${accountId} and a.confirmed_at is not null))`;

export const alertsOfCustomer = (db: Kysely<Database>, customer: SignedInCustomer) =>
  db
    .selectFrom('stock_alerts')
    .select(['product_id', 'email', 'asked_at'])
    .where(ofCustomer(customer))
    .orderBy('asked_at')
    .execute();

/** Deletes the alerts of a contact, whose account is deleted. */
export async function endAlertsOf(db: Kysely<Database>, customer: SignedInCustomer): Promise<void> {
  await db.deleteFrom('stock_alerts').where(ofCustomer(customer)).execute();
}

export interface BackInStock {
  email: string;
  locale: Locale;
  product: { id: number; name: string; url: string };
}

/** Sends the mail; false if the address had too many mails, and gets it later. */
export type TellBackInStock = (
  trx: Transaction<Database>,
  alert: BackInStock,
  key: string,
) => Promise<boolean>;

/**
 * Mails everyone who waits for a product that is in stock again, and deletes the address. An alert
 * and its mail are one transaction, so that each is mailed once, whatever processes do this.
 * Returns the number of mails.
 */
export async function tellBackInStock(
  shop: Pick<Shop, 'db' | 'state'>,
  tell: TellBackInStock,
  now: Date,
): Promise<number> {
  const { db } = shop;
  const stocked = await db
    .selectFrom('stock_alerts')
    .innerJoin('stock', 'stock.product_id', 'stock_alerts.product_id')
    .select('stock.product_id as id')
    .distinct()
    .where('total_stock', '>', 0)
    .limit(BATCH)
    .execute();
  if (stocked.length === 0) return 0;
  const ids = stocked.map(({ id }) => id);
  let sent = 0;
  for (const locale of LOCALES) {
    const fields = { extraFields: false, webNode: false };
    const records = await productRecords(db, shop.state.catalogue, ids, locale, fields);
    for (const record of records) {
      const product = mapProductSummary(record, now);
      const { state } = stockStatus(product);
      if (state !== 'in-stock' && state !== 'extra-stock') continue;
      sent += await tellAll(db, tell, locale, product);
    }
  }
  return sent;
}

async function tellAll(
  db: Kysely<Database>,
  tell: TellBackInStock,
  locale: Locale,
  product: BackInStock['product'],
): Promise<number> {
  const waiting = await db
    .selectFrom('stock_alerts')
    .select('id')
    .where('product_id', '=', product.id)
    .where('locale', '=', locale)
    .orderBy('id')
    .execute();
  let sent = 0;
  for (const { id } of waiting) {
    await db.transaction().execute(async (trx) => {
      // Gone if another process was first, or the account was deleted.
      const alert = await trx
        .deleteFrom('stock_alerts')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!alert) return;
      if (await tell(trx, { email: alert.email, locale, product }, `stock-alert-${id}`)) sent += 1;
      else await trx.insertInto('stock_alerts').values(alert).execute();
    });
  }
  return sent;
}
