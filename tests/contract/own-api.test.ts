/** A shop that is pointed at an API elsewhere: the browser's calls are answered there. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backend, startBackend } from '../../backend/program/server.ts';
import type { PreferenceRecord } from '../../src/api/preference/calls.ts';
import type { ProductRecord } from '../../src/api/products/calls.ts';
import type { SearchResultRecord } from '../../src/api/search/calls.ts';
import { parseEnv } from '../../src/env.ts';
import { data, send } from './support/api.ts';
import { setBaseUrl } from './support/base-url.ts';
import { findFixture } from './support/fixture.ts';
import { type OwnBackend, startOwnBackend } from './support/own-backend.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'own-api-'));
let api: OwnBackend | null;
let shop: Backend;

beforeAll(async () => {
  api = await startOwnBackend();
  shop = await startBackend({
    // Nothing is in its own database.
    env: parseEnv({
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      API_BASE_URL: `${api.url}/`,
      POLL_SECONDS: '0',
    }),
    publisher: {
      publish: async () => null,
      rollBack: async () => 0,
      preview: async () => ({ changed: [], pages: [], removed: [] }),
    },
  });
  setBaseUrl(shop.url);
});

afterAll(async () => {
  await shop?.close();
  await api?.close();
  removeDataDir(dataDir);
});

it('gives products, in the language asked for, and the tag by which they are known again', async () => {
  const { product } = await findFixture();
  const request = {
    path: '/api/aspos/products/url/{url}',
    params: { url: product.Url ?? '' },
    headers: { 'x-language': 'en' },
  };
  const first = await send(request);
  expect(first.json.Data).toMatchObject({ Id: product.Id } satisfies Partial<ProductRecord>);
  expect(first.headers.get('content-encoding')).toBe('gzip');
  const tag = first.headers.get('etag') ?? '';
  const headers = { ...request.headers, 'if-none-match': tag };
  expect((await send({ ...request, headers })).status).toBe(304);
});

it('searches, and names what is wrong with a question', async () => {
  const path = '/api/sp/search';
  const query = { requestType: 'results', searchTerm: 'schroef' };
  const { Products } = await data<SearchResultRecord>({ path, query });
  expect(Products.length).toBeGreaterThan(0);
  const wrong = await send({ path, query: { ...query, pageSize: 'x' } });
  expect([wrong.status, wrong.json.Success]).toEqual([400, false]);
});

it('keeps a visitor by the cookie of the API', async () => {
  const { headers } = await send({
    method: 'POST',
    path: '/api/aspos/preference/vat',
    body: { includeVat: false },
  });
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^visitor=.*HttpOnly/i);
  const mine = await data<PreferenceRecord>({
    path: '/api/aspos/preference',
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect(mine.IncludeVat).toBe(false);
});

it('shows the pictures of the API', async () => {
  const { product } = await findFixture();
  const answer = await fetch(`${shop.url}/api/images/products/${product.Id}/front?w=120`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
});

it('takes hooks, commands and editors itself', async () => {
  const status = async (address: string, method = 'GET') =>
    (await fetch(shop.url + address, { method, redirect: 'manual' })).status;
  // The API has no publisher: there, neither of them exists.
  expect(await status('/api/hooks/rebuild', 'POST')).toBe(401);
  expect(await status('/redactie')).toBe(401);
  expect((await send({ path: '/healthz' })).json).toMatchObject({ products: 0 });
});

it('says that the API does not answer, and nothing of why', async () => {
  await api?.close();
  api = null;
  const { status, json, headers } = await send({ path: '/api/aspos/session' });
  expect(status).toBe(502);
  expect(json).toEqual({ Success: false, Message: 'De API antwoordt niet.', Data: null });
  expect(headers.get('cache-control')).toBe('no-store');
});
