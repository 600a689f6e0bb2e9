import { beforeEach, describe, expect, it } from 'vitest';
import type { AddressRecord } from '../../../src/api/customer/wire.ts';
import { type AddressLookup, AddressLookupError } from './address-calls.ts';
import { generatedLookup } from '../../../demo/customers/generated-lookup.ts';
import { MAX_ADDRESSES } from './addresses.ts';
import { openTestCustomers } from './testing/open-customers.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const ADDRESSES = '/api/aspos/customer/addresses';
const LOGISTIC_STORE = '/api/bouwmaat/customer/logistics-store';

const address = {
  type: 'DeliveryAddress',
  street: 'Kade',
  houseNumber: '546 K 1',
  postalCode: '6711aa',
  city: 'Ede',
};

let isAvailable = true;
const lookup: AddressLookup = {
  async addressesAt(query) {
    if (!isAvailable) throw new AddressLookupError('down');
    return generatedLookup.addressesAt(query);
  },
};

let piet: Awaited<ReturnType<typeof shop.signUp>>;

const shop = openForAll(() => openTestCustomers(lookup));
beforeEach(async () => {
  shop.sent.length = 0;
  isAvailable = true;
  piet = await shop.signUp();
});

const list = async (token = piet.token) =>
  (await shop.call<AddressRecord[]>('GET', ADDRESSES, { token })).json.Data;
const add = (body: object, token = piet.token) =>
  shop.call<AddressRecord>('POST', ADDRESSES, { token, body });

describe('an address with a text that mail programs would turn into a link', () => {
  it.each(['name', 'firstName', 'lastName', 'street', 'city', 'houseNumber'])(
    'is refused with a sentence: %s',
    async (field) => {
      const linked = { ...address, countryCode: 'BE', [field]: 'www.evil.example' };
      const body = (await add(address)).json.Data;
      const answers = [
        await add(linked),
        await shop.call('PUT', `${ADDRESSES}/${body.Id}`, { token: piet.token, body: linked }),
      ];
      for (const { json } of answers)
        expect([json.Success, json.Message]).toEqual([
          false,
          'Schrijf het adres zonder link: zonder / : @ < >, en met een spatie na een punt.',
        ]);
      expect(await list()).toEqual([body]);
    },
  );
});

describe('the address book', () => {
  it('keeps a Dutch address in its normal form, and mails that it was added', async () => {
    const { json } = await add(address);
    expect(json.Data).toMatchObject({
      CustomerId: piet.customerId,
      HouseNumber: '546',
      HouseNumberExtension: 'K 1',
      PostalCode: '6711 AA',
      CountryCode: 'NL',
    });
    expect(await list()).toEqual([json.Data]);
    expect(shop.sent).toMatchObject([
      { mail: 'address-added', to: piet.email, address: 'Kade 546 K 1, 6711 AA Ede' },
    ]);
  });

  it('mails nothing that was typed to an unconfirmed e-mail address', async () => {
    const { token } = await shop.signUp({ isConfirmed: false });
    expect((await add(address, token)).json.Success).toBe(true);
    expect(shop.sent).toEqual([]);
  });

  it('keeps a foreign address as it was typed', async () => {
    const foreign = {
      ...address,
      houseNumber: '12 bus 3',
      postalCode: 'B-2000',
      countryCode: 'BE',
    };
    expect((await add(foreign)).json.Data).toMatchObject({
      HouseNumber: '12 bus 3',
      HouseNumberExtension: '',
      PostalCode: 'B-2000',
    });
  });

  it('keeps markup as text', async () => {
    const name = '"Kade" & Zn &lt;b&gt;';
    await add({ ...address, name, memo: 'Bel aan\nbij <b>12</b>' });
    expect((await list())[0]).toMatchObject({ Name: name, Memo: 'Bel aan\nbij <b>12</b>' });
  });

  it('replaces and deletes an address', async () => {
    const { Id } = (await add(address)).json.Data;
    const body = { ...address, houseNumber: '8', memo: 'Achterom' };
    await shop.call('PUT', `${ADDRESSES}/${Id}`, { token: piet.token, body });
    expect(await list()).toMatchObject([
      { Id, HouseNumber: '8', HouseNumberExtension: '', Memo: 'Achterom' },
    ]);
    await shop.call('DELETE', `${ADDRESSES}/${Id}`, { token: piet.token });
    expect(await list()).toEqual([]);
  });

  it('has one default delivery address, which comes first', async () => {
    const first = (await add({ ...address, type: 'DeliveryAddressDefault' })).json.Data.Id;
    const second = (await add({ ...address, type: 'DeliveryAddressDefault' })).json.Data.Id;
    const facts = async () => (await list()).map(({ Id, Type }) => [Id, Type]);
    expect(await facts()).toEqual([
      [second, 'DeliveryAddressDefault'],
      [first, 'DeliveryAddress'],
    ]);
    const body = { ...address, type: 'DeliveryAddressDefault' };
    await shop.call('PUT', `${ADDRESSES}/${first}`, { token: piet.token, body });
    expect(await facts()).toEqual([
      [first, 'DeliveryAddressDefault'],
      [second, 'DeliveryAddress'],
    ]);
  });

  it('has one invoice address: the one before becomes a delivery address', async () => {
    const first = (await add({ ...address, type: 'InvoiceAddress' })).json.Data.Id;
    const second = (await add({ ...address, type: 'InvoiceAddress' })).json.Data.Id;
    expect((await list()).map(({ Id, Type }) => [Id, Type])).toEqual([
      [first, 'DeliveryAddress'],
      [second, 'InvoiceAddress'],
    ]);
  });

  it('answers 404 for an address of somebody else, and leaves it unchanged', async () => {
    const { Id } = (await add(address)).json.Data;
    const other = await shop.signUp();
    const path = `${ADDRESSES}/${Id}`;
    const before = await list();
    for (const attempt of [
      await shop.call('PUT', path, { token: other.token, body: { ...address, city: 'Gestolen' } }),
      await shop.call('DELETE', path, { token: other.token }),
    ]) {
      expect(attempt.status).toBe(404);
      expect(attempt.json).toEqual({
        Success: false,
        Message: `Je hebt geen adres ${Id}.`,
        Data: null,
      });
    }
    expect(await list(other.token)).toEqual([]);
    expect(await list()).toEqual(before);
  });

  it('holds a limited number of addresses', async () => {
    const row = await shop.db
      .selectFrom('customer_addresses')
      .selectAll()
      .where('id', '=', (await add(address)).json.Data.Id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: MAX_ADDRESSES - 1 }, () => ({ ...row, id: undefined }));
    await shop.db.insertInto('customer_addresses').values(more).execute();
    const { json } = await add(address);
    expect(json).toMatchObject({ Success: false, Message: expect.stringContaining('maximale') });
    expect(await list()).toHaveLength(MAX_ADDRESSES);
  });

  it.each([
    ['postalCode', '1234 SS'],
    ['postalCode', 'B-2000'],
    ['houseNumber', 'K 1'],
    ['houseNumberExtension', '<b>'],
    ['street', ' '],
    ['city', 'Ede\u0000'],
    ['countryCode', 'nl'],
    ['type', 'Home'],
    ['phoneNumber', '12'],
    ['emailAddress', 'x'],
  ])('refuses %s %j', async (field, value) => {
    const { status, json } = await add({ ...address, [field]: value });
    expect(status).toBe(400);
    expect(json.Errors?.map(({ Field }) => Field)).toEqual([field]);
  });
});

describe('the look-up', () => {
  const find = (body: object) => shop.call('POST', '/api/aspos/locations/findaddress', { body });

  it('answers visitors too', async () => {
    const { json } = await find({ postalCode: '6711 aa', houseNumber: '12' });
    expect(json.Data).toContainEqual(
      expect.objectContaining({ City: 'Ede', PostalCode: '6711 AA', HouseNumber: '12' }),
    );
  });

  it('answers without its success flag while the authority is down', async () => {
    isAvailable = false;
    const { status, json } = await find({ postalCode: '6711 AA', houseNumber: '12' });
    expect(status).toBe(200);
    expect(json).toMatchObject({ Success: false, Message: expect.stringContaining('zelf') });
  });
});

describe('the logistic store', () => {
  const logisticStore = async (token = piet.token) =>
    (await shop.call('GET', LOGISTIC_STORE, { token })).json.Data;
  const choose = (storeId: number) =>
    shop.call('PUT', '/api/aspos/customer/store', { token: piet.token, body: { storeId } });

  it('is the nearest one to the default delivery address', async () => {
    const [near, far] = [shop.stores[0]!, shop.stores.at(-1)!];
    await choose(far.id);
    await add({ ...address, postalCode: far.details.postalCode });
    const type = 'DeliveryAddressDefault';
    await add({ ...address, type, postalCode: near.details.postalCode });
    expect(await logisticStore()).toEqual({ Id: near.id });
  });

  it('is the default store without a Dutch delivery address', async () => {
    expect(await logisticStore()).toBeNull();
    const store = shop.stores[2]!;
    await choose(store.id);
    await add({ ...address, type: 'InvoiceAddress' });
    await add({ ...address, postalCode: '2000', countryCode: 'BE' });
    expect(await logisticStore()).toEqual({ Id: store.id });
  });
});
