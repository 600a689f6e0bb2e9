import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseEnv } from '../../src/env.ts';
import { runSearchCommand } from './commands/search.ts';
import { startBackend, type Backend } from './server.ts';
import { openFilledDatabase } from '../../demo/testing/filled-database.ts';
import { testFolder } from '../../tests/support/for-all-tests.ts';

const dataDir = testFolder();
/** When the clock of the tests begins. */
let now = new Date('2030-03-05T09:00:00Z');
let backend: Backend;
const lines: string[] = [];

interface Envelope<T> {
  Success: boolean;
  Message?: string;
  Data: T;
  Errors?: { In: string; Field: string; Message: string }[];
}

interface Answer<T> extends Envelope<T> {
  status: number;
  headers: Headers;
}

type Row = Record<string, unknown> & { Id: number; Url: string };

async function ask<T = Row>(target: string, init: RequestInit = {}): Promise<Answer<T>> {
  const response = await fetch(backend.url + target, init);
  const body = (await response.json()) as Envelope<T>;
  return { status: response.status, headers: response.headers, ...body };
}

function post<T = Row>(target: string, body: unknown, headers: Record<string, string> = {}) {
  return ask<T>(target, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const products = (where = '') =>
  backend.db
    .selectFrom('products')
    .select(['id', 'url', 'web_node_id', 'price_incl'])
    .where('state', '=', where === 'inactive' ? 'Inactive' : 'Active')
    .where('visibility', '=', where === 'hidden' ? 'NotViewable' : 'Orderable')
    .where('orderable', '=', 'ja')
    .where('sold_online', '=', true)
    .orderBy('id')
    .execute();

beforeAll(async () => {
  await (await openFilledDatabase({ products: 400, seed: 3, now }, dataDir)).close();
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const env = parseEnv({
    DATA_DIR: dataDir,
    PORT: '0',
    PRODUCT_REVIEWS: 'true',
    TRUSTED_PROXIES: 'loopback',
    READS_PER_MINUTE: '100',
    METRICS: 'true',
  });
  backend = await startBackend({ env, log, checkAnswers: true, now: () => now });
}, 120_000);

afterAll(() => backend?.close());

describe('reviews', () => {
  test('are those of what was bought, newest first, with their average', async () => {
    const [bought, other] = await products();
    const address = `/api/reviews/products?productIds=${other!.id},${bought!.id}&limit=2`;
    expect((await ask<Row[]>(address)).Data).toEqual([]);
    const review = (rating: number, day: number) => ({
      product_id: bought!.id,
      order_id: `order-${day}`,
      rating,
      text: `Dag ${day}`,
      author: 'Kim',
      created_at: `2026-11-0${day}T12:00:00Z`,
    });
    await backend.db
      .insertInto('reviews')
      .values([review(5, 1), review(4, 3), review(2, 2)])
      .execute();
    const { Data } = await ask<Row[]>(address);
    expect(Data).toMatchObject([{ ProductId: bought!.id, Count: 3, Reviews: [{}, {}] }]);
    expect(Data[0]!['Average']).toBeCloseTo(11 / 3);
    const reviews = Data[0]!['Reviews'] as { Text: string }[];
    expect(reviews.map(({ Text }) => Text)).toEqual(['Dag 3', 'Dag 2']);
    // One order says one thing of a product.
    await expect(backend.db.insertInto('reviews').values(review(1, 1)).execute()).rejects.toThrow();
  });
});

describe('signing in', () => {
  test('leads to the issuer, which comes back in the language of the page before', async () => {
    const from = async (page?: string) => {
      const headers = new Headers(page === undefined ? [] : [['referer', backend.url + page]]);
      const answer = await fetch(`${backend.url}/api/auth/bm`, { headers, redirect: 'manual' });
      const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '');
      const back = new URL(searchParams.get('redirect_uri') ?? '').pathname;
      return [answer.status, pathname, back, answer.headers.get('cache-control')];
    };
    expect(await from()).toEqual([302, '/id/auth', '/login/redirect', 'no-store']);
    expect(await from('/inloggen')).toEqual([302, '/id/auth', '/login/redirect', 'no-store']);
    expect(await from('/en/login')).toEqual([302, '/id/auth', '/en/login/redirect', 'no-store']);
    expect((await ask('/api/auth/unknown')).status).toBe(404);
  });
});

describe('products', () => {
  test('come in the order asked for, unknown and hidden ones left out', async () => {
    const [a, b] = await products();
    const [inactive] = await products('inactive');
    const ids = [b?.id, 999_999, inactive?.id, a?.id, b?.id].filter((id) => id !== undefined);
    const { Data } = await ask<Row[]>(`/api/aspos/products/ids?productIds=${ids.join()}`);
    expect(Data.map(({ Id }) => Id)).toEqual([b?.id, a?.id]);
    expect(Data[0]).not.toHaveProperty('Description');
    expect(Data[0]).toHaveProperty('Stock');
  });

  test('a product is found by its id, whatever the slug, with all fields in the language', async () => {
    const [one] = await products();
    const nl = await ask(`/api/aspos/products/url/iets-anders-${one?.id}`);
    const en = await ask(`/api/aspos/products/url/x-${one?.id}?includingWebNode=false`, {
      headers: { 'x-language': 'en' },
    });
    expect(nl.Data.Url).toBe(one?.url.nl);
    expect(nl.Data['PriceInclTax']).toBe((one?.price_incl ?? 0) / 100);
    expect(nl.Data).toMatchObject({ WebNode: { Id: one?.web_node_id } });
    expect(en.Data.Url).toBe(one?.url.en);
    expect(en.Data).not.toHaveProperty('WebNode');
    expect(en.Data).toHaveProperty('Description');
  });

  test.each(['x-999999', 'no-number', 'x-99999999999', '..%2f..'])(
    'nothing is at %s: a miss',
    async (url) => {
      const answer = await ask(`/api/aspos/products/url/${url}`);
      expect(answer).toMatchObject({ status: 200, Success: false, Data: null });
    },
  );

  test('visitors behind a trusted proxy are counted by their own address', async () => {
    const [one] = await products();
    const body = { ProductID: one?.id, PhoneNumber: '06 12345678' };
    const from = (address: string) =>
      post('/api/ternair/product-contact', body, { 'x-forwarded-for': `1.2.3.4, ${address}` });
    for (let at = 0; at < 5; at++) expect((await from('203.0.113.1')).status).toBe(200);
    const refused = await from('203.0.113.1');
    expect(refused).toMatchObject({ status: 429, Success: false, Data: null });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    for (let at = 2; at < 12; at++) expect((await from(`203.0.113.${at}`)).status).toBe(200);
  });

  test('endless reads are refused, and other visitors still get pages', async () => {
    const read = (address: string, at: number) =>
      ask(`/api/aspos/products/url/x-${at}`, { headers: { 'x-forwarded-for': address } });
    const asked = Array.from({ length: 300 }, (_, at) => read('203.0.113.77', at));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(100);
    expect((await read('203.0.113.78', 1)).status).toBe(200);
  });
});

describe('search', () => {
  test('suggestions begin at two characters', async () => {
    const target = '/api/sp/search?requestType=autocompletesuggestions&searchTerm=';
    const one = await ask<{ Products: Row[] }>(`${target}p`);
    expect(one.Data).toEqual({ Suggestions: [], Brands: [], Categories: [], Products: [] });
  });
});

describe('what editors say about searching', () => {
  const search = (term: string, rest = '', language = 'nl') =>
    ask<Row & { Total: number; RedirectToUrl: string | null }>(
      `/api/sp/search?requestType=results&searchTerm=${encodeURIComponent(term)}${rest}`,
      { headers: { 'x-language': language } },
    );

  test('a term leads to a page, in its language, but not from inside a category', async () => {
    const [one] = await products();
    expect((await search('openingstijden')).Data.RedirectToUrl).toBe('/vestigingen');
    expect((await search('opening hours', '', 'en')).Data.RedirectToUrl).toBe('/en/stores');
    expect((await search('opening hours')).Data.RedirectToUrl).toBeNull();
    const inside = await search('openingstijden', `&categoryID=${one?.web_node_id}`);
    expect(inside.Data.RedirectToUrl).toBeNull();
  });

  test('another word finds the same', async () => {
    const [known, other] = [await search('gipsplaat'), await search('gyproc')];
    expect(known.Data.Total).toBeGreaterThan(0);
    expect(other.Data.Total).toBe(known.Data.Total);
  });
});

describe('searches without result', () => {
  const search = (query: string) => ask(`/api/sp/search?requestType=results&${query}`);
  const report = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runSearchCommand(args, { DATA_DIR: dataDir }, (line) => lines.push(line));
    return { code, text: lines.join('\n') };
  };

  test('are counted each time, and the report of the running shop tells them', async () => {
    expect((await report('report')).text).not.toContain('xqzjv');
    for (const term of ['xqzjv', 'xqzjv', 'XQZJV', 'jan@example.nl', 'openingstijden']) {
      await search(`searchTerm=${term}`);
    }
    // Filters took these away: the term itself found something.
    await search('searchTerm=gipsplaat&minPrice=90000&maxPrice=99999');
    await search('searchTerm=xqzjv&brandNames=Onbekend');
    const { code, text } = await report('report', '--limit', '5');
    expect(code).toBe(0);
    const [, ...rows] = text.split('\n');
    expect(rows[0]).toBe(`    3  nl        ${now.toISOString().slice(0, 10)}  xqzjv`);
    expect(rows.join('\n')).toContain('# - [xqzjv -> ]');
  });

  test('a wrong command is reported', async () => {
    expect(await report('report', '--limit', 'x')).toEqual({
      code: 1,
      text: '--limit must be a whole number from 1 to 1000 (it is "x").',
    });
    expect((await report('rapport')).code).toBe(2);
  });
});

describe('categories, brands, stores', () => {
  test('only what is active and within its dates is listed', async () => {
    type Node = Row & { Active: boolean; Children: Node[] | null };
    const { Data } = await ask<Node>('/api/aspos/webnodes/main/root?descendantLevel=6');
    const all: Node[] = [];
    const walk = (node: Node) =>
      (node.Children ?? []).forEach((child) => (all.push(child), walk(child)));
    walk(Data);
    const hidden = await backend.db
      .selectFrom('web_nodes')
      .select(['id', 'url'])
      .where('active', '=', false)
      .execute();
    expect(hidden.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(100);
    for (const { id } of hidden) expect(all.some((node) => node.Id === id)).toBe(false);
    const url = hidden[0]?.url.nl;
    expect((await ask(`/api/aspos/webnodes/url/${url}`)).Success).toBe(false);
  });

  test('popular brands are sold, and have names', async () => {
    const { Data } = await ask<Row[]>('/api/aspos/brands/popular?limit=3');
    expect(Data).toHaveLength(3);
    for (const brand of Data) expect(brand['TotalCount']).toBeGreaterThan(0);
  });
});

describe('visitors', () => {
  test('visitors who never send their cookie back are not stored, and are limited', async () => {
    const count = async () =>
      (await backend.db.selectFrom('visitors').select('id').execute()).length;
    const before = await count();
    const statuses: number[] = [];
    for (let batch = 0; batch < 4; batch++) {
      const sent = Array.from({ length: 100 }, (_, at) =>
        post(
          '/api/aspos/preference/vat',
          { includeVat: at % 2 === 0 },
          { 'x-forwarded-for': '203.0.113.200' },
        ),
      );
      statuses.push(...(await Promise.all(sent)).map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(300);
    expect(await count()).toBe(before);
  });

  test('the first choice is in the cookie, the second one makes the row of both', async () => {
    const first = await post('/api/aspos/preference/vat', { includeVat: false });
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    const id = (await ask('/api/aspos/session', { headers: { cookie } })).Data['VisitorId'];
    const row = () =>
      backend.db.selectFrom('visitors').selectAll().where('id', '=', String(id)).execute();
    expect(await row()).toEqual([]);
    expect((await ask('/api/aspos/preference', { headers: { cookie } })).Data).toMatchObject({
      IncludeVat: false,
    });
    // At once, as a page may send them: neither choice is lost.
    await Promise.all([
      post('/api/aspos/preference/store', { storeId: 3 }, { cookie }),
      post('/api/aspos/preference/vat', { includeVat: true }, { cookie }),
    ]);
    expect(await row()).toMatchObject([{ store_id: 3, include_vat: true }]);
  });

  test('viewed products: the latest first, each once, twenty at most', async () => {
    const ids = (await products()).slice(0, 22).map(({ id }) => id);
    let cookie = '';
    const { id: brandId } = await backend.db
      .selectFrom('brands')
      .select('id')
      .executeTakeFirstOrThrow();
    for (const productId of [...ids, ids[3]]) {
      const answer = await post('/api/aspos/products/viewed', { productId, brandId }, { cookie });
      cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    }
    const { Data } = await ask<Row[]>('/api/aspos/products/viewed', { headers: { cookie } });
    const expected = [ids[3], ...ids.filter((id) => id !== ids[3]).reverse()].slice(0, 20);
    expect(Data.map(({ Id }) => Id)).toEqual(expected);
    const { VisitorId } = (await ask('/api/aspos/session', { headers: { cookie } })).Data;
    const kept = await backend.db
      .selectFrom('viewed')
      .select('brand_id')
      .where('visitor_id', '=', String(VisitorId))
      .execute();
    expect(kept.map((row) => row.brand_id)).toEqual(expected.map(() => brandId));
    const unknown = await post('/api/aspos/products/viewed', { productId: 999_999 });
    expect(unknown.Success).toBe(false);
    expect(unknown.headers.get('set-cookie')).toBeNull();
  });
});

describe('configuration', () => {
  test('the holidays are those of this year and the next', async () => {
    now = new Date('2026-05-01T10:00:00Z');
    const target = '/api/aspos/common/config?at=may';
    const { Data } = await ask<{ Holidays: string[] }>(target);
    expect(Data.Holidays).toContain('2026-12-25');
    expect(Data.Holidays).toContain('2027-04-27');
    expect(Data.Holidays).toEqual([...Data.Holidays].sort());
    now = new Date();
  });
});

describe('the server', () => {
  test('answers carry the id of the request, and the log has a line with it', async () => {
    const { headers } = await ask('/healthz', { headers: { 'x-request-id': 'mine-1' } });
    expect(headers.get('x-request-id')).toBe('mine-1');
    const line = lines
      .map((text) => JSON.parse(text))
      .find(({ requestId }) => requestId === 'mine-1');
    expect(line).toMatchObject({ method: 'GET', path: '/healthz', status: 200 });
    const strange = await ask('/healthz', { headers: { 'x-request-id': '{"a":1}' } });
    expect(strange.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('measurements are those of the calls that were made, for this machine only', async () => {
    await ask('/api/aspos/stores?maxDistance=7');
    const text = await (await fetch(`${backend.url}/metrics`)).text();
    expect(text).toMatch(/^shop_call_duration_seconds_count\{call="stores",status="2xx"\} [1-9]/m);
    for (const [name, least] of [
      ['process_resident_memory_bytes', 10_000_000],
      ['shop_disk_free_bytes', 1],
      ['shop_disk_size_bytes', 1],
      ['shop_publish_jobs{state="failed"}', 0],
      ['shop_payments{state="alarm"}', 0],
      ['shop_database_waiting_queries', 0],
      ['shop_publish_failures_total', 0],
    ] as const) {
      const line = text.split('\n').find((each) => each.startsWith(`${name} `));
      expect(Number(line?.split(' ')[1]), name).toBeGreaterThanOrEqual(least);
    }
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await fetch(`${backend.url}/metrics`, { headers })).status).toBe(404);
  });

  test('a failure tells its request id and nothing of its cause', async () => {
    const { state } = backend.shop;
    const get = state.catalogue.tree.root;
    state.catalogue.tree.root = () => {
      throw new Error('secret cause');
    };
    const answer = await ask('/api/aspos/webnodes/main/root?descendantLevel=5');
    state.catalogue.tree.root = get;
    expect(answer).toMatchObject({ status: 500, Success: false, Data: null });
    expect(answer.Message).toContain(answer.headers.get('x-request-id'));
    expect(JSON.stringify(answer)).not.toContain('secret');
  });
});

describe('a change while the shop runs', () => {
  const change = (body: unknown, token: string) =>
    post('/api/internal/catalogue', body, { authorization: `Bearer ${token}` });

  test('needs the token of the file', async () => {
    const [one] = await products();
    const body = { number: String(one?.id), assignments: ['price=1'] };
    expect((await change(body, 'wrong')).status).toBe(403);
  });

  test('shows in product, search, facet and stock answers at once', async () => {
    const token = readFileSync(path.join(dataDir, 'internal-token'), 'utf8').trim();
    const [one] = await products();
    type Result = { Products: Row[]; PriceRange: { Max: number } };
    const search = () =>
      ask<Result>(
        `/api/sp/search?requestType=results&categoryID=${one?.web_node_id}&sortOrder=price-desc`,
      );
    const dearest = (await search()).Data.PriceRange.Max;
    const price = Math.ceil(dearest) + 100.5;
    const assignments = [`price=${price}`, 'stock.2=7'];
    const changed = await change({ number: String(one?.id), assignments }, token);
    expect(changed).toMatchObject({ status: 200, Success: true });

    const product = await ask(`/api/aspos/products/url/x-${one?.id}`);
    expect(product.Data['PriceInclTax']).toBe(price);
    const found = (await search()).Data;
    expect(found.PriceRange.Max).toBe(price);
    expect(found.Products[0]).toMatchObject({ Id: one?.id, PriceInclTax: price });
    const { Data } = await post<Record<string, { Stock: unknown[] }>>('/api/aspos/products/stock', {
      ids: [one?.id],
    });
    expect(Data[String(one?.id)]?.Stock).toContainEqual({ StoreId: 2, Quantity: 7 });
  });

  test('a wrong assignment is reported', async () => {
    const token = readFileSync(path.join(dataDir, 'internal-token'), 'utf8').trim();
    const [one] = await products();
    const answer = await change({ number: String(one?.id), assignments: ['prijs=1'] }, token);
    expect(answer.status).toBe(400);
    expect(answer.Message).toContain('prijs');
  });
});
