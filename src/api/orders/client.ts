/** Calls about the orders and invoices of the signed-in customer, answering entities. */
import type { IsoDateTime } from '../../domain/entities/common.ts';
import type {
  Invoice,
  Order,
  OrderSuccess,
  OrderSummary,
  Paged,
  Withdrawal,
} from '../../domain/entities/order.ts';
import type { ApiClient } from '../client.ts';
import { mapOutcome, type Outcome } from '../outcome.ts';
import { ORDER } from './endpoints.ts';
import { mapInvoice, mapOrder, mapOrderSummary } from './mappers.ts';
import type { InvoiceRecord, OrderRecord, OrderSuccessRecord, OrderSummaryRecord } from './wire.ts';

export interface PageQuery {
  offset: number;
  limit: number;
}

/** Orders, newest first, each with its first lines. */
export async function orders(
  api: ApiClient,
  page: PageQuery,
): Promise<Outcome<Paged<OrderSummary>>> {
  const outcome = await api.call<{ Orders: OrderSummaryRecord[]; Total: number }>(ORDER.list, {
    query: { ...page },
  });
  return mapOutcome(outcome, ({ Orders, Total: total }) => ({
    items: Orders.map(mapOrderSummary),
    total,
  }));
}

/** Fails as `NotFound` where the customer has no such order. */
export async function order(api: ApiClient, id: number): Promise<Outcome<Order>> {
  return mapOutcome(await api.call<OrderRecord>(ORDER.byId, { params: { id } }), mapOrder);
}

export async function orderCount(api: ApiClient): Promise<Outcome<number>> {
  return mapOutcome(await api.call<{ Count: number }>(ORDER.count), ({ Count }) => Count);
}

/** Invoices, newest first. */
export async function invoices(api: ApiClient, page: PageQuery): Promise<Outcome<Paged<Invoice>>> {
  const outcome = await api.call<{ Invoices: InvoiceRecord[]; Total: number }>(ORDER.invoices, {
    query: { ...page },
  });
  return mapOutcome(outcome, ({ Invoices, Total: total }) => ({
    items: Invoices.map(mapInvoice),
    total,
  }));
}

/** The PDF of an invoice; fails as `NotFound` where the customer has no such invoice. */
export function invoicePdf(api: ApiClient, id: number): Promise<Outcome<Blob>> {
  return api.call<Blob>(ORDER.invoicePdf, { params: { id } });
}

/** An order by the key that confirming answered. Fails as `Missing` where there is none. */
export async function orderSuccess(
  api: ApiClient,
  successKey: string,
): Promise<Outcome<OrderSuccess>> {
  const params = { id: successKey };
  const outcome = await api.call<OrderSuccessRecord>(ORDER.success, { params });
  return mapOutcome(outcome, (record) => ({
    orderNumber: record.OrderNumber,
    state: record.State,
    order: record.Order ? mapOrder(record.Order) : null,
  }));
}

/**
 * Withdraws from a purchase (LAW: the withdrawal function); answers when it was received. The
 * receipt goes to the address of the order, if there is such an order.
 */
export async function withdrawOrder(
  api: ApiClient,
  withdrawal: Withdrawal,
): Promise<Outcome<IsoDateTime>> {
  const outcome = await api.call<{ ReceivedAt: string }>(ORDER.withdraw, { body: withdrawal });
  return mapOutcome(outcome, ({ ReceivedAt }) => ReceivedAt);
}
