import { frontImageUrl } from '../../src/api/field-mappers.ts';
import * as calls from '../../src/api/orders/calls.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import {
  FileAnswer,
  notFound,
  notOwned,
  CALL_TEXTS,
  notOwnText,
} from '../platform/http/answers.ts';
import { handle, type HandledCall } from '../platform/http/handled-call.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import {
  boughtProductsOf,
  customerNamesOf,
  orderByKeyOrId,
  orderCountOf,
  orderOf,
  ordersOf,
  type StoredOrder,
} from './orders.ts';
import { invoiceDocument } from './invoice-document.ts';
import { documentPdf } from './document-pdf.ts';
import { invoiceCountOf, invoiceOf, invoiceRecord, invoicesOf } from './invoices.ts';
import { orderRecord, orderSummaryRecord, type ShownProduct } from './order-records.ts';
import { type SellerOptions, sellerOf } from './document-texts.ts';

/** Orders and invoices of the signed-in customer (spec 2 §7). */
export function orderCalls(shop: Shop, source: SellerOptions): HandledCall[] {
  const { db } = shop;

  async function shownProducts(
    orders: readonly StoredOrder[],
    locale: Locale,
  ): Promise<Map<number, ShownProduct>> {
    const ids = new Set(orders.flatMap(({ lines }) => lines.map((line) => line.product_id)));
    const records = await shop.summaries([...ids], locale);
    return new Map(
      records.map((record) => {
        return [record.Id, { url: record.Url ?? null, imageUrl: frontImageUrl(record.Images) }];
      }),
    );
  }

  const storeOf = ({ row }: StoredOrder) =>
    shop.state.catalogue.stores.find(({ id }) => id === row.store_id) ?? null;

  return [
    handle(calls.orders, async ({ query }, { customer, locale }) => {
      const orders = await ordersOf(db, customer.customerId, query);
      const products = await shownProducts(orders, locale);
      return {
        Orders: orders.map(({ row, ...parts }) => orderSummaryRecord(row, { ...parts, products })),
        Total: await orderCountOf(db, customer.customerId),
      };
    }),
    handle(calls.order, async ({ params: { id } }, { customer, locale }) => {
      const order = await orderOf(db, customer.customerId, id);
      if (!order) return notOwned(notOwnText('order', id));
      const products = await shownProducts([order], locale);
      const names = await customerNamesOf(db, order.row, customer.contactId);
      return orderRecord(order.row, { ...order, products }, names, storeOf(order));
    }),
    handle(calls.orderSuccess, async ({ params: { id } }, { customer, locale }) => {
      const order = await orderByKeyOrId(db, id, customer?.customerId ?? null);
      if (!order) return notFound(CALL_TEXTS.noOrderKey);
      const { row } = order;
      const isOwn = customer !== null && row.customer_id === customer.customerId;
      if (!isOwn) return { OrderNumber: row.order_number, State: row.state };
      const products = await shownProducts([order], locale);
      const names = await customerNamesOf(db, row, customer.contactId);
      return {
        OrderNumber: row.order_number,
        State: row.state,
        Order: orderRecord(row, { ...order, products }, names, storeOf(order)),
      };
    }),
    handle(calls.orderCount, async (_, { customer }) => ({
      Count: await orderCountOf(db, customer.customerId),
    })),
    handle(calls.boughtProducts, ({ query }, { customer }) =>
      boughtProductsOf(db, customer.customerId, query),
    ),
    handle(calls.invoices, async ({ query }, { customer }) => ({
      Invoices: (await invoicesOf(db, customer.customerId, query)).map(invoiceRecord),
      Total: await invoiceCountOf(db, customer.customerId),
    })),
    handle(calls.invoicePdf, async ({ params: { id } }, { customer, locale, editorial, now }) => {
      const invoice = await invoiceOf(db, customer.customerId, id);
      const order = invoice && (await orderOf(db, customer.customerId, invoice.order_id));
      if (!order) return notOwned(notOwnText('invoice', id));
      const seller = sellerOf(editorial, source, now);
      if (!seller) return notFound(CALL_TEXTS.noSeller);
      const bytes = await documentPdf(invoiceDocument(invoice, order, seller, locale));
      return new FileAnswer(bytes, `${invoice.number}.pdf`);
    }),
  ];
}
