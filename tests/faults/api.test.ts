/**
 * The APIs fail in the middle of a build: what is live stays, the job says why in words, and comes
 * through when they are well again.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changeProductOfRunningShop } from '../../backend/program/running.ts';
import { PublishQueue } from '../../backend/platform/publishing/queue.ts';
import { type Backend, startBackend } from '../../backend/program/server.ts';
import { RendererProcess } from '../../backend/program/renderer/renderer-process.ts';
import { parseEnv } from '../../src/env.ts';
import { Releases } from '../../src/publish/releases/releases.ts';
import { type ApiFault, type ApiProxy, startApiProxy } from './api-proxy.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';
import { copyOfShop } from '../support/shop-copy.ts';
import { SHOP_ENV } from '../support/shop-env.ts';
import { wholeRelease } from './whole.ts';

const SOON = { timeout: 60_000, interval: 50 };

const nobodyAsks = () => Promise.reject(new Error('Nobody asks.'));
const dataDir = copyOfShop();
/** The renderer asks the APIs again for some twelve seconds before it gives up: not here. */
const passedWaits = pathToFileURL(path.join(import.meta.dirname, 'passed-waits.mjs')).href;
let backend: Backend;
let proxy: ApiProxy;
let renderer: RendererProcess;
let releases: Releases;

beforeAll(async () => {
  // The renderer is a process of its own and reads the environment.
  const options = `${process.env['NODE_OPTIONS'] ?? ''} --import=${passedWaits}`;
  Object.assign(process.env, SHOP_ENV, { DATA_DIR: dataDir, NODE_OPTIONS: options });
  proxy = await startApiProxy(() => backend.url);
  renderer = new RendererProcess();
  releases = new Releases(dataDir);
  backend = await startBackend({
    env: parseEnv({ ...SHOP_ENV, DATA_DIR: dataDir, PORT: '0' }),
    checkAnswers: false,
    publisher: {
      async publish({ names, by, reason, mayLosePages }, onStep) {
        const job = { apiUrl: proxy.url, edited: names, by, reason, mayLosePages };
        return (await renderer.run(job, onStep))?.release ?? null;
      },
      preview: nobodyAsks,
      rollBack: nobodyAsks,
    },
  });
}, 60_000);

afterAll(async () => {
  renderer.close();
  await backend.close();
  releases.close();
  proxy.close();
  removeDataDir(dataDir);
});

let price = 1_000;

/** Sets a price that no product has, of one at some place or another; answers how to see whether it is live. */
async function edit(at = price): Promise<() => boolean> {
  const live = releases.current()?.id ?? 0;
  const pages = releases.pathsBelow('product/', live).filter((name) => name.endsWith('.html'));
  const file = pages[at % pages.length] ?? '';
  price += 1;
  const id = Number(/-(\d+)\.html$/.exec(file)?.[1]);
  expect(
    await changeProductOfRunningShop(dataDir, String(id), [`price=${price}.11`]),
  ).not.toBeNull();
  const shown = `1.${String(price).slice(1)},11`;
  return () => {
    const entry = releases.entry(file, releases.current()?.id ?? 0);
    const html = entry && releases.body(entry.digest)?.toString();
    return html?.includes(shown) ?? false;
  };
}

async function lastJob(): Promise<{ state: string; error: string | null }> {
  const { rows } = await sql<{ state: string; error: string | null }>`
    select state, error from publish_jobs
    where asked_by = 'catalogue' order by id desc limit 1`.execute(backend.db);
  return rows[0]!;
}

const answer = (body: string, status = 200, type = 'application/json'): ApiFault => ({
  ...{ kind: 'answer', status, type, body },
});

test.each<[string, ApiFault, RegExp]>([
  ['down', { kind: 'down' }, /closed|hang up|terminated|ECONN/],
  ['of another shape', answer('{"Success":true,"Data":"nonsense"}'), /not as agreed/],
])('an API that is %s', async (_, fault, reason) => {
  const before = releases.current()?.id;
  const tree = wholeRelease(releases);
  proxy.set(fault, 2);
  const isLive = await edit();
  await proxy.met();
  await vi.waitFor(async () => expect((await lastJob()).error).toMatch(reason), SOON);
  expect(releases.current()?.id).toBe(before);
  expect(isLive()).toBe(false);

  proxy.set(null);
  await vi.waitFor(() => expect(isLive()).toBe(true), SOON);
  await vi.waitFor(
    async () => expect(await lastJob()).toEqual({ state: 'done', error: null }),
    SOON,
  );
  expect([...wholeRelease(releases).keys()]).toEqual([...tree.keys()]);
});

test('a page whose content is invalid shows the status 600 and nothing else, until it is valid', async () => {
  const queue = new PublishQueue(backend.db, () => new Date());
  const names = ['content:/privacy:nl'];
  const main = () => {
    const entry = releases.entry('privacy.html', releases.current()?.id ?? 0);
    const html = (entry && releases.body(entry.digest)?.toString()) ?? '';
    return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  };
  const before = main();
  expect(before).not.toBe('');
  proxy.set(answer('{"Success":true,"Data":{"Status":600,"Article":null,"Parts":[]}}'));
  await queue.add({ names, by: 'test', reason: 'a test' });
  await vi.waitFor(() => expect(main()).toMatch(/<h1[^>]*>600<\/h1>/), SOON);
  expect(
    main()
      .replace(/<[^>]*>/g, '')
      .trim(),
  ).toBe('600');

  proxy.set(null);
  await queue.add({ names, by: 'test', reason: 'a test' });
  await vi.waitFor(() => expect(main()).toBe(before), SOON);
}, 120_000);

test('an API that does not answer yet is waited for, and what is live stays meanwhile', async () => {
  const before = releases.current()?.id;
  proxy.set({ kind: 'held' });
  const isLive = await edit();
  await proxy.met();
  expect(releases.current()?.id).toBe(before);
  expect(wholeRelease(releases).size).toBeGreaterThan(200);
  proxy.set(null);
  await vi.waitFor(() => expect(isLive()).toBe(true), SOON);
}, 120_000);

test('a rollback waits for no answer of an API, and what is read meanwhile does not undo it', async () => {
  const isRight = await edit(7);
  await vi.waitFor(() => expect(isRight()).toBe(true), SOON);
  const right = releases.current()!.id;
  const isWrong = await edit(7);
  await vi.waitFor(() => expect(isWrong()).toBe(true), SOON);

  proxy.set({ kind: 'held' });
  await edit(7);
  const isOther = await edit(8);
  await proxy.met();
  const made = await renderer.rollBack(right, 'test');
  expect([releases.current()?.id, isRight()]).toEqual([made, true]);

  proxy.set(null);
  await vi.waitFor(() => expect(isOther()).toBe(true), SOON);
  expect([isRight(), releases.pins.list().length]).toEqual([true, 1]);
}, 120_000);

// The last: what it takes away stays away.
test('an API that answers with a part of its data takes no pages away until an editor says so', async () => {
  const queue = new PublishQueue(backend.db, () => new Date());
  const before = releases.current()!.id;
  const tree = wholeRelease(releases);
  const job = async (id: number) => {
    const { rows } = await sql<{ state: string; error: string | null; attempts: number }>`
      select state, error, attempts from publish_jobs where id = ${id}`.execute(backend.db);
    return rows[0]!;
  };
  const atOnce = { state: 'done', error: null, attempts: 1 };
  proxy.set({ kind: 'part', path: /products\/ids/, records: 5 });
  const whatChanged = { names: null, by: 'test', reason: 'a test' };
  const first = await queue.add(whatChanged);
  await vi.waitFor(async () => expect((await job(first)).error).not.toBeNull(), SOON);
  expect((await job(first)).error).toMatch(/^\d+ of [\d,]+ pages would be no more/);
  expect(releases.current()?.id).toBe(before);

  // Whoever asks next reads all of it again, were it for one price.
  proxy.set(null);
  const isLive = await edit();
  await vi.waitFor(() => expect(isLive()).toBe(true), SOON);
  expect([...wholeRelease(releases).keys()]).toEqual([...tree.keys()]);

  proxy.set({ kind: 'part', path: /products\/ids/, records: 5 });
  const second = await queue.add({ ...whatChanged, mayLosePages: true });
  await vi.waitFor(async () => {
    expect(await job(second)).toEqual(atOnce);
  }, SOON);
  expect(wholeRelease(releases).size).toBeLessThan(tree.size - 50);
}, 240_000);
