/** `npm run dev` on an empty machine: it makes what it needs, and shows pages with their parts. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { launch, stopProcess } from '../../backend/program/processes.ts';
import { SHOP_ENV } from '../support/shop-env.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'dev-'));
afterAll(() => removeDataDir(dataDir));

test('pages, what they are made of and the calls come from one address', async () => {
  // Within the runner Astro would leave its own pages out.
  const env = {
    ...SHOP_ENV,
    CATALOGUE_PRODUCTS: '12',
    DATA_DIR: dataDir,
    PORT: '0',
    VITEST: '',
    NODE_ENV: 'development',
  };
  const dev = launch('node', ['scripts/dev.ts'], { env });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk));
  }
  try {
    const isUp = () => expect(output).toMatch(/http:\/\/localhost:\d+/);
    await vi.waitFor(isUp, { timeout: 60_000 });
    const [shop = ''] = /http:\/\/localhost:\d+/.exec(output) ?? [];
    const html = await (await fetch(`${shop}/producten`)).text();
    expect(html).toContain('href="/producten/');
    const sources = [...html.matchAll(/<script[^>]* src="(\/[^"]+)"/g)].map(([, src]) => src);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources)
      expect([source, (await fetch(shop + source)).status]).toEqual([source, 200]);
    const answer = await fetch(`${shop}/api/aspos/common/config`);
    expect(await answer.json()).toMatchObject({ Success: true });
  } finally {
    await stopProcess(dev);
  }
  expect(output).toContain('Making the demo catalogue');
}, 120_000);
