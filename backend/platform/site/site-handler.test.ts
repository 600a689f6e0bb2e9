import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Draft } from '../../../src/publish/releases/draft.ts';
import { RULES_HASH } from './security-headers.ts';
import { createSiteHandler, type SiteHandler } from './site-handler.ts';
import { testFolder } from '../../../tests/support/for-all-tests.ts';

const NONE = { scripts: [], connections: [], images: [] };
const folder = testFolder();
const long = 'gipsplaat '.repeat(200);
const varied = Array.from({ length: 900 }, (_, n) => `plaat ${(n * n) % 997} mm`).join(' of ');

const RULES = `
/product /producten 301
/bouwmaterialen/product/:code /product/bouwmaterialen-:code 301
/bouwmaterialen /producten/bouwmaterialen 301
/bouwmaterialen/* /producten/bouwmaterialen/:splat 301
/zoeken/* /zoeken/_ 200
/oud /nieuw?via=oud 302
/api/* https://elsewhere.example/api/:splat 200
/en/* /en/404.html 404
`;

const FILES: Record<string, string> = {
  'index.html': '<!doctype html><script>first()</script><script src="/x.js"></script>home',
  'en.html': 'home in English',
  '404.html': 'niet gevonden',
  'en/404.html': 'not found',
  'producten.html': long,
  'vaak.html': varied,
  'producten/bouwmaterialen.html': 'list',
  'producten/bouwmaterialen/gips.html': 'list',
  'product/gipsplaat-100001.html': 'product',
  'en/product/plasterboard-100001.html': 'product in English',
  'zoeken/_.html': 'search',
  '_astro/app.abc.js': `console.log("${long}")`,
  'images/logo.svg': '<svg/>',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  '.env': 'SECRET=1',
  _redirects: RULES,
};

async function publish(files: Record<string, string>, change: (draft: Draft) => void = () => {}) {
  const draft = new Draft(folder);
  for (const [name, text] of Object.entries(files)) {
    const scripts = text.includes('first()') ? ['sha256-x'] : [];
    draft.put({ path: name, body: Buffer.from(text), scripts });
  }
  change(draft);
  draft.publish({
    kind: 'rebuild',
    code: 'c',
    madeAt: new Date(),
    madeBy: 'test',
    reason: '',
    seconds: 0,
    rendered: 0,
  });
  draft.close();
}

let handler: SiteHandler;
let port = 0;
const server = createServer((request, response) => void handler(request, response));

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

// Not fetch: it would normalise the paths that these tests are about.
function ask(target: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const call = httpRequest({ port, path: target, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.on('error', reject).end();
  });
}

beforeAll(async () => {
  await publish(FILES);
  handler = createSiteHandler({ parties: NONE, dataDir: folder });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.close();
  handler.close();
});

describe('pages', () => {
  test.each([
    ['/', 'home'],
    ['/en', 'home in English'],
    ['/producten/bouwmaterialen', 'list'],
    ['/product/gipsplaat-100001?x=1', 'product'],
    ['/zoeken/Gips%20plaat', 'search'],
    ['/.well-known/security.txt', 'Contact'],
  ])('%s', async (target, text) => {
    const { status, body } = await ask(target);
    expect(status).toBe(200);
    expect(body.toString()).toContain(text);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const head = await ask('/producten', {}, 'HEAD');
    const get = await ask('/producten');
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test('other methods are refused', async () => {
    const { status, headers } = await ask('/', {}, 'POST');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('redirects', () => {
  test.each([
    ['/product', 301, '/producten'],
    ['/bouwmaterialen', 301, '/producten/bouwmaterialen'],
    ['/bouwmaterialen/gips', 301, '/producten/bouwmaterialen/gips'],
    ['/bouwmaterialen/gips?Page=2', 301, '/producten/bouwmaterialen/gips?Page=2'],
    ['/bouwmaterialen/product/100001', 301, '/product/bouwmaterialen-100001'],
    ['/Bouwmaterialen/Gips/', 301, '/producten/bouwmaterialen/gips'],
    ['/oud', 302, '/nieuw?via=oud'],
    ['/oud?a=1', 302, '/nieuw?via=oud'],
    ['/Producten', 301, '/producten'],
    ['/producten/', 301, '/producten'],
    ['/PRODUCTEN/Bouwmaterialen/?Page=2', 301, '/producten/bouwmaterialen?Page=2'],
    ['/producten.html', 301, '/producten'],
    ['/index.html', 301, '/'],
    ['/product/oude-naam-100001', 301, '/product/gipsplaat-100001'],
    ['/en/product/oude-naam-100001?a=1', 301, '/en/product/plasterboard-100001?a=1'],
    ['//evil.example', 404, undefined],
    ['//producten', 301, '/producten'],
    ['/\\evil.example', 404, undefined],
  ])('%s → %d %s', async (target, status, location) => {
    const answer = await ask(target);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });
});

describe('what is not there', () => {
  test.each([
    ['/nergens', 'niet gevonden'],
    ['/en/nowhere', 'not found'],
    ['/product/weg-999999', 'niet gevonden'],
    ['/404', 'niet gevonden'],
    ['/_redirects', 'niet gevonden'],
    ['/.env', 'niet gevonden'],
    ['/../secret', 'niet gevonden'],
    ['/..%2fsecret', 'niet gevonden'],
    ['/%2e%2e/secret.html', 'niet gevonden'],
    ['/%', 'niet gevonden'],
    ['/%00', 'niet gevonden'],
    ['/__proto__', 'niet gevonden'],
  ])('%s is 404', async (target, text) => {
    const { status, body } = await ask(target);
    expect(status).toBe(404);
    expect(body.toString()).toBe(text);
  });
});

describe('headers', () => {
  test('compression is negotiated', async () => {
    const plain = await ask('/producten');
    const gzip = await ask('/producten', { 'accept-encoding': 'gzip' });
    const brotli = await ask('/producten', { 'accept-encoding': 'gzip, deflate, br' });
    const refused = await ask('/producten', { 'accept-encoding': 'gzip;q=0, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(gzip.body).toString()).toBe(long);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(long);
    expect(refused.body.toString()).toBe(long);
    expect(gzip.headers.vary).toBe('Accept-Encoding');
  });

  test('what is asked for again comes smaller', async () => {
    const accept = { 'accept-encoding': 'br' };
    const first = await ask('/vaak', accept);
    await vi.waitFor(async () => {
      const { body } = await ask('/vaak', accept);
      expect(body.length).toBeLessThan(first.body.length);
      expect(brotliDecompressSync(body).toString()).toBe(varied);
    });
  });

  test('a known ETag is answered with 304', async () => {
    const accept = { 'accept-encoding': 'gzip' };
    const { headers } = await ask('/producten', accept);
    const again = await ask('/producten', { ...accept, 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  });

  test('hashed files are kept for good, pages are asked for again', async () => {
    const page = await ask('/producten');
    const script = await ask('/_astro/app.abc.js');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('a page allows its own inline scripts only', async () => {
    const { headers } = await ask('/');
    const policy = String(headers['content-security-policy']);
    // The rules by which the next page is rendered are allowed in every page.
    expect(policy.match(/sha256-/g)).toHaveLength(2);
    expect(policy).toContain(RULES_HASH);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toBeDefined();
  });
});

test('switches to a new release: pages, rules, redirects', async () => {
  const files = {
    'nieuw.html': 'new page',
    'producten.html': 'changed',
    'producten/gipsplaten.html': 'list',
    '_astro/app.def.js': 'new code',
    _redirects: `${RULES}\n/ooit /nieuw 302`,
  };
  await publish(files, (draft) => {
    draft.remove('producten/bouwmaterialen/gips.html');
    draft.remove('_astro/app.abc.js');
    draft.move('/producten/bouwmaterialen/gips', '/producten/gipsplaten');
  });
  await handler.reload();
  expect((await ask('/nieuw')).body.toString()).toBe('new page');
  expect((await ask('/producten')).body.toString()).toBe('changed');
  expect((await ask('/ooit')).headers.location).toBe('/nieuw');
  const moved = await ask('/producten/bouwmaterialen/gips?Page=2');
  expect([moved.status, moved.headers.location]).toEqual([301, '/producten/gipsplaten?Page=2']);
  // A tab that was opened before still finds its code.
  expect((await ask('/_astro/app.abc.js')).status).toBe(200);
});

test('rules that cannot be read are logged as a route-categories error; the last ones stay', async () => {
  const before = handler;
  const error = vi.fn();
  handler = createSiteHandler({ parties: NONE, dataDir: folder, log: { error } });
  await handler.reload();
  await publish({ 'later.html': 'later page', _redirects: '/half' });
  await handler.reload();
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'route-categories');
  expect((await ask('/later')).body.toString()).toBe('later page');
  expect((await ask('/bouwmaterialen')).headers.location).toBe('/producten/bouwmaterialen');
  handler.close();
  handler = before;
});

test('without a build: 503 and when to come back', async () => {
  const before = handler;
  handler = createSiteHandler({ parties: NONE, dataDir: path.join(folder, 'none') });
  const { status, headers, body } = await ask('/en/product/x');
  handler.close();
  handler = before;
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('10');
  expect(body.toString()).toContain('The shop is being built');
});

describe('before the first release', () => {
  const page = '<!DOCTYPE html><html><script>run()</script></html>';
  const made: Record<string, { file: string; body: Uint8Array }> = {
    '/en/café': { file: 'en/café.html', body: Buffer.from(page) },
    '/_astro/page.css': { file: '_astro/page.css', body: Buffer.from('a{}') },
  };
  const error = vi.fn();
  let before: SiteHandler;

  beforeAll(() => {
    before = handler;
    handler = createSiteHandler({
      ...{ parties: NONE, dataDir: path.join(folder, 'none'), log: { error } },
      onDemand: async (address) => {
        if (address === '/broken') throw new Error('No such attribute');
        return made[address] ?? null;
      },
    });
  });

  afterAll(() => {
    handler.close();
    handler = before;
  });

  test('a page is made when it is requested, and not kept by anybody', async () => {
    const { status, headers, body } = await ask('/en/caf%C3%A9?page=2');
    expect([status, body.toString()]).toEqual([200, page]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
    });
  });

  test('so are the files of a page', async () => {
    const { status, headers, body } = await ask('/_astro/page.css');
    expect([status, body.toString()]).toEqual([200, 'a{}']);
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
  });

  test.each(['/nergens', '/%00'])('%s: 503, come back later', async (address) => {
    const { status, body } = await ask(address);
    expect(status).toBe(503);
    expect(body.toString()).toContain('De winkel wordt klaargezet');
  });

  test('a page that fails is logged, and may be there later', async () => {
    expect((await ask('/broken')).status).toBe(503);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error), path: '/broken' },
      'A page could not be made on demand',
    );
  });
});

test('a release without a not-found page says itself that a page could not be found', async () => {
  const before = handler;
  await publish({}, (draft) => {
    for (const file of ['404.html', 'en/404.html']) draft.remove(file);
  });
  handler = createSiteHandler({ parties: NONE, dataDir: folder });
  const { status, body } = await ask('/nergens');
  handler.close();
  handler = before;
  expect([status, body.toString()]).toEqual([404, 'This page could not be found']);
});
