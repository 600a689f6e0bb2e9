import * as calls from '../../../src/api/products/calls.ts';
import { isViewableProduct } from '../../catalogue/reads/viewed.ts';
import type { Shop } from '../../catalogue/reads/shop.ts';
import { notFound } from '../../platform/http/answers.ts';
import { unknownText } from '../../platform/http/call-texts.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import { addStockAlert, tellBackInStock, type TellBackInStock } from './stock-alerts.ts';

/** How often the stock of products with alerts is looked at. */
const LOOK_EVERY_MS = 5_000;

/** The call that asks for a mail when a product is back in stock. */
export function stockAlertCalls({ db }: Shop): HandledCall[] {
  return [
    handle(calls.stockAlert, async ({ body }, { customer, locale, now }) => {
      const { ProductId: productId, Email: email } = body;
      if (!(await isViewableProduct(db, productId)))
        return notFound(unknownText('product', productId));
      const contactId = customer?.contactId ?? null;
      await db
        .transaction()
        .execute((trx) => addStockAlert(trx, { productId, email, locale, contactId }, now));
      // The same for every address, so that it does not reveal who waits.
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
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
