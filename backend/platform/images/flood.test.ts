/** The picture service over real HTTP while somebody asks for more than it can draw. */
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Context } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { IMAGE_WIDTHS } from '../../../src/domain/product/image-sizes.ts';
import { requesterOf, imageRoutes } from './routes.ts';
import { productOf, testSubjects } from './testing/subjects.ts';

const cacheDir = await mkdtemp(join(tmpdir(), 'flood-'));
let reads = 0;
/** What the reading of products waits for. */
let readHeld = Promise.resolve();
const product = async (id: number) => {
  reads += 1;
  await readHeld;
  return productOf('baksteen', { id });
};
const app = imageRoutes({
  subjects: { ...testSubjects, product },
  drawings,
  color: '#0f3d5e',
  media: { has: () => false, bytes: () => null },
  cacheDir,
  queue: { running: 2, waiting: 16, waitMs: 60_000 },
});
const server = createServer(getRequestListener(app.fetch));
let url = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(cacheDir, { recursive: true });
});

const avif = { accept: 'image/avif' };
const finished = async () =>
  (await readdir(cacheDir, { recursive: true })).filter((name) => name.endsWith('.avif')).length;

it('lets one subscriber have one turn, whichever of its many addresses it asks from', () => {
  const signal = new AbortController().signal;
  const c = { req: { raw: { signal } } } as Context;
  const callerAt = (address: string) => requesterOf(c, () => address).caller;
  expect(callerAt('2001:db8:1:2::7')).toBe(callerAt('2001:db8:1:2::8'));
  expect(callerAt('2001:db8:1:2::7')).not.toBe(callerAt('2001:db8:1:3::7'));
});

it('answers the pictures of a shopper while 150 odd sizes and qualities are asked for', async () => {
  const odd = Array.from({ length: 150 }, (_, i) =>
    fetch(`${url}/products/${100_000 + i}?w=${801 + 7 * i}&h=${1203 + i}&q=${1 + (i % 100)}`, {
      headers: avif,
    }),
  );
  const shopper = await Promise.all(
    Array.from({ length: 12 }, (_, i) => fetch(`${url}/products/${200_000 + i}?w=240&h=240`)),
  );
  expect(shopper.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const statuses = (await Promise.all(odd)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect(await finished()).toBe(0);
});

it('answers 503 with Retry-After when too many wait, and all pictures once asked again', async () => {
  const addresses = Array.from(
    { length: 100 },
    (_, i) => `${url}/products/${300_000 + i}?w=${IMAGE_WIDTHS[i % 5]}`,
  );
  const answers = await Promise.all(addresses.map((address) => fetch(address)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
    expect(await answer.json()).toMatchObject({ Success: false, Data: null });
  }
  expect((await fetch(refused[0]!.url)).status).toBe(200);
});

it('draws nothing more for callers who have left', async () => {
  const [before, readBefore] = [await finished(), reads];
  const gone: Promise<unknown>[] = [];
  server.on('connection', (socket) => gone.push(once(socket, 'close')));
  const read = Promise.withResolvers<void>();
  readHeld = read.promise;
  const requests = Array.from({ length: 18 }, (_, i) =>
    get(`${url}/products/${400_000 + i}?w=560`, { headers: avif, agent: false }).on(
      'error',
      () => {},
    ),
  );
  await expect.poll(() => gone.length).toBe(requests.length);
  await expect.poll(() => reads - readBefore).toBe(requests.length);
  for (const request of requests) request.destroy();
  await Promise.all(gone);
  read.resolve();
  expect((await fetch(`${url}/products/500000?w=240`, { headers: avif })).status).toBe(200);
  expect((await finished()) - before).toBe(1);
});
