import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parseEnv } from '../../env.ts';
import { type RenderedPage, serialRenderer } from '../renderer/renderer.ts';
import type { BuildContext } from './build-site.ts';
import { filesOnDemand } from './page-on-demand.ts';

vi.mock('../bundle/brand-files.ts', () => ({
  brandFiles: () => Promise.resolve({ 'bm.webmanifest': 'the own name' }),
}));

let folder: string;
/** Pages that are being rendered now, and the most at once. */
let running = 0;
let most = 0;
let finish: (() => void)[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'on-demand-'));
  mkdirSync(path.join(folder, 'files/_astro'), { recursive: true });
  writeFileSync(path.join(folder, 'files/_astro/page.css'), 'a{}');
  writeFileSync(path.join(folder, 'files/bm.webmanifest'), 'a marker');
  writeFileSync(path.join(folder, 'secret'), 'secret');
});

afterAll(() => rmSync(folder, { recursive: true }));

function open(isHeld = false) {
  const routes = { page: { type: 'page' }, endpoint: { type: 'endpoint' } };
  const context = {
    bundle: { files: path.join(folder, 'files') },
    reader: { config: () => ({ brand: null }) },
    renderer: serialRenderer({
      paths: async () => [
        { pathname: '/', route: routes.page },
        { pathname: '/en/over', route: routes.page },
        { pathname: '/robots.txt', route: routes.endpoint },
      ],
      async render({ pathname }: { pathname: string }) {
        most = Math.max(most, ++running);
        if (isHeld) await new Promise<void>((resolve) => finish.push(resolve));
        running -= 1;
        const scripts = new Map([['_astro/after.js', 'after()']]);
        return { body: Buffer.from(`page ${pathname}`), scripts } as unknown as RenderedPage;
      },
    } as never),
  };
  return filesOnDemand(context as unknown as BuildContext, parseEnv({}));
}

const text = (found: { file: string; body: Uint8Array } | null) =>
  found && [found.file, Buffer.from(found.body).toString()];

it('answers pages, files of the bundle, and scripts that pages were split into', async () => {
  const answer = open();
  expect(await answer('/_astro/after.js')).toBeNull();
  expect(text(await answer('/'))).toEqual(['index.html', 'page /']);
  expect(text(await answer('/en/over/'))).toEqual(['en/over.html', 'page /en/over']);
  expect(text(await answer('/robots.txt'))).toEqual(['robots.txt', 'page /robots.txt']);
  expect(text(await answer('/_astro/after.js'))).toEqual(['_astro/after.js', 'after()']);
  expect(text(await answer('/_astro/page.css'))).toEqual(['_astro/page.css', 'a{}']);
  expect(text(await answer('/bm.webmanifest'))).toEqual(['bm.webmanifest', 'the own name']);
});

it.each(['/nergens', '/../secret', '/_astro/../../secret', '/_astro'])(
  'has nothing at %s',
  async (address) => expect(await open()(address)).toBeNull(),
);

it('renders one page at a time, and lets no more than twenty wait', async () => {
  const answer = open(true);
  const asked = Array.from({ length: 25 }, () => answer('/'));
  const answers: unknown[] = [];
  for (const one of asked) void one.then((found) => answers.push(text(found)));
  while (answers.length < 25) {
    finish.splice(0).forEach((end) => end());
    await new Promise(setImmediate);
  }
  finish = [];
  expect(most).toBe(1);
  expect(answers.filter((found) => found === null)).toHaveLength(5);
});
