/**
 * Alerts that mail when a product is in stock again: the calls, the rows, and the watch over stock.
 */
import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { mapProductSummary } from '../../../src/api/products/mappers.ts';
import { isOrderableState, stockStatus } from '../../../src/domain/product/stock.ts';
import { type Locale, LOCALES, type IsoDate } from '../../../src/domain/shared/common.ts';
import { productRecords } from '../../catalogue/reads/products-routes.ts';
import type { Shop } from '../../catalogue/reads/shop.ts';
import type { SignedInCustomer, CallContext } from '../../platform/http/context.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { emailKey } from '../identity/accounts.ts';
import * as calls from '../../../src/api/products/calls.ts';
import * as alertCalls from '../../../src/api/stock-alerts/calls.ts';
import { expectedDay } from '../../../src/domain/availability/promise.ts';
import { maskEmail } from '../../../src/domain/shared/text.ts';
import { notFound, tooManyRequests, unknownText } from '../../platform/http/answers.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';

/** Maximum number of products that an address waits for; a new one replaces the oldest. */
const MAX_ALERTS_PER_ADDRESS = 20;
/** Products checked at once. */
const BATCH_SIZE = 100;

interface NewAlert {
  productId: number;
  email: string;
  locale: Locale;
  /** The signed-in contact; null for a visitor. */
  contactId: number | null;
}

/**
 * Stores the alert of an address for a product; once per product. Returns the key of the address,
 * and whether the alert is new.
 */
export async function addStockAlert(
  trx: Transaction<Database>,
  { productId, email, locale, contactId }: NewAlert,
  now: Date,
): Promise<{ id: number; key: string; isNew: boolean }> {
  const address = emailKey(email);
  // Locked, so that two simultaneous first alerts of an address get the same key.
  await sql`select pg_advisory_xact_lock(hashtext(${`stock_alerts ${address}`}))`.execute(trx);
  const existingAlert = await trx
    .selectFrom('stock_alerts')
    .select('key')
    .where('email_key', '=', address)
    .where('key', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  const key = existingAlert?.key ?? randomBytes(16).toString('base64url');
  const alert = await trx
    .insertInto('stock_alerts')
    .values({
      ...{ product_id: productId, email: email.trim(), email_key: address, locale },
      ...{ contact_id: contactId, asked_at: now, key },
    })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'email_key']).doUpdateSet({ locale, asked_at: now, key }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
  // Older alerts have no key: they get that of the address, so that the same link ends them.
  await trx
    .updateTable('stock_alerts')
    .set({ key })
    .where('email_key', '=', address)
    .where('key', 'is', null)
    .execute();
  await trx
    .deleteFrom('stock_alerts')
    .where('id', 'in', (where) =>
      where
        .selectFrom('stock_alerts')
        .select('id')
        .where('email_key', '=', address)
        .orderBy('asked_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MAX_ALERTS_PER_ADDRESS)
        .limit(MAX_ALERTS_PER_ADDRESS),
    )
    .execute();
  return { ...alert, key };
}

/** The alerts of the address with this key. No key contains NUL, and PostgreSQL rejects it. */
const hasAddressKey = (key: string) =>
  key.includes('\0')
    ? sql<boolean>`false`
    : sql<boolean>`email_key in (select k.email_key from stock_alerts k where k.key = ${key})`;

/** The alerts of the address with this key, oldest first; none if all were mailed or ended. */
export const alertsOfKey = (db: Kysely<Database>, key: string) =>
  db
    .selectFrom('stock_alerts')
    .select(['product_id', 'email', 'locale'])
    .where(hasAddressKey(key))
    .orderBy('asked_at')
    .orderBy('id')
    .execute();

/** Ends one alert of the address with this key, or all; nothing if there are none any more. */
async function endAlertsOfKey(
  db: Kysely<Database>,
  key: string,
  productId: number | null,
): Promise<void> {
  await db
    .deleteFrom('stock_alerts')
    .where(hasAddressKey(key))
    .$if(productId !== null, (query) => query.where('product_id', '=', productId!))
    .execute();
}

/** The alerts of a contact: asked for while signed in, or for the account's confirmed address. */
const belongsToCustomer = ({ contactId, accountId }: SignedInCustomer) => sql<boolean>`
  (contact_id = ${contactId} or email_key in (
    select a.email_key from accounts a where a.id = ${accountId} and a.confirmed_at is not null))`;

export const alertsOfCustomer = (db: Kysely<Database>, customer: SignedInCustomer) =>
  db
    .selectFrom('stock_alerts')
    .select(['product_id', 'email', 'asked_at'])
    .where(belongsToCustomer(customer))
    .orderBy('asked_at')
    .execute();

/** Deletes the alerts of a contact, whose account is deleted. */
export async function endAlertsOfCustomer(
  db: Kysely<Database>,
  customer: SignedInCustomer,
): Promise<void> {
  await db.deleteFrom('stock_alerts').where(belongsToCustomer(customer)).execute();
}

export interface BackInStock {
  email: string;
  locale: Locale;
  product: { id: number; name: string; url: string };
  /** Key with which the other alerts of the address are ended; null for older alerts. */
  key: string | null;
}

/** Sends the mail; false if the address had too many mails, and gets it later. */
export type NotifyBackInStock = (
  trx: Transaction<Database>,
  alert: BackInStock,
  mailId: string,
) => Promise<boolean>;

/**
 * Mails everyone who waits for a product that is in stock again, and deletes the address. An alert
 * and its mail are one transaction, so that each is mailed once, whatever processes do this.
 * Returns the number of mails.
 */
export async function notifyBackInStock(
  shop: Pick<Shop, 'db' | 'state'>,
  notify: NotifyBackInStock,
  now: Date,
): Promise<number> {
  const { db } = shop;
  const fields = { extraFields: false, webNode: false };
  let sent = 0;
  // All products are checked, since some have stock and still cannot be bought.
  for (let lastId = 0; ;) {
    const productsInStock = await db
      .selectFrom('stock_alerts')
      .innerJoin('stock', 'stock.product_id', 'stock_alerts.product_id')
      .select('stock.product_id as id')
      .distinct()
      .where('total_stock', '>', 0)
      .where('stock.product_id', '>', lastId)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    const ids = productsInStock.map(({ id }) => id);
    if (ids.length === 0) return sent;
    lastId = ids.at(-1)!;
    for (const locale of LOCALES) {
      const records = await productRecords(db, shop.state.catalogue, ids, locale, fields);
      for (const record of records) {
        const product = mapProductSummary(record, now);
        if (isOrderableState(stockStatus(product).state))
          sent += await notifyAddresses(db, notify, locale, product);
      }
    }
  }
}

async function notifyAddresses(
  db: Kysely<Database>,
  notify: NotifyBackInStock,
  locale: Locale,
  product: BackInStock['product'],
): Promise<number> {
  const waitingAlerts = await db
    .selectFrom('stock_alerts')
    .select('id')
    .where('product_id', '=', product.id)
    .where('locale', '=', locale)
    .orderBy('id')
    .execute();
  let sent = 0;
  for (const { id } of waitingAlerts) {
    await db.transaction().execute(async (trx) => {
      // The alert no longer exists if another process was faster, or the account was deleted.
      const alert = await trx
        .selectFrom('stock_alerts')
        .select(['email', 'key'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!alert) return;
      if (!(await notify(trx, { ...alert, locale, product }, `stock-alert-${id}`))) return;
      await trx.deleteFrom('stock_alerts').where('id', '=', id).execute();
      sent += 1;
    });
  }
  return sent;
}

const NO_ALERTS: Record<Locale, string> = {
  nl: 'Op dit adres staan geen meldingen meer open.',
  en: 'This address is not waiting for anything any more.',
};

/** How often the stock of products with alerts is checked. */
const POLL_EVERY_MS = 5_000;
/** Time after which an address that had too many mails may request an alert again. */
const RETRY_S = 60 * 60;

/**
 * Sends the mail that confirms an alert and contains the link that ends it; false if the address
 * had too many mails.
 */
export type ConfirmAlert = (trx: Transaction<Database>, alert: StoredAlert) => Promise<boolean>;

interface StoredAlert {
  id: number;
  email: string;
  locale: Locale;
  key: string;
  product: { id: number; name: string; url: string };
  /** Day on which the product is expected; null if unknown. */
  expected: IsoDate | null;
}

/** The calls about mails when a product is back in stock. */
export function stockAlertCalls({ db, state }: Shop, confirm: ConfirmAlert): HandledCall[] {
  const fields = { extraFields: false, webNode: false };
  const productsOf = async (ids: readonly number[], { locale, now }: CallContext) =>
    (await productRecords(db, state.catalogue, ids, locale, fields)).map((record) =>
      mapProductSummary(record, now),
    );
  return [
    handle(calls.stockAlert, async ({ body }, context) => {
      const { ProductId: productId, Email: email } = body;
      const { customer, locale, now } = context;
      const [product] = await productsOf([productId], context);
      if (!product) return notFound(unknownText('product', productId));
      const contactId = customer?.contactId ?? null;
      const { state: stock } = stockStatus(product);
      const expected = expectedDay(product, stock, now);
      const isAlertStored = await db.transaction().execute(async (trx) => {
        const added = await addStockAlert(trx, { productId, email, locale, contactId }, now);
        // Back in stock since the page was opened: the back-in-stock mail follows within seconds.
        if (!added.isNew || isOrderableState(stock)) return true;
        // An alert is stored only if the mail with the link that ends it can be sent.
        const isMailSent = await confirm(trx, { ...added, email, locale, product, expected });
        if (!isMailSent) await endAlertsOfKey(trx, added.key, productId);
        return isMailSent;
      });
      // The response is the same for every address, so that it does not reveal who has alerts.
      return isAlertStored ? null : tooManyRequests(RETRY_S);
    }),
    handle(alertCalls.stockAlerts, async ({ params: { id: key } }, context) => {
      const alerts = await alertsOfKey(db, key);
      const [first] = alerts;
      if (!first) return notFound(NO_ALERTS[context.locale]);
      const products = await productsOf(
        alerts.map(({ product_id }) => product_id),
        context,
      );
      return {
        Email: maskEmail(first.email),
        Products: products.map(({ id, name, url }) => ({ Id: id, Name: name, Url: url })),
      };
    }),
    // The response is the same if nothing was left to end: mail programs and people repeat the
    // request.
    handle(alertCalls.endStockAlerts, async ({ params: { id: key }, query: { productId } }) => {
      await endAlertsOfKey(db, key, productId ?? null);
      return null;
    }),
  ];
}

interface WatchOptions {
  shop: Shop;
  notify: NotifyBackInStock;
  now(): Date;
  onError(error: unknown): void;
}

/** Mails back-in-stock alerts as soon as it sees the stock; returns a function that stops it. */
export function watchStockAlerts({ shop, notify, now, onError }: WatchOptions): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    notifyBackInStock(shop, notify, now())
      .catch(onError)
      .finally(() => (isBusy = false));
  }, POLL_EVERY_MS).unref();
  return () => clearInterval(timer);
}
