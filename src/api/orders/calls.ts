import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idField, intField } from '../fields.ts';
import { ORDER } from './endpoints.ts';
import { invoiceRecord, orderRecord, orderSummaryRecord } from './wire.ts';

const area = 'orders';

const MAX_OFFSET = 100_000;
const MAX_LIMIT = 50;
const page = (limit: number) =>
  z.object({ offset: intField(0, MAX_OFFSET, 0), limit: intField(1, MAX_LIMIT, limit) });

export const orders = defineCall({
  ...ORDER.list,
  name: 'orders',
  area,
  summary: 'Orders of the customer, newest first, each with its first two lines',
  query: page(2),
  data: z.object({ Orders: z.array(orderSummaryRecord), Total: z.int() }),
});

export const order = defineCall({
  ...ORDER.byId,
  name: 'order',
  area,
  summary: 'An order with all its lines; 404 if the customer has none with this id',
  params: z.object({ id: idField }),
  data: orderRecord,
});

export const orderCount = defineCall({
  ...ORDER.count,
  name: 'orderCount',
  area,
  summary: 'How many orders the customer has',
  data: z.object({ Count: z.int() }),
});

export const invoices = defineCall({
  ...ORDER.invoices,
  name: 'invoices',
  area,
  summary: 'Invoices of the customer, newest first',
  query: page(10),
  data: z.object({ Invoices: z.array(invoiceRecord), Total: z.int() }),
});

export const invoicePdf = defineCall({
  ...ORDER.invoicePdf,
  name: 'invoicePdf',
  area,
  summary: 'An invoice to keep, as PDF; 404 if the customer has none with this id',
  params: z.object({ id: idField }),
  data: z.never(),
});
