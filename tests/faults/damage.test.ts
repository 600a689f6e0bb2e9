/** Files of the data folder are damaged while the shop is stopped. */
import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { changeInRunningShop } from '../../backend/running.ts';
import { run, type RunningServer, startServer } from '../../scripts/lib/processes.ts';
import { releaseFile } from '../../src/releases/layout.ts';
import { Releases } from '../../src/releases/releases.ts';
import { damageOf } from '../../src/snapshot/damage.ts';
import { openReader } from '../../src/snapshot/open.ts';
import { snapshotFile } from '../../src/snapshot/store.ts';
import { SHOP_ENV } from './shop.ts';
import { wholeRelease } from './whole.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';

/** All pages are rendered again, on a machine that may have other work. */
const SOON = { timeout: 180_000, interval: 100 };
const MOST_MS = 400_000;
const PAGE = 4096;
const GARBAGE = Buffer.alloc(PAGE, 0x55);

let dataDir: string;
let shop: RunningServer | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'damaged-shop-'));
  cpSync(inject('prepared'), dataDir, { recursive: true });
});

afterEach(async () => {
  await shop?.stop();
  shop = undefined;
  removeDataDir(dataDir);
});

const env = () => ({ ...SHOP_ENV, DATA_DIR: dataDir });

async function start(): Promise<void> {
  shop = await startServer('scripts/start.ts', env());
}

function release(command: string): Promise<{ code: number; output: string }> {
  return run('node', ['scripts/release.ts', command], { env: env(), quiet: true });
}

function inReleases<T>(read: (releases: Releases) => T): T {
  const releases = new Releases(dataDir);
  try {
    return read(releases);
  } finally {
    releases.close();
  }
}

const live = () => inReleases((releases) => releases.current()?.id ?? 0);
const paths = () => inReleases((releases) => [...wholeRelease(releases).keys()]);

function overwrite(file: string, at: number, bytes = GARBAGE): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}

/** In the middle of a file, at the beginning of a page. */
const middle = (file: string) => Math.floor(statSync(file).size / 2 / PAGE) * PAGE;

describe.each<[string, (file: string) => void]>([
  ['garbage in the header', (file) => overwrite(file, 0)],
  ['garbage in the middle', (file) => overwrite(file, middle(file))],
  ['zero bytes', (file) => truncateSync(file, 0)],
])('a snapshot with %s', (_, damage) => {
  test(
    'is read again while the shop serves, and edits go live',
    async () => {
      const before = { live: live(), paths: paths() };
      damage(snapshotFile(dataDir));
      await start();
      expect((await fetch(`${shop!.url}/`)).status).toBe(200);
      await vi.waitFor(() => expect(live()).toBeGreaterThan(before.live), SOON);
      expect(damageOf(dataDir, true)).toBeNull();
      const reader = openReader(dataDir);
      expect(reader.isEmpty()).toBe(false);
      const [product] = reader.productPaths();
      reader.close();
      expect(paths()).toEqual(before.paths);

      const pages = before.paths.filter((file) => file.startsWith('product/'));
      const address = pages.find((file) => file.endsWith(`-${product!.id}.html`))!;
      await changeInRunningShop(dataDir, product!.id, ['price=12.34']);
      await vi.waitFor(async () => {
        const page = await fetch(`${shop!.url}/${address.replace('.html', '')}`);
        expect(await page.text()).toContain('12,34');
      }, SOON);
    },
    MOST_MS,
  );
});

test(
  'damaged releases end the start with the file and the remedy, and repair saves them',
  async () => {
    const before = paths();
    overwrite(releaseFile(dataDir), 0);
    await expect(start()).rejects.toThrow(`The releases in ${releaseFile(dataDir)} are damaged`);
    await expect(start()).rejects.toThrow('npm run release -- repair');
    expect(await release('check')).toMatchObject({ code: 1 });

    const repair = await release('repair');
    expect(repair.output).toContain(`is live and whole: ${before.length} files.`);
    expect(repair.code).toBe(0);
    expect(await release('check')).toMatchObject({ code: 0 });
    expect(paths()).toEqual(before);
    await start();
    expect(paths()).toEqual(before);
    expect((await release('repair')).output).toContain('stop it first');
  },
  MOST_MS,
);

test(
  'a page whose bytes are lost is named, dropped and made again by the next start',
  async () => {
    const before = paths();
    const file = releaseFile(dataDir);
    overwrite(file, middle(file), Buffer.alloc(8 * PAGE, 0x55));
    const check = await release('check');
    expect(check.code).toBe(1);
    const lost = [...check.output.matchAll(/^ {2}(\S+): (?:missing|changed)$/gm)].map(
      ([, name]) => name,
    );
    expect(lost.length).toBeGreaterThan(0);

    const repair = await release('repair');
    expect(repair.code).toBe(2);
    for (const name of lost) expect(repair.output).toContain(`  ${name}: `);
    const kept = inReleases((releases) => [...releases.entries(live())].map(({ path }) => path));
    expect(kept).toEqual(before.filter((name) => !lost.includes(name)));
    await start();
    expect(paths()).toEqual(before);
  },
  MOST_MS,
);
