/** Calls about back-in-stock alerts, authorised by the key in a mail. */
import type { ApiClient } from '../client.ts';
import { mapOutcome, type Outcome } from '../outcome.ts';
import type { StockAlertsRecord } from './calls.ts';
import type { Endpoint } from '../call.ts';

const BASE = '/api/bouwmaat/stock-alerts/{id}';

/** Calls about back-in-stock alerts. `id` is the key in the mails about them. */
export const STOCK_ALERTS = {
  list: { audience: 'personal', method: 'GET', path: BASE },
  end: { audience: 'personal', method: 'POST', path: `${BASE}/end` },
} as const satisfies Record<string, Endpoint>;

/** The products for which an e-mail address gets an alert; the address is masked. */
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

/** Ends the alert for one product, or for all products (null). */
export const endStockAlerts = (
  api: ApiClient,
  id: string,
  productId: number | null,
): Promise<Outcome<null>> =>
  api.call(STOCK_ALERTS.end, { params: { id }, query: productId === null ? {} : { productId } });
