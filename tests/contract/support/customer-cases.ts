/** Cases of the calls about the signed-in customer. */
import type { CallCases } from './cases.ts';
import { PASSWORD } from './customers.ts';

const UNKNOWN_ID = 2_147_483_000;

const address = {
  type: 'DeliveryAddress',
  street: 'Kade',
  houseNumber: '546 K 1',
  postalCode: '3542ab',
  city: 'Utrecht',
};
const foreign = { ...address, houseNumber: '12 bus 3', postalCode: 'B-2000', countryCode: 'BE' };

/** An address with one wrong field. */
const wrongAddresses = [
  { field: 'postalCode', body: { ...address, postalCode: '1234 SS' } },
  { field: 'houseNumber', body: { ...address, houseNumber: 'K 1' } },
  { field: 'street', body: { ...address, street: '' } },
  { field: 'city', body: { ...address, city: 'x'.repeat(81) } },
  { field: 'memo', body: { ...address, memo: 'a\u0000b' } },
  { field: 'type', body: { ...address, type: 'Home' } },
  { field: 'countryCode', body: { ...address, countryCode: 'Nederland' } },
  { field: 'street', body: {} },
];

export const CUSTOMER_CASES: Record<string, CallCases> = {
  customer: {
    good: () => [
      {},
      { query: { ensureDeliveryAddress: true } },
      { query: { includeFields: 'addresses,cards' } },
      { query: { includeFields: ['contacts', 'defaultStore'] } },
    ],
    bad: [
      { field: 'ensureDeliveryAddress', input: { query: { ensureDeliveryAddress: 'x' } } },
      { field: 'includeFields', input: { query: { includeFields: 'x' } } },
    ],
  },
  saveCustomer: {
    good: (_, { email }) => [
      { body: {} },
      { body: { firstName: '<b>Piet</b>', middleName: '', lastName: "van 't Hof" } },
      { body: { gender: 'female', phone: '030 123 45 67', mobileNumber: '' } },
      { body: { companyName: 'Bouw & Zn', kvkNumber: '12345678', email } },
      { body: { email: `nieuw.${email}`, password: PASSWORD }, query: { refreshToken: true } },
    ],
    bad: [
      { field: 'firstName', input: { body: { firstName: ' ' } } },
      { field: 'lastName', input: { body: { lastName: 'a\u0000' } } },
      { field: 'gender', input: { body: { gender: 'x' } } },
      { field: 'phone', input: { body: { phone: '12' } } },
      { field: 'kvkNumber', input: { body: { kvkNumber: '1234567' } } },
      { field: 'email', input: { body: { email: 'x' } } },
      { field: 'refreshToken', input: { body: {}, query: { refreshToken: 'x' } } },
      { field: '', input: { body: '' } },
    ],
  },
  deleteCustomer: {
    good: () => [{ body: { password: PASSWORD } }],
    bad: [{ field: 'password', input: { body: { password: 1 } } }],
  },
  exportCustomer: { good: () => [{}] },
  financialData: { good: () => [{}] },
  setDefaultStore: {
    good: ({ store }) => [{ body: { storeId: store.Id } }],
    bad: [
      { field: 'storeId', input: { body: {} } },
      { field: 'storeId', input: { body: { storeId: '1' } } },
    ],
    unknown: [{ body: { storeId: UNKNOWN_ID } }],
  },
  validatePhone: {
    good: () => [
      { query: { phoneNumber: '06 12 34 56 78' } },
      { query: { phoneNumber: 'geen nummer' } },
    ],
    bad: [
      { field: 'phoneNumber', input: {} },
      { field: 'phoneNumber', input: { query: { phoneNumber: '1'.repeat(41) } } },
    ],
  },
  logisticStore: { good: () => [{}] },
  setOptIn: {
    good: () => [{ body: { isOptIn: true } }, { body: { isOptIn: false } }],
    bad: [{ field: 'isOptIn', input: { body: { isOptIn: 'ja' } } }],
  },
  addresses: { good: () => [{}] },
  addAddress: {
    good: () => [
      { body: address },
      { body: foreign },
      { body: { ...address, type: 'InvoiceAddress', name: '"Kade" & Zn', memo: 'a\n<b>' } },
    ],
    bad: wrongAddresses.map(({ field, body }) => ({ field, input: { body } })),
  },
  saveAddress: {
    good: (_, { addressId: id }) => [{ params: { id }, body: address }],
    bad: [
      { field: 'id', input: { params: { id: 'x' }, body: address } },
      ...wrongAddresses.map(({ field, body }) => ({ field, input: { params: { id: 1 }, body } })),
    ],
    notYours: [{ params: { id: UNKNOWN_ID }, body: address }],
  },
  deleteAddress: {
    good: (_, { addressId: id }) => [{ params: { id } }],
    bad: [{ field: 'id', input: { params: { id: 0 } } }],
    notYours: [{ params: { id: UNKNOWN_ID } }],
  },
  findAddress: {
    good: () => [
      { body: { postalCode: '3542 AB', houseNumber: '1' } },
      { body: { postalCode: '3542ab', houseNumber: '546 K 1' } },
      { body: { postalCode: '3542ab', houseNumber: '99999' } },
    ],
    bad: [
      { field: 'postalCode', input: { body: { houseNumber: '1' } } },
      { field: 'postalCode', input: { body: { postalCode: '1234 SS', houseNumber: '1' } } },
      { field: 'houseNumber', input: { body: { postalCode: '3542 AB', houseNumber: 'x' } } },
    ],
  },
};
