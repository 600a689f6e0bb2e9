/** Calls for orders and invoices on the account pages. Null: the call failed. */
import { financialData } from '../../../api/customer/client.ts';
import * as calls from '../../../api/orders/client.ts';
import { type Outcome, dataOrNull } from '../../../api/outcome.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { FinancialData } from '../../../domain/account/customer.ts';
import type { Invoice, Order, OrderSummary, Paged } from '../../../domain/orders/order.ts';
import { accountCount, setAccountCount } from '../account-counts.ts';
import { api } from '../../calls/api.ts';

/** Number of orders per page. */
export const ORDERS_PER_PAGE = 5;
const INVOICES_PER_PAGE = 10;

/** The orders after `offset`; also updates the cached count. */
export async function loadOrders(
  locale: Locale,
  offset: number,
): Promise<Paged<OrderSummary> | null> {
  const page = dataOrNull(await calls.orders(api(locale), { offset, limit: ORDERS_PER_PAGE }));
  if (page) setAccountCount('orderCount', page.total);
  return page;
}

/** Number of orders, cached for 15 minutes. */
export const loadOrderCount = (locale: Locale): Promise<number | null> =>
  accountCount('orderCount', async () => dataOrNull(await calls.orderCount(api(locale))));

/** A result that may not exist. */
export type Lookup<Thing> = { found: Thing | null };

export const loadOrder = async (locale: Locale, id: number): Promise<Lookup<Order> | null> =>
  lookupOf(await calls.order(api(locale), id));

export const loadInvoices = async (
  locale: Locale,
  offset: number,
): Promise<Paged<Invoice> | null> =>
  dataOrNull(await calls.invoices(api(locale), { offset, limit: INVOICES_PER_PAGE }));

/** Credit of the customer; `found: null` if the customer does not buy on account. */
export const loadCredit = async (locale: Locale): Promise<Lookup<FinancialData> | null> =>
  lookupOf(await financialData(api(locale)));

export const loadInvoicePdf = async (locale: Locale, id: number): Promise<Blob | null> =>
  dataOrNull(await calls.invoicePdf(api(locale), id));

function lookupOf<Thing>(outcome: Outcome<Thing>): Lookup<Thing> | null {
  if (outcome.ok) return { found: outcome.data };
  return outcome.kind === 'NotFound' || outcome.kind === 'Missing' ? { found: null } : null;
}
