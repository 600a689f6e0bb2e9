import { beforeEach, describe, expect, it } from 'vitest';
import type { CustomerRecord, SavedCustomerRecord } from '../../../src/api/customer/wire.ts';
import { openTestCustomers } from './testing/open-customers.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const CUSTOMER = '/api/aspos/customer';
let piet: Awaited<ReturnType<typeof shop.signUp>>;

const shop = openForAll(openTestCustomers);
beforeEach(async () => {
  shop.sent.length = 0;
  piet = await shop.signUp();
});

const get = (path = '', token = piet.token) =>
  shop.call<CustomerRecord>('GET', CUSTOMER + path, { token });
const put = (body: object, query = '', token = piet.token) =>
  shop.call<SavedCustomerRecord>('PUT', CUSTOMER + query, { token, body });

it.each([
  ['GET', ''],
  ['PUT', ''],
  ['DELETE', ''],
  ['GET', '/export'],
  ['GET', '/financial-data'],
  ['GET', '/addresses'],
  ['DELETE', '/addresses/1'],
])('%s %s refuses a caller who is not signed in', async (method, path) => {
  const body = method === 'GET' ? {} : { body: {} };
  expect((await shop.call(method, CUSTOMER + path, body)).status).toBe(401);
});

describe('loading', () => {
  it('answers the customer with its first contact', async () => {
    const { json } = await get();
    expect(json.Data).toMatchObject({
      Id: piet.customerId,
      Email: piet.email,
      FirstName: 'Piet',
      ContactId: piet.contactId,
      DefaultContactId: piet.contactId,
      Addresses: [],
      Cards: [],
      Contacts: [{ ContactId: piet.contactId, AllowOnAccount: false }],
    });
  });

  it('answers only the parts asked for', async () => {
    const parts = ['Addresses', 'Cards', 'Contacts', 'DefaultStore'];
    const { json } = await get('?includeFields=addresses,cards');
    expect(parts.filter((part) => part in json.Data)).toEqual(['Addresses', 'Cards']);
    expect((await get('?includeFields=passwords')).status).toBe(400);
  });

  it('makes one delivery address from the invoice address when asked', async () => {
    const invoice = { type: 'InvoiceAddress', street: 'Kade', houseNumber: '1', city: 'Ede' };
    const body = { ...invoice, postalCode: '6711AA' };
    await shop.call('POST', `${CUSTOMER}/addresses`, { token: piet.token, body });
    const types = ({ Data }: { Data: CustomerRecord }) => Data.Addresses?.map(({ Type }) => Type);
    expect(types((await get()).json)).toEqual(['InvoiceAddress']);
    await Promise.all([1, 2, 3].map(() => get('?ensureDeliveryAddress=true')));
    const after = (await get()).json;
    expect(types(after)).toEqual(['DeliveryAddressDefault', 'InvoiceAddress']);
    expect(after.Data.Addresses?.[0]).toMatchObject({ Street: 'Kade', PostalCode: '6711 AA' });
  });
});

describe('saving', () => {
  it('changes what is given and leaves the rest', async () => {
    const { json } = await put({ lastName: 'de Wit', kvkNumber: '12345678', gender: 'male' });
    expect(json.Data.Token).toBeNull();
    expect(json.Data.Customer).toMatchObject({
      FirstName: 'Piet',
      LastName: 'de Wit',
      KvkNumber: '12345678',
      Gender: 'male',
    });
  });

  it('keeps markup in a name as text', async () => {
    const firstName = '<script>alert("x")</script>';
    await put({ firstName });
    expect((await get()).json.Data.FirstName).toBe(firstName);
  });

  it.each([
    ['firstName', ''],
    ['firstName', 'Piet\u0000'],
    ['firstName', 'x'.repeat(61)],
    ['kvkNumber', '1234567'],
    ['mobileNumber', '0612'],
    ['gender', 'x'],
    ['email', 'geen adres'],
  ])('refuses %s %j', async (field, value) => {
    const { status, json } = await put({ [field]: value });
    expect(status).toBe(400);
    expect(json.Errors?.[0]?.Field).toBe(field);
  });

  it('answers a token for the same session with the changed name', async () => {
    const { Token } = (await put({ firstName: 'Pieter' }, '?refreshToken=true')).json.Data;
    const claims = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as object;
    expect(claims(Token ?? '')).toMatchObject({
      name: 'Pieter Bouwer',
      sub: String(piet.customerId),
      sid: piet.sessionId,
    });
    expect((await get('', Token ?? '')).status).toBe(200);
  });
});

describe('changing the e-mail address', () => {
  const password = 'Geheim1';

  it('needs the password, and counts wrong ones', async () => {
    const wrong = await put({ email: 'nieuw@bouw.example', password: 'Anders1' });
    expect(wrong.status).toBe(403);
    expect((await put({ email: 'nieuw@bouw.example' })).status).toBe(403);
    expect(shop.tries.counted).toBe(2);
    shop.tries.wait = 30;
    expect((await put({ email: 'nieuw@bouw.example', password })).status).toBe(429);
    shop.tries.wait = 0;
    expect((await get()).json.Data.Email).toBe(piet.email);
  });

  it('confirms the new address, warns the old one and ends the other sessions', async () => {
    const email = `nieuw-${piet.customerId}@bouw.example`;
    const { json } = await put({ email, password });
    expect(json.Data.Customer.Email).toBe(email);
    expect(shop.sent).toMatchObject([
      { mail: 'confirm', to: email, name: 'Piet', token: expect.any(String) },
      { mail: 'email-changed', to: piet.email, newAddress: email },
    ]);
    expect((await get()).status).toBe(200);
    const account = await shop.db
      .selectFrom('accounts')
      .select(['email_key', 'confirmed_at'])
      .where('id', '=', piet.accountId)
      .executeTakeFirstOrThrow();
    expect(account).toEqual({ email_key: email, confirmed_at: null });
  });

  it('needs no password where the address is unchanged', async () => {
    expect((await put({ email: piet.email, lastName: 'Wit' })).json.Success).toBe(true);
    expect(shop.sent).toEqual([]);
  });

  it('refuses an address of somebody else, and saves nothing', async () => {
    const other = await shop.signUp();
    const { json } = await put({ email: other.email.toUpperCase(), password, lastName: 'Wit' });
    expect(json).toMatchObject({
      Success: false,
      Message: 'Dit e-mailadres is al bij ons bekend',
    });
    expect((await get()).json.Data.LastName).toBe('Bouwer');
  });

  it('refuses an address that is taken during the change', async () => {
    const email = `net-genomen-${piet.customerId}@bouw.example`;
    // Only the unique index sees this account: the look-up asks for accounts of the shop itself.
    await shop.signUp({ issuer: 'https://elsewhere.example', email });
    const { json } = await put({ email, password });
    expect(json.Message).toBe('Dit e-mailadres is al bij ons bekend');
  });

  it('is left to the issuer that signs the customer in', async () => {
    const issuer = 'https://elsewhere.example';
    const { token } = await shop.signUp({ issuer, passwordHash: null });
    const { json } = await put({ email: 'nieuw@bouw.example' }, '', token);
    expect(json).toMatchObject({ Success: false, Message: expect.stringContaining('dienst') });
  });
});

describe('store, newsletter, telephone and credit', () => {
  it('keeps a default store that exists', async () => {
    const store = shop.stores[3]!;
    const body = { storeId: store.id };
    const { json } = await shop.call('PUT', `${CUSTOMER}/store`, { token: piet.token, body });
    expect(json.Data).toMatchObject({ DefaultStoreId: store.id, DefaultStore: { Id: store.id } });
    const unknown = { token: piet.token, body: { storeId: 999_999 } };
    expect((await shop.call('PUT', `${CUSTOMER}/store`, unknown)).json.Success).toBe(false);
    expect((await get()).json.Data.DefaultStoreId).toBe(store.id);
  });

  it('starts and ends the newsletter', async () => {
    for (const isOptIn of [true, false]) {
      const path = '/api/bouwmaat/customer/newsletter';
      const { json } = await shop.call('POST', path, { token: piet.token, body: { isOptIn } });
      expect(json.Data).toEqual({ IsOptIn: isOptIn });
      expect((await get()).json.Data.IsOptIn).toBe(isOptIn);
    }
  });

  it.each([
    ['0612345678', true],
    ['061234567', false],
  ])('validates the telephone number %s: %s', async (phoneNumber, IsValid) => {
    const { json } = await get(`/validate-phone?phoneNumber=${phoneNumber}`);
    expect(json.Data).toEqual({ IsValid });
  });

  it('answers credit only to a contact who may buy on account', async () => {
    const customer = { credit_limit: 500_000, credit_balance: 123_45 };
    const { token } = await shop.signUp({ customer, contact: { allow_on_account: true } });
    expect((await get('/financial-data', token)).json.Data).toEqual({
      CreditLimit: 5000,
      CreditBalance: 123.45,
    });
    const colleague = await shop.signUp({ customer });
    expect((await get('/financial-data', colleague.token)).json.Success).toBe(false);
  });
});
