/** What wishlists keep, and who can reach them (spec 2 §3, §7). */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchResultRecord } from '../../src/api/search/calls.ts';
import type { WishlistRecord } from '../../src/api/wishlists/calls.ts';
import { data, send } from './support/api.ts';
import { useBackend } from './support/backend.ts';
import { CAN_SIGN_IN, signUp, type TestCustomer } from './support/customers.ts';
import { type Fixture, findFixture } from './support/fixture.ts';

const BASE = '/api/aspos/customer/wishlists';

let fixture: Fixture;
let piet: TestCustomer;

useBackend();
beforeAll(async () => {
  fixture = await findFixture();
});
beforeEach(async () => {
  if (CAN_SIGN_IN) piet = await signUp();
});

const ask = (method: string, path: string, body?: unknown, { token } = piet) =>
  send({
    ...{ method, path, headers: { authorization: `Bearer ${token}` } },
    ...(body !== undefined && { body }),
  });
const listsOf = async (customer = piet) =>
  (await ask('GET', BASE, undefined, customer)).json.Data as WishlistRecord[];
const make = async (listName: string, customer = piet) =>
  (await ask('POST', BASE, { listName }, customer)).json.Data as WishlistRecord;
const products = (count: number) => fixture.products.slice(0, count).map(({ Id }) => Id);
const linesOf = (ids: readonly number[], quantity: number) =>
  ids.map((productId) => ({ productId, quantity }));

describe.skipIf(!CAN_SIGN_IN)('a customer', () => {
  it('has lists with names that differ in more than capitals, the newest first', async () => {
    await make('Zolder');
    const { json } = await ask('POST', BASE, { listName: ' zolder ' });
    expect(json).toMatchObject({ Success: false, Message: expect.stringContaining('deze naam') });
    expect((await listsOf()).map(({ Name }) => Name)).toEqual(['Zolder', 'Schuur']);
    const { Id } = await make('Bad');
    const renamed = await ask('PUT', `${BASE}/id/${Id}`, { listName: 'ZOLDER' });
    expect(renamed.json).toMatchObject({ Success: false });
    expect((await ask('PUT', `${BASE}/id/${Id}`, { listName: 'bad' })).json.Data).toMatchObject({
      Name: 'bad',
    });
  });

  it('makes one list by the same request sent many times at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => ask('POST', BASE, { listName: 'Dak' })),
    );
    expect(replies.filter(({ json }) => json.Success)).toHaveLength(1);
    for (const { status } of replies) expect(status).toBe(200);
    expect(await listsOf()).toHaveLength(2);
  });

  it('has at most 100 lists', async () => {
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, i) => ask('POST', BASE, { listName: `Klus ${i}` })),
    );
    const refused = replies.filter(({ json }) => !json.Success);
    expect(refused).toHaveLength(1);
    expect(refused[0]!.json['Message']).toContain('maximale');
    expect(await listsOf()).toHaveLength(100);
  });

  it('puts a product on exactly the chosen lists, and keeps its quantity there', async () => {
    const [id] = products(1);
    const [bad, zolder] = [await make('Bad'), await make('Zolder')];
    const check = async () => (await ask('GET', `${BASE}-check/${id}`)).json.Data as number[];
    const choose = (listIds: number[]) => ask('POST', `${BASE}/product/${id}`, { listIds });
    await choose([bad.Id, zolder.Id]);
    expect(await check()).toEqual([bad.Id, zolder.Id]);
    await ask('POST', `${BASE}/id/${bad.Id}/products`, { products: linesOf([id!], 12) });
    await choose([piet.wishlistId, bad.Id]);
    expect(await check()).toEqual([piet.wishlistId, bad.Id]);
    expect((await listsOf()).map(({ Name, Products }) => [Name, Products])).toEqual([
      ['Zolder', []],
      ['Bad', [{ ProductId: id, Quantity: 12 }]],
      ['Schuur', [{ ProductId: id, Quantity: 1 }]],
    ]);
    await choose([]);
    expect(await check()).toEqual([]);
  });

  it('adds a cart to several lists, and a repeated request changes nothing', async () => {
    const [first, second] = products(2) as [number, number];
    const { Id } = await make('Bad');
    await ask('POST', `${BASE}/id/${Id}/products`, { products: linesOf([first], 10) });
    const body = { listIds: [Id, piet.wishlistId], lines: linesOf([first, second], 3) };
    for (let sent = 0; sent < 2; sent++) {
      expect((await ask('POST', `${BASE}/cart`, body)).json.Success).toBe(true);
      const [bad, schuur] = await listsOf();
      expect(bad?.Products).toEqual(
        expect.arrayContaining([
          { ProductId: first, Quantity: 10 },
          { ProductId: second, Quantity: 3 },
        ]),
      );
      expect([bad?.Count, schuur?.Count]).toEqual([2, 2]);
    }
  });

  it('keeps at most 500 products on a list, and none of those that do not fit', async () => {
    const ids: number[] = [];
    for (let page = 1; ids.length < 501; page++) {
      const query = { requestType: 'results', pageSize: 200, page };
      const found = await data<SearchResultRecord>({ path: '/api/sp/search', query });
      ids.push(...found.Products.map(({ Id }) => Id));
    }
    const path = `${BASE}/id/${piet.wishlistId}/products`;
    const fill = { products: linesOf(ids.slice(0, 499), 1) };
    expect((await ask('POST', path, fill)).json.Data).toMatchObject({ Count: 499 });
    const { Id } = await make('Bad');
    const body = {
      listIds: [Id, piet.wishlistId],
      lines: linesOf(ids.slice(499, 501), 1),
    };
    expect((await ask('POST', `${BASE}/cart`, body)).json).toMatchObject({
      Success: false,
      Message: 'Kluslijst ‘Schuur’ is vol: er passen 500 artikelen op.',
    });
    expect((await listsOf()).map(({ Count }) => Count)).toEqual([0, 499]);
    // Those on the list already take no more room.
    expect((await ask('POST', path, fill)).json.Success).toBe(true);
    const few = (await ask('GET', `${BASE}?productLimit=4`)).json.Data as WishlistRecord[];
    expect(few.map(({ Count, Products }) => [Count, Products.length])).toEqual([
      [0, 0],
      [499, 4],
    ]);
  });

  it('can put no product on a list that the shop does not sell', async () => {
    const path = `${BASE}/id/${piet.wishlistId}/products`;
    const { json } = await ask('POST', path, { products: linesOf([2_147_483_000], 1) });
    expect(json).toMatchObject({ Success: false, Message: expect.stringContaining('niet meer') });
    expect((await listsOf())[0]?.Count).toBe(0);
  });

  it('changes nothing on lists of somebody else, whole or in part', async () => {
    const an = await signUp();
    const [id] = products(1);
    const lines = linesOf([id!], 1);
    const theirs = [piet.wishlistId];
    const attempts = await Promise.all([
      ask('GET', `${BASE}/id/${piet.wishlistId}`, undefined, an),
      ask('POST', `${BASE}/product/${id}`, { listIds: [an.wishlistId, ...theirs] }, an),
      ask('POST', `${BASE}/cart`, { listIds: [an.wishlistId, ...theirs], lines }, an),
      ask('POST', `${BASE}/id/${piet.wishlistId}/products`, { products: lines }, an),
    ]);
    for (const { status } of attempts) expect(status).toBe(404);
    for (const customer of [piet, an]) expect((await listsOf(customer))[0]?.Count).toBe(0);
  });
});

describe.skipIf(!CAN_SIGN_IN)('a shared list', () => {
  const read = (shareKey: string) => send({ path: `${BASE}/shared`, query: { shareKey } });

  it('shows name and products to who has the key, and nothing about whose it is', async () => {
    const [id] = products(1);
    const path = `${BASE}/id/${piet.wishlistId}/products`;
    await ask('POST', path, { products: linesOf([id!], 7) });
    const { json } = await read(piet.shareKey);
    expect(json).toEqual({
      Success: true,
      Data: { Name: 'Schuur', Count: 1, Products: [{ ProductId: id, Quantity: 7 }] },
    });
  });

  it('keeps its key until sharing ends, and gets a different one after that', async () => {
    const path = `${BASE}/id/${piet.wishlistId}/share`;
    expect((await ask('POST', path)).json.Data).toEqual({ ShareKey: piet.shareKey });
    await ask('DELETE', path);
    expect((await ask('DELETE', path)).json.Success).toBe(true);
    expect((await read(piet.shareKey)).json).toMatchObject({ Success: false });
    const { ShareKey } = (await ask('POST', path)).json.Data as { ShareKey: string };
    expect(ShareKey).not.toBe(piet.shareKey);
    expect(ShareKey).toMatch(/^[\w-]{22}$/);
  });

  it('becomes a list of who copies it, which changes on its own', async () => {
    const an = await signUp();
    const ids = products(3);
    const path = `${BASE}/id/${piet.wishlistId}/products`;
    await ask('POST', path, { products: linesOf(ids, 2) });
    const body = { shareKey: piet.shareKey, listName: 'Van Piet' };
    const copied = await ask('POST', `${BASE}/use-share`, body, an);
    expect(copied.json.Data).toMatchObject({ Name: 'Van Piet', Count: 3, ShareKey: null });
    // A repeated request makes no second list.
    expect((await ask('POST', `${BASE}/use-share`, body, an)).json.Success).toBe(false);
    await ask('DELETE', `${path}/${ids[0]}`);
    const left = (await listsOf())[0]?.Products.map(({ ProductId }) => ProductId);
    expect(left?.toSorted()).toEqual(ids.slice(1).toSorted());
    expect((await listsOf(an)).map(({ Name, Count }) => [Name, Count])).toEqual([
      ['Van Piet', 3],
      ['Schuur', 0],
    ]);
  });
});
