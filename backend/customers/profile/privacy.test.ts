import { beforeEach, describe, expect, it } from 'vitest';
import { RECENT_SIGN_IN_MS } from './save-changes.ts';
import { openTestCustomers, PASSWORD } from './testing/open-customers.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const CUSTOMER = '/api/aspos/customer';
const address = { street: 'Kade', houseNumber: '1', postalCode: '6711AA', city: 'Ede' };
let piet: Awaited<ReturnType<typeof shop.signUp>>;

const shop = openForAll(openTestCustomers);
beforeEach(async () => {
  piet = await shop.signUp();
  shop.sent.length = 0;
});

const addWishlist = async (customerId: number) => {
  const created_at = shop.clock.now;
  const { id } = await shop.db
    .insertInto('wishlists')
    .values({ customer_id: customerId, name: 'Badkamer', share_key: null, created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('wishlist_products')
    .values({ wishlist_id: id, product_id: 100123, quantity: 4, added_at: created_at })
    .execute();
};
const addSavedSearch = (customer_id: number) =>
  shop.db
    .insertInto('saved_searches')
    .values({ customer_id, term: 'Kit', term_key: 'kit', saved_at: shop.clock.now })
    .execute();
async function addCart(contactId: number, customerId: number) {
  const at = shop.clock.now;
  const cart = await shop.db
    .insertInto('carts')
    .values({ contact_id: contactId, visitor_id: null, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('cart_lines')
    .values({ cart_id: cart.id, product_id: 100124, quantity: 3, unit_incl: 100, added_at: at })
    .execute();
  const voucher = await shop.db
    .insertInto('vouchers')
    .values({
      ...{ code: `BON-${contactId}`, kind: 'voucher', amount_incl: 500, created_at: at },
      ...{ name: JSON.stringify({ nl: 'Bon', en: 'Voucher' }), customer_id: customerId },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('cart_vouchers')
    .values({ cart_id: cart.id, voucher_id: voucher.id, added_at: at })
    .execute();
}
const addAgreedPrices = async (customerId: number, group: string) => {
  const price = { number: 'GP-1250A', starts_at: null, ends_at: null };
  const ends_at = new Date('2026-12-31T23:00:00Z');
  await shop.db
    .insertInto('customer_prices')
    .values([
      {
        ...{ ...price, key: `GP-1250A|${customerId}||`, customer_id: customerId, ends_at },
        ...{ group_code: null, price_incl: 968 },
      },
      {
        ...{ ...price, key: `GP-1250A||${group}|`, customer_id: null, group_code: group },
        price_incl: 1_089,
      },
    ])
    .execute();
  await shop.db
    .updateTable('customers')
    .set({ group_code: group })
    .where('id', '=', customerId)
    .execute();
};
const addViewed = (contact_id: number, product_id: number) =>
  shop.db
    .insertInto('viewed_by_contacts')
    .values({ contact_id, product_id, brand_id: null, viewed_at: shop.clock.now })
    .execute();
const erase = (token: string, body: object) => shop.call('DELETE', CUSTOMER, { token, body });
const exists = async (table: 'customers' | 'contacts' | 'accounts', id: number) =>
  (await shop.db.selectFrom(table).select('id').where('id', '=', id).execute()).length > 0;

it('exports all data of the customer and no secret', async () => {
  await shop.call('POST', `${CUSTOMER}/addresses`, { token: piet.token, body: address });
  await addWishlist(piet.customerId);
  await addCart(piet.contactId, piet.customerId);
  const other = await shop.signUp();
  await addWishlist(other.customerId);
  await addCart(other.contactId, other.customerId);
  await addSavedSearch(piet.customerId);
  await addViewed(piet.contactId, 100125);
  await addViewed(other.contactId, 100126);
  const { json } = await shop.call('GET', `${CUSTOMER}/export`, { token: piet.token });
  expect(json.Data).toMatchObject({
    Account: { Email: piet.email, Language: 'nl' },
    Customer: { Id: piet.customerId, Addresses: [{ Street: 'Kade' }] },
    Preference: { StoreId: null, IncludeVat: true },
    Sessions: [{ CreatedAt: '2026-11-20T12:00:00.000Z' }],
    Wishlists: [{ Name: 'Badkamer', Products: [{ ProductId: 100123, Quantity: 4 }] }],
    Cart: {
      Lines: [{ ProductId: 100124, Quantity: 3 }],
      AlternativeDeliveryAddress: null,
      Codes: [`BON-${piet.contactId}`],
    },
    Vouchers: [{ Code: `BON-${piet.contactId}`, Name: 'Bon', EndsAt: null }],
    SavedSearches: [{ Term: 'Kit', SavedAt: '2026-11-20T12:00:00.000Z' }],
    Viewed: [{ ProductId: 100125, ViewedAt: '2026-11-20T12:00:00.000Z' }],
  });
  const text = JSON.stringify(json);
  expect(text).not.toContain('argon2id');
  expect(text).not.toContain(piet.sessionId);
  expect(text).not.toContain(other.email);
});

it('exports the prices that are agreed with the customer and its group, and no others', async () => {
  await addAgreedPrices(piet.customerId, 'BOUW');
  await addAgreedPrices((await shop.signUp()).customerId, 'SCHILDER');
  const { json } = await shop.call('GET', `${CUSTOMER}/export`, { token: piet.token });
  const price = { ProductNumber: 'GP-1250A', StartsAt: null };
  expect(json.Data).toMatchObject({
    AgreedPrices: [
      { ...price, Group: null, PriceInclTax: 9.68, EndsAt: '2026-12-31T23:00:00.000Z' },
      { ...price, Group: 'BOUW', PriceInclTax: 10.89, EndsAt: null },
    ],
  });
});

describe('deletion', () => {
  it('needs the password', async () => {
    expect((await erase(piet.token, {})).status).toBe(403);
    expect((await erase(piet.token, { password: 'Anders1' })).status).toBe(403);
    expect(await exists('accounts', piet.accountId)).toBe(true);
    expect(shop.sent).toEqual([]);
  });

  it('removes what the contact looked at', async () => {
    await addViewed(piet.contactId, 100125);
    expect((await erase(piet.token, { password: PASSWORD })).status).toBe(200);
    const looks = shop.db.selectFrom('viewed_by_contacts').where('contact_id', '=', piet.contactId);
    expect(await looks.select('product_id').execute()).toEqual([]);
  });

  it("removes the desk's history of the customer, and of nobody else", async () => {
    const change = (key: number) => ({
      ...{ kind: 'customer', key: String(key), at: shop.clock.now, editor: 'Anna', before: null },
      after: JSON.stringify({ onAccount: [piet.email] }),
    });
    await shop.db
      .insertInto('record_changes')
      .values([change(piet.customerId), change(piet.customerId + 1_000)])
      .execute();
    expect((await erase(piet.token, { password: PASSWORD })).status).toBe(200);
    const left = await shop.db.selectFrom('record_changes').select('key').execute();
    expect(left).toEqual([{ key: String(piet.customerId + 1_000) }]);
  });

  it('removes the prices agreed with the customer and their history, and not those of its group', async () => {
    const other = await shop.signUp();
    await addAgreedPrices(piet.customerId, 'TEGEL');
    await addAgreedPrices(other.customerId, 'DAK');
    const keys = [piet.customerId, other.customerId].map((id) => `GP-1250A|${id}||`);
    const change = { kind: 'agreed-price', at: shop.clock.now, editor: 'Anna', before: null };
    await shop.db
      .insertInto('record_changes')
      .values(keys.map((key) => ({ ...change, key, after: JSON.stringify({ price: 9.68 }) })))
      .execute();
    expect((await erase(piet.token, { password: PASSWORD })).status).toBe(200);
    const prices = await shop.db
      .selectFrom('customer_prices')
      .select('key')
      .where('key', 'in', [...keys, 'GP-1250A||TEGEL|'])
      .orderBy('key')
      .execute();
    expect(prices.map(({ key }) => key)).toEqual([keys[1], 'GP-1250A||TEGEL|']);
    const history = shop.db.selectFrom('record_changes').where('kind', '=', 'agreed-price');
    expect(await history.select('key').execute()).toEqual([{ key: keys[1] }]);
  });

  it('removes the cart of the contact, and the vouchers of the customer', async () => {
    await addCart(piet.contactId, piet.customerId);
    expect((await erase(piet.token, { password: PASSWORD })).status).toBe(200);
    const carts = shop.db.selectFrom('carts').where('contact_id', '=', piet.contactId);
    expect(await carts.select('id').execute()).toEqual([]);
    const vouchers = shop.db.selectFrom('vouchers').where('customer_id', '=', piet.customerId);
    expect(await vouchers.select('id').execute()).toEqual([]);
  });

  it('removes account, contact, customer, lists, addresses and what the provider keeps', async () => {
    await shop.call('POST', `${CUSTOMER}/addresses`, { token: piet.token, body: address });
    await addWishlist(piet.customerId);
    const { subject } = await shop.db
      .selectFrom('accounts')
      .select('subject')
      .where('id', '=', piet.accountId)
      .executeTakeFirstOrThrow();
    const payload = (accountId: string) => ({
      ...{ model: 'Session', id: accountId, payload: JSON.stringify({ accountId }) },
      ...{ grant_id: null, uid: null, expires_at: null, consumed_at: null },
    });
    await shop.db
      .insertInto('oidc_payloads')
      .values([payload(subject), payload('somebody-else')])
      .execute();

    await addSavedSearch(piet.customerId);

    shop.sent.length = 0;
    const { status, json } = await erase(piet.token, { password: PASSWORD });
    expect([status, json]).toEqual([200, { Success: true, Data: null }]);
    expect(shop.sent).toMatchObject([{ mail: 'deleted', to: piet.email }]);
    expect(await exists('accounts', piet.accountId)).toBe(false);
    expect(await exists('contacts', piet.contactId)).toBe(false);
    expect(await exists('customers', piet.customerId)).toBe(false);
    for (const table of ['customer_addresses', 'wishlists', 'saved_searches'] as const) {
      const rows = shop.db.selectFrom(table).select('id');
      expect(await rows.where('customer_id', '=', piet.customerId).execute()).toEqual([]);
    }
    const left = await shop.db.selectFrom('oidc_payloads').select('id').execute();
    expect(left).toEqual([{ id: 'somebody-else' }]);
    expect((await shop.call('GET', CUSTOMER, { token: piet.token })).status).toBe(401);
  });

  it('keeps the company while a colleague signs in for it', async () => {
    const colleague = await shop.signUp();
    await shop.db
      .updateTable('contacts')
      .set({ customer_id: piet.customerId })
      .where('id', '=', colleague.contactId)
      .execute();
    await erase(piet.token, { password: PASSWORD });
    expect(await exists('contacts', piet.contactId)).toBe(false);
    const company = await shop.db
      .selectFrom('customers')
      .select('default_contact_id')
      .where('id', '=', piet.customerId)
      .executeTakeFirst();
    expect(company).toEqual({ default_contact_id: colleague.contactId });
  });

  it('needs a fresh sign-in where an external issuer knows the password', async () => {
    const issuer = 'https://elsewhere.example';
    const { token, accountId } = await shop.signUp({ issuer, passwordHash: null });
    const began = shop.clock.now;
    shop.clock.now = new Date(began.getTime() + RECENT_SIGN_IN_MS + 1);
    expect((await erase(token, { password: 'Geheim1' })).status).toBe(403);
    shop.clock.now = new Date(began.getTime() + RECENT_SIGN_IN_MS);
    expect((await erase(token, {})).status).toBe(200);
    expect(await exists('accounts', accountId)).toBe(false);
    shop.clock.now = began;
  });
});
