/** Cases of the calls about orders and invoices. */
import type { CallCases } from './cases.ts';

const UNKNOWN_ID = 2_147_483_000;

const paged: CallCases = {
  good: () => [{}, { query: { offset: 0, limit: 50 } }, { query: { offset: 100_000, limit: 1 } }],
  bad: [
    { field: 'offset', input: { query: { offset: -1 } } },
    { field: 'limit', input: { query: { limit: 0 } } },
    { field: 'limit', input: { query: { limit: 51 } } },
    { field: 'limit', input: { query: { limit: 'x' } } },
  ],
};
const badIds = [
  { field: 'id', input: { params: { id: 'x' } } },
  { field: 'id', input: { params: { id: 0 } } },
];

export const ORDER_CASES: Record<string, CallCases> = {
  orders: paged,
  order: {
    good: (_, { orderId: id }) => [{ params: { id } }],
    bad: badIds,
    notYours: [{ params: { id: UNKNOWN_ID } }],
  },
  orderCount: { good: () => [{}] },
  boughtProducts: paged,
  invoices: paged,
  invoicePdf: {
    good: (_, { invoiceId: id }) => [{ params: { id } }],
    bad: badIds,
    notYours: [{ params: { id: UNKNOWN_ID } }],
  },
};
