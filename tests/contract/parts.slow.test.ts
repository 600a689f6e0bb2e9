/**
 * Two processes render a site together: what they make is what one makes, whatever is published
 * meanwhile.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { run } from '../../backend/program/processes.ts';
import { openStore } from '../../src/publish/snapshot/store.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';
import { copyOfShop } from '../support/shop-copy.ts';
import { SHOP_ENV } from '../support/shop-env.ts';
import { testFolder } from '../support/for-all-tests.ts';

const folder = testFolder();
const dist = path.join(folder, 'dist');
const env = { ...SHOP_ENV, DATA_DIR: copyOfShop(), DIST_DIR: dist };

afterAll(() => removeDataDir(env.DATA_DIR));

async function command(script: string, ...args: string[]): Promise<string> {
  const { code, output } = await run('node', [`scripts/${script}.ts`, ...args], {
    env,
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
  return output;
}

function tree(place: string): Map<string, Buffer> {
  const entries = globSync('**/*', { cwd: place, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(place, name))]));
}

/** Another reading comes into the snapshot while all of these are being rendered. */
async function publishBeside(parts: readonly string[]): Promise<void> {
  const begun = () => expect(parts.filter((part) => !existsSync(`${part}.next`))).toEqual([]);
  await vi.waitFor(begun, { timeout: 60_000, interval: 5 });
  const store = openStore(env.DATA_DIR);
  await store.transaction(async () => {
    for (const key of store.keysFrom('product:'))
      store.put(key, { ...(store.get(key) as object), Name: 'Too late' });
    store.setReadAt(new Date());
  });
  store.close();
  expect(parts.filter((part) => existsSync(part))).toEqual([]);
}

test('parts made by two processes at once join to the site that one makes', async () => {
  await command('release', 'export', path.join(folder, 'whole'));
  const whole = tree(path.join(folder, 'whole'));

  const parts = [1, 2].map((number) => `${dist}.part-${number}-of-2`);
  await Promise.all([
    command('build', '--shard', '1/2'),
    command('build', '--shard', '2/2'),
    publishBeside(parts),
  ]);
  const pages = (files: Iterable<string>) =>
    [...files].filter((name) => name.endsWith('.html')).length;
  const [one = 0, two = 0] = parts.map((part) => pages(tree(part).keys()));
  expect(one + two).toBe(pages(whole.keys()));
  expect(Math.abs(one - two)).toBeLessThanOrEqual(1);

  expect(await command('build', '--join', ...parts)).toContain(`Joined`);
  const joined = tree(dist);
  expect([...joined.keys()]).toEqual([...whole.keys()]);
  for (const [name, body] of whole) expect(joined.get(name)?.equals(body), name).toBe(true);
}, 240_000);
