import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeNetlify, startFakeNetlify } from '../../../tests/support/netlify.ts';
import { Deploys } from '../releases/release.ts';
import { Draft } from '../releases/draft.ts';
import { prune } from '../releases/pins.ts';
import { Releases } from '../releases/releases.ts';
import { insertRollback } from '../releases/roll-back.ts';
import { openNetlify } from './client.ts';
import { deployRelease } from './deploy.ts';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';

let folder: string;
let releases: Releases;
let deploys: Deploys;
let host: FakeNetlify;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  folder = ownFolder();
  releases = new Releases(folder);
  host = await startFakeNetlify();
  deploys = new Deploys(folder, host.site);
});

afterEach(async () => {
  vi.useRealTimers();
  expect(host.undescribed).toEqual([]);
  releases.close();
  deploys.close();
  await host.close();
});

async function publish(files: Record<string, string>, change: (draft: Draft) => void = () => {}) {
  const draft = new Draft(folder);
  for (const [name, text] of Object.entries(files)) {
    await draft.put({ path: name, body: Buffer.from(text) });
  }
  change(draft);
  await draft.publish({
    ...{ kind: 'rebuild', code: 'x', madeAt: new Date(), madeBy: 'test', reason: 'a test' },
    ...{ seconds: 1, rendered: 1 },
  });
  draft.close();
  return draft.release;
}

/** Deploys; each wait, also of Netlify's client, is over as soon as nothing else is left to do. */
async function deploy(release: number, token = host.token) {
  const { site, apiUrl } = host;
  const netlify = openNetlify({ token, site, apiUrl });
  const deployed = deployRelease({ netlify, releases, deploys, release });
  let isOver = false;
  const end = () => (isOver = true);
  deployed.then(end, end);
  while (!isOver) {
    await setImmediate();
    await vi.advanceTimersToNextTimerAsync();
  }
  return deployed;
}

const uploads = () =>
  host.calls
    .filter((call) => call.startsWith('PUT'))
    .map((call) => call.replace(/^.*\/files/, ''))
    .sort();

const SITE = {
  'index.html': 'home',
  'product/wit & zwart (m²).html': 'a product',
  _redirects: '/x /y 301\n',
  _headers: '/*\n  X-Frame-Options: DENY\n',
};

it('sends the whole of the first release and what changed of the next', async () => {
  await publish(SITE);
  expect(await deploy(1)).toMatchObject({ restored: false, files: 4, sent: 4 });
  expect(host.live()).toEqual(
    Object.fromEntries(Object.entries(SITE).map(([k, v]) => [`/${k}`, v])),
  );
  expect(host.deploys[0]?.title).toBe('Release 1: a test');

  host.calls.length = 0;
  await publish({ 'index.html': 'home, another' }, (draft) => draft.remove('_headers'));
  expect(await deploy(2)).toMatchObject({ files: 3, sent: 1 });
  expect(uploads()).toEqual(['/index.html']);
  expect(host.live()).not.toHaveProperty('/_headers');
  expect(host.live()?.['/index.html']).toBe('home, another');
  expect(deploys.last()).toEqual({ release: 2, id: host.deploys[1]?.id });
});

it('shows an earlier deploy again where the release is one that was there', async () => {
  await publish(SITE);
  await deploy(1);
  await publish({ 'index.html': 'a mistake' });
  await deploy(2);
  host.calls.length = 0;
  const back = insertRollback(folder, 1, { madeAt: new Date(), madeBy: 'test' });
  expect(await deploy(back)).toMatchObject({ restored: true, sent: 0 });
  expect(host.calls).toEqual([`POST sites/${host.site}/deploys/${host.deploys[0]?.id}/restore`]);
  expect(host.live()?.['/index.html']).toBe('home');
  expect(deploys.last()).toEqual({ release: back, id: host.deploys[0]?.id });
});

it('deploys anew what Netlify no longer keeps', async () => {
  await publish(SITE);
  const { id } = await deploy(1);
  await publish({ 'index.html': 'a mistake' });
  await deploy(2);
  host.forget(id);
  insertRollback(folder, 1, { madeAt: new Date(), madeBy: 'test' });
  expect(await deploy(3)).toMatchObject({ restored: false, sent: 0 });
  expect(host.live()?.['/index.html']).toBe('home');
});

it('keeps hashed files for open tabs, and leads from where pages were', async () => {
  await publish({ ...SITE, '_astro/a.1.js': 'old', 'product/oud-1.html': 'p' });
  await publish({ 'product/nieuw-1.html': 'p', '_astro/a.2.js': 'new' }, (draft) => {
    draft.remove('_astro/a.1.js');
    draft.remove('product/oud-1.html');
    draft.move('/product/oud-1', '/product/nieuw-1');
    draft.move('/product/weg', '/product/nergens');
  });
  await deploy(2);
  expect(host.live()).toMatchObject({
    '/_astro/a.1.js': 'old',
    '/_astro/a.2.js': 'new',
    '/_redirects': '/product/oud-1 /product/nieuw-1 301\n/x /y 301\n',
  });
  expect(host.live()).not.toHaveProperty('/product/oud-1.html');
});

it('a page that moved and came back is led to from where it was, though its files were there before', async () => {
  await publish({ ...SITE, 'product/a-1.html': 'p' });
  await deploy(1);
  await publish({ 'product/b-1.html': 'p' }, (draft) => {
    draft.remove('product/a-1.html');
    draft.move('/product/a-1', '/product/b-1');
  });
  await deploy(2);
  await publish({ 'product/a-1.html': 'p' }, (draft) => {
    draft.remove('product/b-1.html');
    draft.move('/product/b-1', '/product/a-1');
  });
  expect(await deploy(3)).toMatchObject({ restored: false });
  expect(host.live()?.['/_redirects']).toBe('/product/b-1 /product/a-1 301\n/x /y 301\n');
});

it('goes on through limits, faults and connections that are cut', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [`product/p${n}.html`, `page ${n}`]),
  );
  await publish(many);
  host.fail('POST', 'broken');
  host.fail('GET', 'broken');
  host.fail('PUT', 'limit');
  host.fail('PUT', 'broken');
  host.fail('PUT', 'drop');
  host.fail('PUT', 'drop-after');
  expect(await deploy(1)).toMatchObject({ files: 60, sent: 60 });
  expect(Object.keys(host.live() ?? {})).toHaveLength(60);
  expect(host.uploadsAtOnce()).toBeGreaterThan(1);
  expect(host.uploadsAtOnce()).toBeLessThanOrEqual(8);
});

it('says in words what Netlify refused, and remembers nothing', async () => {
  await publish(SITE);
  await expect(deploy(1, 'wrong')).rejects.toThrow(
    'Netlify, beginning a deploy: 401 it does not know the token',
  );
  host.failDeploy('Too many files in one folder');
  await expect(deploy(1)).rejects.toThrow('Too many files in one folder');
  await expect(deploy(9)).rejects.toThrow('Release 9 is not kept.');
  expect(deploys.last()).toBeNull();
  expect(host.live()).toBeNull();
});

it('goes on where a deploy was broken off: what arrived is not sent again', async () => {
  await publish(SITE);
  for (let tries = 0; tries < 5; tries++) host.fail('/index.html', 'broken');
  await expect(deploy(1)).rejects.toThrow('Netlify, sending index.html: 502 Bad Gateway');
  expect(host.live()).toBeNull();
  expect((await deploy(1)).sent).toBeLessThan(4);
  expect(host.live()?.['/index.html']).toBe('home');
});

it('what only forgotten releases needed is forgotten with them', async () => {
  await publish(SITE);
  await deploy(1);
  await publish({ 'index.html': 'two' });
  await deploy(2);
  expect(deploys.hostDigests().size).toBe(5);
  prune(folder, 1);
  expect(deploys.hostDigests().size).toBe(4);
});
