import { afterEach, expect, it } from 'vitest';
import { openTestCustomers } from './testing/open-customers.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const ADDRESSES = '/api/aspos/customer/addresses';
const place = { street: 'Kade', houseNumber: '1', postalCode: '2000', city: 'Stad' };
const shop = openForAll(openTestCustomers);
afterEach(() => {
  shop.settings.deliveryCountries = ['NL', 'BE'];
});

const add = async (countryCode: string, type = 'DeliveryAddress') => {
  const { token } = await shop.signUp();
  return shop.call<{ Id: number }>('POST', ADDRESSES, {
    token,
    body: { ...place, countryCode, type },
  });
};

it('keeps a delivery address in Belgium', async () => {
  expect((await add('BE')).json.Success).toBe(true);
});

it.each(['DeliveryAddress', 'DeliveryAddressDefault'])(
  'refuses a %s where nothing is delivered, with a sentence',
  async (type) => {
    const { json } = await add('CY', type);
    expect([json.Success, json.Message]).toEqual([
      false,
      'We bezorgen niet in dit land. Kies een adres in een land waar we bezorgen.',
    ]);
  },
);

it.each(['ZZ', 'US'])('refuses the country %s for any address', async (code) => {
  const { status, json } = await add(code, 'InvoiceAddress');
  expect([status, json.Errors?.[0]?.Field]).toEqual([400, 'countryCode']);
});

it('keeps an invoice address abroad, and delivers nothing to it', async () => {
  const { token } = await shop.signUp();
  const body = { ...place, countryCode: 'CY', type: 'InvoiceAddress' };
  const { json } = await shop.call<{ Id: number }>('POST', ADDRESSES, { token, body });
  expect(json.Success).toBe(true);
  const changed = await shop.call('PUT', `${ADDRESSES}/${json.Data.Id}`, {
    token,
    body: { ...body, type: 'DeliveryAddress' },
  });
  expect(changed.json.Success).toBe(false);
  await shop.call('GET', '/api/aspos/customer?ensureDeliveryAddress=true', { token });
  const { json: all } = await shop.call<{ Type: string }[]>('GET', ADDRESSES, { token });
  expect(all.Data.map(({ Type }) => Type)).toEqual(['InvoiceAddress']);
});

it('follows the settings while it runs', async () => {
  shop.settings.deliveryCountries = ['CY'];
  expect((await add('CY')).json.Success).toBe(true);
  expect((await add('BE')).json.Success).toBe(false);
});

it('makes a delivery address of the invoice address once its country is served', async () => {
  const { token } = await shop.signUp();
  const body = { ...place, countryCode: 'CY', type: 'InvoiceAddress' };
  await shop.call('POST', ADDRESSES, { token, body });
  shop.settings.deliveryCountries = ['NL', 'CY'];
  await shop.call('GET', '/api/aspos/customer?ensureDeliveryAddress=true', { token });
  const { json: all } = await shop.call<{ Type: string }[]>('GET', ADDRESSES, { token });
  expect(all.Data.map(({ Type }) => Type)).toEqual(['DeliveryAddressDefault', 'InvoiceAddress']);
});
