import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brandByUrl, brands } from './brands/client.ts';
import { type ClientOptions, createClient, REQUEST_TIMEOUT_MS } from './client.ts';
import { contentPage } from './content/client.ts';
import { dataOrNull } from './outcome.ts';
import { invoicePdf } from './orders/client.ts';
import { productByUrl, productStock } from './products/client.ts';
import { searchProducts, searchSuggestions } from './search/client.ts';
import { stores } from './stores/client.ts';
import { webNodeByUrl } from './webnodes/client.ts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let baseUrl: string;
let seen: Seen;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      seen = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body,
      };
      answer(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const reply = (body: unknown, status = 200) => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};

const errors: unknown[] = [];
/** Status codes of the error pages that calls led to. */
const pages: number[] = [];
const client = (options: Partial<ClientOptions> = {}) => {
  errors.length = 0;
  return createClient({
    baseUrl,
    language: 'nl',
    logError: (error) => errors.push(error),
    showErrorPage: (status) => pages.push(status),
    ...options,
  });
};

const now = new Date('2026-11-20T12:00:00Z');
const search = { onlySoldOnline: true, sortOrder: 'relevance', page: 1, pageSize: 12 };
const failureBody = { Success: false, Data: null };

describe('request of a call', () => {
  it('requests JSON in a language, without a token if there is none', async () => {
    reply({ Success: true, Data: [] });
    await brands(client({ language: 'en' }));
    expect(seen).toMatchObject({ method: 'GET', url: '/api/aspos/brands', body: '' });
    expect(seen.headers).toMatchObject({ accept: 'application/json', 'x-language': 'en' });
    expect(seen.headers).not.toHaveProperty('authorization');
    expect(seen.headers).not.toHaveProperty('content-type');
  });

  it('calls the origin of the page by default', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(failureBody)));
    await brands(createClient({ language: 'nl', fetch }));
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/aspos/brands');
  });

  it('sends the current bearer token and reload parameter', async () => {
    reply({ Success: true, Data: [] });
    await brands(client({ token: () => 'abc', reload: () => '1' }));
    expect(seen.headers.authorization).toBe('Bearer abc');
    expect(seen.url).toBe('/api/aspos/brands?reload=1');
  });

  it('serialises lists, flags and texts of a query, and omits unset values', async () => {
    reply(failureBody);
    const request = { ...search, brandNames: ['A, B', 'C'], filterFacets: ['x|1 & 2'] };
    await searchProducts(client(), request, now);
    const { searchParams } = new URL(seen.url, baseUrl);
    expect(searchParams.getAll('brandNames')).toEqual(['A, B', 'C']);
    expect(searchParams.get('filterFacets')).toBe('x|1 & 2');
    expect(searchParams.get('requestType')).toBe('results');
    expect(searchParams.has('minPrice')).toBe(false);
  });

  it('keeps the slashes of a category path and encodes the rest', async () => {
    reply(failureBody);
    await webNodeByUrl(client(), 'hout/plaat & balk', now);
    expect(seen.url).toBe('/api/aspos/webnodes/url/hout/plaat%20%26%20balk');
  });

  it('posts a body as JSON', async () => {
    const record = { Stock: [{ StoreId: 3, Quantity: -2 }], MaxStockDefault: 0, MaxStockTotal: 9 };
    reply({ Success: true, Data: { 100001: record } });
    const outcome = await productStock(client(), [100001]);
    expect(seen).toMatchObject({ method: 'POST', body: '{"ids":[100001]}' });
    expect(seen.headers['content-type']).toBe('application/json');
    expect(dataOrNull(outcome)?.get(100001)).toEqual({
      stock: [{ storeId: 3, quantity: 0 }],
      maxStockDefault: 0,
      maxStockTotal: 9,
      needExtraStock: true,
    });
  });
});

describe('failures', () => {
  beforeEach(() => pages.splice(0));
  afterEach(() => vi.restoreAllMocks());

  it('converts a missing success flag to a 404 for calls that pages depend on', async () => {
    reply(failureBody);
    const outcomes = [
      await productByUrl(client(), 'x-1', now),
      await brandByUrl(client(), 'x'),
      await webNodeByUrl(client(), 'x', now),
    ];
    expect(outcomes.map(({ ok }) => ok)).toEqual([false, false, false]);
    expect(pages).toEqual([404, 404, 404]);
    expect(errors).toEqual([]);
  });

  it('treats a missing success flag as not found, whatever the data', async () => {
    reply({ Data: [{ Id: 1 }] });
    const outcome = await brands(client());
    expect(outcome).toEqual({ ok: false, kind: 'Missing', status: 200, message: null });
    expect(pages).toEqual([]);
  });

  it('converts a 500 to a 404 for search, and keeps it for suggestions', async () => {
    reply({ Success: false, Message: 'Out of order', Data: null }, 500);
    expect(await searchProducts(client(), search, now)).toMatchObject({ kind: 'NotFound' });
    expect(pages).toEqual([404]);
    expect(errors).toEqual([
      { status: 500, url: expect.stringContaining('/api/sp/search?'), kind: 'ServerError' },
    ]);
    expect(await searchSuggestions(client(), 'plaat')).toMatchObject({
      kind: 'ServerError',
      message: 'Out of order',
    });
    expect(pages).toEqual([404]);
  });

  it('keeps a 502 of search as a temporary failure', async () => {
    for (const status of [502, 503, 504]) {
      reply('<html>', status);
      const kind = 'ServerError';
      expect(await searchProducts(client(), search, now)).toMatchObject({ kind, status });
    }
    expect(pages).toEqual([]);
  });

  it('shows the 401 page for any call', async () => {
    reply('', 401);
    await brands(client());
    await stores(client());
    await contentPage(client(), { url: '/' });
    await searchProducts(client(), search, now);
    expect(pages).toEqual([401, 401, 401, 401]);
  });

  it.each([
    [400, 'BadRequest'],
    [403, 'Forbidden'],
    [404, 'NotFound'],
    [418, 'BadRequest'],
    [600, 'InvalidData'],
    [503, 'ServerError'],
  ])('maps status %d to %s and logs status and url', async (status, kind) => {
    reply('<html>', status);
    const outcome = await stores(client());
    expect(outcome).toMatchObject({ ok: false, kind, status });
    // Optional data of a page does not lead to an error page.
    expect(pages).toEqual([]);
    expect(errors).toEqual([{ status, url: `${baseUrl}api/aspos/stores`, kind }]);
  });

  it('reports a response that is not JSON as invalid data', async () => {
    reply('<html>');
    expect(await brands(client())).toMatchObject({ kind: 'InvalidData' });
    reply('null');
    expect(await brands(client())).toMatchObject({ kind: 'InvalidData' });
  });

  it('times out, after a minute by default', async () => {
    expect(REQUEST_TIMEOUT_MS).toBe(60_000);
    let clock = new AbortController();
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => (clock = new AbortController()).signal);
    answer = () => clock.abort();
    expect(await brands(client())).toMatchObject({ kind: 'TimedOut', status: 0 });
    answer = (response) => response.writeHead(200).write('{"Success":', () => clock.abort());
    expect(await brands(client({ timeoutMs: 30 }))).toMatchObject({ kind: 'TimedOut' });
    expect(errors).toHaveLength(1);
    expect(timeout.mock.calls).toEqual([[REQUEST_TIMEOUT_MS], [30]]);
  });

  it('distinguishes an abort from a network failure, and logs only the latter', async () => {
    const signal = AbortSignal.abort();
    const aborted = await searchSuggestions(client(), 'plaat', signal);
    expect([aborted, errors]).toMatchObject([{ kind: 'Aborted' }, []]);
    const broken = client({ baseUrl: 'http://127.0.0.1:1' });
    expect(await brands(broken)).toMatchObject({ kind: 'Network', status: 0 });
    expect(errors).toHaveLength(1);
  });
});

describe('a file', () => {
  it('is requested by its media type and returned unchanged', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.end(Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00]));
    };
    const file = dataOrNull(await invoicePdf(client(), 500_001));
    expect([...new Uint8Array(await file!.arrayBuffer())]).toEqual([37, 80, 68, 70, 255, 0]);
    expect(seen.url).toBe('/api/aspos/customer/invoices/500001/pdf');
    expect(seen.headers.accept).toBe('application/pdf, application/json');
  });

  it('fails as every call does', async () => {
    reply({ Success: false, Data: null, Message: 'You have no invoice 1.' }, 404);
    expect(await invoicePdf(client(), 1)).toMatchObject({ ok: false, kind: 'NotFound' });
    reply('<html>', 200);
    expect(await invoicePdf(client(), 1)).toMatchObject({ ok: false, kind: 'InvalidData' });
  });
});

describe('a 401', () => {
  const reply = (status: number) => (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ Success: status === 200, Data: status === 200 ? [] : null }));
  };
  const clientWith = (next: 'again' | 'stay' | 'page', shown: number[]) => {
    let token = 'old';
    return createClient({
      ...{ baseUrl, language: 'nl', token: () => token },
      async afterUnauthorized(used) {
        expect(used).toBe('old');
        token = 'new';
        if (next === 'again') answer = reply(200);
        return next;
      },
      showErrorPage: (status) => shown.push(status),
    });
  };

  it('repeats the call with the new token after sign-in', async () => {
    const shown: number[] = [];
    answer = reply(401);
    expect((await brands(clientWith('again', shown))).ok).toBe(true);
    expect(seen.headers.authorization).toBe('Bearer new');
    expect(shown).toEqual([]);
  });

  it('shows the error page unless the page is to stay', async () => {
    const shown: number[] = [];
    answer = reply(401);
    expect(await brands(clientWith('stay', shown))).toMatchObject({ kind: 'Unauthorized' });
    expect(shown).toEqual([]);
    await brands(clientWith('page', shown));
    expect(shown).toEqual([401]);
  });
});
