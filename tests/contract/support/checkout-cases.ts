/** Cases of the calls about ordering and paying; whole paths are in `checkout.test.ts`. */
import { randomUUID } from 'node:crypto';
import type { CallCases } from './cases.ts';

const UNKNOWN_ID = 2_147_483_000;
const UNKNOWN_KEY = 'A'.repeat(22);
const order = {
  ...{ idempotencyKey: '6f8a1c5e-0b5a-4f0e-9d2c-1a2b3c4d5e6f', amountToPay: 0 },
  acceptsTerms: true,
};
const confirmWith = (field: string, value: unknown) => ({
  field,
  input: { body: { ...order, [field]: value } },
});
const withdrawal = {
  ...{ name: 'Piet', orderNumber: '26000001', email: 'piet@bouw.example' },
};
const withdrawWith = (field: string, value: unknown) => ({
  field,
  input: { body: { ...withdrawal, [field]: value } },
});

export const CHECKOUT_CASES: Record<string, CallCases> = {
  confirmCart: {
    // The cart of a test customer has no place yet: the answer is its validation.
    good: () => [
      { body: { ...order, idempotencyKey: randomUUID() } },
      { body: { ...order, memo: 'Achterom\nBel aan', reference: 'Klus 12', pinCode: '1234' } },
    ],
    bad: [
      { field: 'idempotencyKey', input: { body: {} } },
      confirmWith('idempotencyKey', 'x'),
      confirmWith('amountToPay', -1),
      confirmWith('amountToPay', '10'),
      confirmWith('acceptsTerms', false),
      confirmWith('memo', 'x'.repeat(501)),
      confirmWith('reference', 'a\nb'),
      confirmWith('pinCode', '12345678901'),
    ],
  },
  paymentMethods: { good: () => [{}] },
  validatePin: {
    good: () => [{ body: { pinCode: '1234' } }],
    bad: [
      { field: 'pinCode', input: { body: {} } },
      { field: 'pinCode', input: { body: { pinCode: '' } } },
      { field: 'pinCode', input: { body: { pinCode: 1234 } } },
    ],
  },
  paymentStatus: {
    good: () => [],
    bad: [
      { field: 'successKey', input: {} },
      { field: 'successKey', input: { query: { successKey: 'x' } } },
    ],
    unknown: [{ query: { successKey: UNKNOWN_KEY } }],
  },
  orderSuccess: {
    needsCustomer: true,
    asCustomer: true,
    good: (_, { orderId: id }) => [{ params: { id } }],
    bad: [
      { field: 'id', input: { params: { id: 'x' } } },
      { field: 'id', input: { params: { id: 0 } } },
      { field: 'id', input: { params: { id: "' or 1=1 -- aaaaaaaaaaa" } } },
    ],
    unknown: [{ params: { id: UNKNOWN_KEY } }, { params: { id: UNKNOWN_ID } }],
  },
  withdrawOrder: {
    good: () => [
      { body: withdrawal },
      { body: { ...withdrawal, positions: [1, 2], reason: 'Te veel\nbesteld' } },
    ],
    bad: [
      { field: 'name', input: { body: {} } },
      withdrawWith('orderNumber', ''),
      withdrawWith('email', 'piet'),
      withdrawWith('email', 'a@b.c\r\nBcc: x@y.z'),
      withdrawWith('positions', [0]),
      withdrawWith('positions', 'alles'),
      withdrawWith('reason', 'x'.repeat(501)),
    ],
  },
};
