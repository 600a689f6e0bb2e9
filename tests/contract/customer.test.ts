/** What follows a signed-in customer, and what nobody else can reach. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { CustomerRecord } from '../../src/api/customer/wire.ts';
import type { SessionRecord } from '../../src/api/config/calls.ts';
import type { ProductRecord } from '../../src/api/products/calls.ts';
import type { PreferenceRecord } from '../../src/api/preference/calls.ts';
import { data, send } from './support/api.ts';
import { useBackend } from './support/backend.ts';
import { CAN_SIGN_IN, signUp, type TestCustomer } from './support/customers.ts';
import { type Fixture, findFixture } from './support/fixture.ts';

let fixture: Fixture;

useBackend();
beforeAll(async () => {
  fixture = await findFixture();
});

const as = ({ token }: TestCustomer) => ({ authorization: `Bearer ${token}` });

describe.skipIf(!CAN_SIGN_IN)('a signed-in customer', () => {
  const preference = (headers: Record<string, string>) =>
    data<PreferenceRecord>({ path: '/api/aspos/preference', headers });
  const choose = (what: 'store' | 'vat', body: object, headers: Record<string, string>) =>
    send({ method: 'POST', path: `/api/aspos/preference/${what}`, body, headers });

  it('is logged in by the token, and a visitor is not', async () => {
    const path = '/api/aspos/session';
    const customer = await signUp();
    const session = (headers = {}) => data<SessionRecord>({ path, headers });
    expect((await session(as(customer))).IsLoggedIn).toBe(true);
    expect((await session()).IsLoggedIn).toBe(false);
    const forged = { authorization: `Bearer ${customer.token.slice(0, -4)}AAAA` };
    const refused = await send({ path, headers: forged });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toContain('invalid_token');
  });

  it('finds store and VAT form back on a second device, without a cookie', async () => {
    const customer = await signUp();
    const storeId = fixture.store.Id;
    const replies = [
      await choose('store', { storeId }, as(customer)),
      await choose('vat', { includeVat: false }, as(customer)),
    ];
    for (const { headers } of replies) expect(headers.getSetCookie()).toEqual([]);
    const kept = { StoreId: storeId, Store: { Id: storeId }, IncludeVat: false };
    expect(await preference(as(customer))).toMatchObject(kept);
    const path = '/api/aspos/customer';
    expect(await data<CustomerRecord>({ path, headers: as(customer) })).toMatchObject({
      DefaultStoreId: storeId,
    });
    expect(await preference(as(await signUp()))).toMatchObject({ IncludeVat: true });
    expect(await preference({})).toMatchObject({ IncludeVat: true });
  });

  it('finds on a second device what they looked at, and nobody else does', async () => {
    const customer = await signUp();
    const path = '/api/aspos/products/viewed';
    const idsFor = async (headers: Record<string, string>) =>
      (await data<ProductRecord[]>({ path, headers })).map(({ Id }) => Id);
    const [a, b] = fixture.products.map(({ Id }) => Id) as [number, number];
    for (const productId of [a, b]) {
      const headers = as(customer);
      const { headers: answered } = await send({
        method: 'POST',
        path,
        body: { productId },
        headers,
      });
      expect(answered.getSetCookie()).toEqual([]);
    }
    expect(await idsFor(as(customer))).toEqual([b, a]);
    expect(await idsFor(as(await signUp()))).toEqual([]);
    expect(await idsFor({})).toEqual([]);
  });

  it('is signed out everywhere once deleted', async () => {
    const customer = await signUp();
    const path = '/api/aspos/customer';
    const body = { password: 'Anders1' };
    const remove = (given: object) =>
      send({ method: 'DELETE', path, body: given, headers: as(customer) });
    expect((await remove(body)).status).toBe(403);
    expect((await remove({ password: 'Geheim1' })).status).toBe(200);
    expect((await send({ path, headers: as(customer) })).status).toBe(401);
  });
});
