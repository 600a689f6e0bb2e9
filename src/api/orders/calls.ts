import { z } from 'zod';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { idField, intField } from '../fields.ts';
import { ORDER } from './endpoints.ts';
import { orderKey, withdrawBody } from './fields.ts';
import {
  boughtRecord,
  invoiceRecord,
  orderRecord,
  orderSuccessRecord,
  orderSummaryRecord,
  withdrawalRecord,
} from './wire.ts';

const area = 'orders';

const MAX_OFFSET = 100_000;
const MAX_LIMIT = 50;
const page = (limit: number) =>
  z.object({ offset: intField(0, MAX_OFFSET, 0), limit: intField(1, MAX_LIMIT, limit) });

export const orders = defineCall({
  ...ORDER.list,
  name: 'orders',
  area,
  bounds: BOUNDS.list,
  summary:
    'Orders of the customer, newest first, cancelled and expired ones last; with their first two lines',
  query: page(2),
  data: z.object({ Orders: z.array(orderSummaryRecord), Total: z.int() }),
});

export const order = defineCall({
  ...ORDER.byId,
  name: 'order',
  area,
  bounds: BOUNDS.read,
  summary: 'An order with all its lines; 404 if the customer has none with this id',
  params: z.object({ id: idField }),
  data: orderRecord,
});

export const orderCount = defineCall({
  ...ORDER.count,
  name: 'orderCount',
  area,
  bounds: BOUNDS.read,
  summary: 'The number of orders of the customer',
  data: z.object({ Count: z.int() }),
});

export const boughtProducts = defineCall({
  ...ORDER.bought,
  name: 'boughtProducts',
  area,
  bounds: BOUNDS.list,
  summary: 'Products that the customer bought, the latest first; also those no longer sold',
  query: page(20),
  data: z.object({ Products: z.array(boughtRecord), Total: z.int() }),
});

export const invoices = defineCall({
  ...ORDER.invoices,
  name: 'invoices',
  area,
  bounds: BOUNDS.list,
  summary: 'Invoices of the customer, newest first',
  query: page(10),
  data: z.object({ Invoices: z.array(invoiceRecord), Total: z.int() }),
});

export const invoicePdf = defineCall({
  ...ORDER.invoicePdf,
  name: 'invoicePdf',
  area,
  bounds: BOUNDS.document,
  summary: 'An invoice as PDF; 404 if the customer has none with this id',
  params: z.object({ id: idField }),
  data: z.never(),
});

export const orderSuccess = defineCall({
  ...ORDER.success,
  name: 'orderSuccess',
  area,
  bounds: BOUNDS.read,
  summary: 'Number and state of an order by its key; the whole order for its own customer',
  params: z.object({ id: orderKey }),
  data: orderSuccessRecord,
});

export const withdrawOrder = defineCall({
  ...ORDER.withdraw,
  name: 'withdrawOrder',
  area,
  bounds: BOUNDS.enquiry,
  summary: 'Withdraws from a purchase; the response does not reveal whether the order exists',
  body: withdrawBody,
  data: withdrawalRecord,
});
