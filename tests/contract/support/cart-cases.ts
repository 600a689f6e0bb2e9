/** Cases of the calls about the cart; those of ordering it are in `checkout-cases.ts`. */
import { randomUUID } from 'node:crypto';
import type { ShippingOptionsRecord } from '../../../src/api/cart/wire.ts';
import { data } from './api.ts';
import type { CallCases } from './cases.ts';
import type { TestCustomer } from './customers.ts';

const UNKNOWN_ID = 2_147_483_000;
const UNKNOWN_KEY = 'A'.repeat(22);
const OPERATION = '6f8a1c5e-0b5a-4f0e-9d2c-1a2b3c4d5e6f';
const OWN = '/api/bouwmaat/cart';

const add = (productId: number, quantity = 1) => ({
  operationId: randomUUID(),
  ...{ productId, quantity, action: 'Add' },
});
const one = { operationId: OPERATION, productId: 1, quantity: 1, action: 'Add' };
const tooMany = Array.from({ length: 501 }, () => one);

/** Changes that no cart can have. */
const wrongChanges = [
  [],
  tooMany,
  [{ ...one, operationId: 'x' }],
  [{ ...one, productId: 0 }],
  [{ ...one, productId: '1' }],
  [{ ...one, quantity: 0 }],
  [{ ...one, quantity: -1, action: 'Update' }],
  [{ ...one, quantity: 1.5 }],
  [{ ...one, quantity: 100_000 }],
  [{ ...one, action: 'Replace' }],
  [{ ...one, source: { listId: 'nergens', listName: 'x' } }],
  [{ ...one, source: { listId: 'plp', listName: 'x'.repeat(201) } }],
];
const wrongKeys = ['', 'x', 'a'.repeat(23), "' or 1=1 -- aaaaaaaaaaa"];

const alternativeAddress = {
  ...{ street: 'Kade', houseNumber: '546 K 1' },
  ...{ postalCode: '3542ab', city: 'Utrecht' },
};
const elsewhere = { method: 'AlternativeAddress', alternativeAddress };

const slot = { shippingMethod: 'CustomerAddress', date: '2026-11-25', methodId: 'delivery-day' };
const shipment = { ...slot, timeFrom: '07:00', timeTo: '18:00' };

/** Each part of the shipping time payload wrong. */
const wrongShipments = {
  shippingMethod: 'Post',
  date: 'morgen',
  methodId: '',
  timeFrom: '7 uur',
  timeTo: '24:30',
};

/** The first slot on which the cart of a customer can be delivered. */
async function firstSlot({ token }: TestCustomer) {
  if (!token) return shipment;
  const { Days } = await data<ShippingOptionsRecord>({
    path: `${OWN}/delivery/options`,
    headers: { authorization: `Bearer ${token}` },
  });
  const [day] = Days;
  const [first] = day?.Slots ?? [];
  return {
    ...{ shippingMethod: 'CustomerAddress', date: day?.Date },
    ...{ methodId: first?.Id, timeFrom: first?.TimeFrom, timeTo: first?.TimeTo },
  };
}

export const CART_CASES: Record<string, CallCases> = {
  cart: {
    good: () => [{}, { query: { timestamp: '2026-11-20T10:00:00.000Z' } }],
    bad: [{ field: 'timestamp', input: { query: { timestamp: 'x'.repeat(41) } } }],
  },
  changeCartLines: {
    good: ({ products, product }) => [
      { body: { changes: [add(product.Id, 99_999)] } },
      { body: { changes: products.map(({ Id }) => add(Id, 2)) } },
      { body: { changes: [add(UNKNOWN_ID)] } },
      {
        body: {
          changes: [
            {
              ...add(product.Id),
              source: { listId: 'plp', listName: '<script>alert(1)</script>' },
            },
            { ...add(product.Id), action: 'Update', quantity: 3 },
            { ...add(product.Id), action: 'Delete', quantity: 0 },
          ],
        },
      },
    ],
    bad: wrongChanges.map((changes) => ({ field: 'changes', input: { body: { changes } } })),
  },
  clearCart: { good: () => [{}] },
  setCartDelivery: {
    asCustomer: true,
    good: (_, { addressId: deliveryAddressId }) => [
      { body: { method: 'CustomerAddress', deliveryAddressId } },
    ],
    bad: [
      { field: 'method', input: { body: {} } },
      { field: 'deliveryAddressId', input: { body: { method: 'CustomerAddress' } } },
      { field: 'alternativeAddress', input: { body: { method: 'AlternativeAddress' } } },
      {
        field: 'alternativeAddress',
        input: {
          body: { ...elsewhere, alternativeAddress: { ...alternativeAddress, postalCode: '1' } },
        },
      },
    ],
    notYours: [{ body: { method: 'CustomerAddress', deliveryAddressId: UNKNOWN_ID } }],
  },
  refreshCartDelivery: { good: () => [{}] },
  setCartShipment: {
    asCustomer: true,
    good: async (_, customer) => [{ body: await firstSlot(customer) }],
    bad: Object.entries(wrongShipments).map(([field, value]) => ({
      field,
      input: { body: { ...shipment, [field]: value } },
    })),
    unknown: [
      { body: { ...shipment, date: '2020-01-01' } },
      { body: { ...shipment, methodId: 'x' } },
    ],
  },
  setCartStore: {
    good: ({ store }) => [{ body: { storeId: store.Id } }],
    bad: [
      { field: 'storeId', input: { body: {} } },
      { field: 'storeId', input: { body: { storeId: '1' } } },
    ],
    unknown: [{ body: { storeId: UNKNOWN_ID } }],
  },
  setCartPayment: {
    good: () => [
      { body: { method: 'ideal', data: { issuer: 'ideal_TESTNL99' } } },
      { body: { method: 'card' } },
      { body: { method: 'paypal', data: null } },
    ],
    bad: [
      { field: 'method', input: { body: {} } },
      { field: 'method', input: { body: { method: 'cash' } } },
      { field: 'data', input: { body: { method: 'ideal', data: { issuer: 'x'.repeat(61) } } } },
    ],
    unknown: [{ body: { method: 'store' } }, { body: { method: 'account' } }],
  },
  setCartPoints: {
    good: () => [{ body: { pointsToRedeem: 0 } }],
    bad: [{ pointsToRedeem: -1 }, { pointsToRedeem: '5' }, { pointsToRedeem: 1.5 }, {}].map(
      (body) => ({ field: 'pointsToRedeem', input: { body } }),
    ),
    unknown: [{ body: { pointsToRedeem: 500 } }],
  },
  deliveryOptions: {
    good: () => [{}, { query: { fromTime: '12:00' } }],
    bad: [{ field: 'fromTime', input: { query: { fromTime: '25:00' } } }],
  },
  pickupOptions: {
    good: ({ store }) => [
      { query: { storeId: store.Id } },
      { query: { storeId: store.Id, fromTime: '09:30' } },
    ],
    bad: [
      { field: 'storeId', input: { query: { storeId: 'x' } } },
      { field: 'fromTime', input: { query: { fromTime: 'ochtend' } } },
    ],
    unknown: [{}, { query: { storeId: UNKNOWN_ID } }],
  },
  validateCart: { asCustomer: true, good: () => [{}] },
  voucherByCode: {
    needsCustomer: true,
    good: (_, { couponCode }) => [
      { params: { code: couponCode } },
      { params: { code: couponCode.toLowerCase() } },
    ],
    bad: [{ field: 'code', input: { params: { code: 'x'.repeat(41) } } }],
    unknown: [{ params: { code: 'BESTAAT-NIET' } }, { params: { code: "' OR 1=1 --" } }],
  },
  addCartVoucher: {
    asCustomer: true,
    // A code is used once: the cases of a call run one after the other in one cart.
    good: (_, { couponId }) => [{ body: { couponId } }],
    bad: [
      { field: '', input: { body: {} } },
      { field: '', input: { body: { voucherId: 1, couponId: 1 } } },
      { field: 'couponId', input: { body: { couponId: 'x' } } },
    ],
    unknown: [{ body: { couponId: UNKNOWN_ID } }, { body: { voucherId: UNKNOWN_ID } }],
  },
  deleteCartVoucher: {
    asCustomer: true,
    good: (_, { couponId }) => [{ query: { couponId } }, { query: { voucherId: UNKNOWN_ID } }],
    bad: [
      { field: '', input: {} },
      { field: 'couponId', input: { query: { couponId: 'x' } } },
    ],
  },
  shareCart: { asCustomer: true, good: () => [{}] },
  sharedCart: {
    needsCustomer: true,
    good: (_, { cartShareKey: shareKey }) => [{ query: { shareKey } }],
    bad: wrongKeys.map((shareKey) => ({ field: 'shareKey', input: { query: { shareKey } } })),
    unknown: [{ query: { shareKey: UNKNOWN_KEY } }],
  },
  useSharedCart: {
    needsCustomer: true,
    good: (_, { cartShareKey: shareKey }) => [
      { body: { shareKey, operationId: randomUUID() } },
      { body: { shareKey, operationId: randomUUID(), replace: true } },
    ],
    bad: [
      ...wrongKeys.map((shareKey) => ({
        field: 'shareKey',
        input: { body: { shareKey, operationId: OPERATION } },
      })),
      {
        field: 'operationId',
        input: { body: { shareKey: UNKNOWN_KEY, operationId: 'x' } },
      },
      {
        field: 'replace',
        input: { body: { shareKey: UNKNOWN_KEY, operationId: OPERATION, replace: 'ja' } },
      },
    ],
    unknown: [
      { body: { shareKey: UNKNOWN_KEY } },
      { body: { shareKey: UNKNOWN_KEY, operationId: OPERATION } },
    ],
  },
  undoCartMerge: { good: () => [{}] },
  quickOrder: {
    good: ({ products }) => [
      { body: { codes: products.map(({ Number: number }) => number) } },
      { body: { codes: ['x', "' OR 1=1 --", '0', '999999999999999999999'] } },
    ],
    bad: [
      { field: 'codes', input: { body: {} } },
      { field: 'codes', input: { body: { codes: [] } } },
      { field: 'codes', input: { body: { codes: [1] } } },
      { field: 'codes', input: { body: { codes: ['x'.repeat(41)] } } },
      { field: 'codes', input: { body: { codes: Array.from({ length: 501 }, () => '1') } } },
    ],
  },
  orderAgain: {
    good: (_, { orderId: id }) => [{ params: { id }, body: { operationId: OPERATION } }],
    bad: [
      { field: 'id', input: { params: { id: 'x' }, body: { operationId: OPERATION } } },
      { field: 'operationId', input: { params: { id: 1 }, body: { operationId: 'x' } } },
    ],
    notYours: [{ params: { id: UNKNOWN_ID }, body: { operationId: OPERATION } }],
  },
};
