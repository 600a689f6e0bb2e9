import type { Transaction } from 'kysely';
import * as calls from '../../../src/api/products/calls.ts';
import { mapProductSummary } from '../../../src/api/products/mappers.ts';
import * as ofKey from '../../../src/api/stock-alerts/calls.ts';
import { expectedDay } from '../../../src/domain/availability/promise.ts';
import { isSold, stockStatus } from '../../../src/domain/product/stock-status.ts';
import type { IsoDate, Locale } from '../../../src/domain/shared/common.ts';
import { maskedEmail } from '../../../src/domain/shared/text.ts';
import { productRecords } from '../../catalogue/reads/products-routes.ts';
import type { Shop } from '../../catalogue/reads/shop.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { notFound, tooOften } from '../../platform/http/answers.ts';
import { unknownText } from '../../platform/http/call-texts.ts';
import type { CallContext } from '../../platform/http/context.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import {
  addStockAlert,
  alertsOfKey,
  endAlertsOfKey,
  tellBackInStock,
  type TellBackInStock,
} from './stock-alerts.ts';

const NO_ALERTS: Record<Locale, string> = {
  nl: 'Op dit adres staan geen meldingen meer open.',
  en: 'This address is not waiting for anything any more.',
};

/** How often the stock of products with alerts is checked. */
const POLL_EVERY_MS = 5_000;
/** When an address with too many mails may ask again. */
const RETRY_S = 60 * 60;

/**
 * Sends the mail that an address waits for a product, and how to end that; false if the address had
 * too many mails.
 */
export type ConfirmAlert = (trx: Transaction<Database>, alert: AskedAlert) => Promise<boolean>;

export interface AskedAlert {
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
      const isStored = await db.transaction().execute(async (trx) => {
        const added = await addStockAlert(trx, { productId, email, locale, contactId }, now);
        // Back in stock since the page was opened: the back-in-stock mail follows within seconds.
        if (!added.isNew || isSold(stock)) return true;
        // An alert is stored only if the mail with the link that ends it can be sent.
        const isTold = await confirm(trx, { ...added, email, locale, product, expected });
        if (!isTold) await endAlertsOfKey(trx, added.key, productId);
        return isTold;
      });
      // The same for every address, so that it does not reveal who waits.
      return isStored ? null : tooOften(RETRY_S);
    }),
    handle(ofKey.stockAlerts, async ({ params: { id: key } }, context) => {
      const alerts = await alertsOfKey(db, key);
      const [first] = alerts;
      if (!first) return notFound(NO_ALERTS[context.locale]);
      const products = await productsOf(
        alerts.map(({ product_id }) => product_id),
        context,
      );
      return {
        Email: maskedEmail(first.email),
        Products: products.map(({ id, name, url }) => ({ Id: id, Name: name, Url: url })),
      };
    }),
    // The same whether or not anything was left to end: mail programs and people repeat it.
    handle(ofKey.endStockAlerts, async ({ params: { id: key }, query: { productId } }) => {
      await endAlertsOfKey(db, key, productId ?? null);
      return null;
    }),
  ];
}

interface WatchOptions {
  shop: Shop;
  tell: TellBackInStock;
  now(): Date;
  onError(error: unknown): void;
}

/** Mails back-in-stock alerts as soon as it sees the stock; returns a function that stops it. */
export function watchStockAlerts({ shop, tell, now, onError }: WatchOptions): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    tellBackInStock(shop, tell, now())
      .catch(onError)
      .finally(() => (isBusy = false));
  }, POLL_EVERY_MS).unref();
  return () => clearInterval(timer);
}
