/** Calls about back-in-stock alerts, authorised by the key in a mail. */
import type { ApiClient } from '../client.ts';
import { mapOutcome, type Outcome } from '../outcome.ts';
import { STOCK_ALERTS } from './endpoints.ts';
import type { StockAlertsRecord } from './wire.ts';

/** The products that an address waits for; the address is masked. */
export interface StockAlerts {
  email: string;
  products: { id: number; name: string; url: string }[];
}

export async function readStockAlerts(api: ApiClient, id: string): Promise<Outcome<StockAlerts>> {
  const outcome = await api.call<StockAlertsRecord>(STOCK_ALERTS.list, { params: { id } });
  return mapOutcome(outcome, ({ Email, Products }) => ({
    email: Email,
    products: Products.map(({ Id, Name, Url }) => ({ id: Id, name: Name, url: Url })),
  }));
}

/** Ends waiting for one product; null: for all of them. */
export const endStockAlerts = (
  api: ApiClient,
  id: string,
  productId: number | null,
): Promise<Outcome<null>> =>
  api.call(STOCK_ALERTS.end, { params: { id }, query: productId === null ? {} : { productId } });
