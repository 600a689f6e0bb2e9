/** Files of the data folder are damaged while the shop is stopped. */
import { closeSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeProductOfRunningShop } from '../../backend/program/running.ts';
import { run, type RunningServer, startServer } from '../../backend/program/processes.ts';
import { releaseFile } from '../../src/publish/releases/layout.ts';
import { Releases } from '../../src/publish/releases/releases.ts';
import { damageOf, snapshotFile } from '../../src/publish/snapshot/store.ts';
import { openReader } from '../../src/publish/snapshot/open.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';
import { copyOfShop } from '../support/shop-copy.ts';
import { SHOP_ENV } from '../support/shop-env.ts';
import { wholeRelease } from '../faults/whole.ts';

/** All pages are rendered again, on a machine that may have other work. */
const SOON = { timeout: 180_000, interval: 100 };
const MAX_MS = 400_000;
const PAGE = 4096;
const GARBAGE = Buffer.alloc(PAGE, 0x55);

let dataDir: string;
let shop: RunningServer | undefined;

beforeEach(() => {
  dataDir = copyOfShop();
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

/** The first page of a SQLite file that holds a product, and not one that is free. */
function pageOfProduct(file: string): number {
  const db = new DatabaseSync(file);
  db.exec('vacuum');
  db.close();
  return Math.floor(readFileSync(file).indexOf('product:') / PAGE) * PAGE;
}

// What else damage may be: `src/publish/build/intact-snapshot.test.ts`.
test(
  'a damaged snapshot is read again while the shop serves, and edits go live',
  async () => {
    const before = { live: live(), paths: paths() };
    const file = snapshotFile(dataDir);
    overwrite(file, pageOfProduct(file));
    expect(damageOf(dataDir)).not.toBeNull();
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
    await changeProductOfRunningShop(dataDir, String(product!.id), ['price=12.34']);
    await vi.waitFor(async () => {
      const page = await fetch(`${shop!.url}/${address.replace('.html', '')}`);
      expect(await page.text()).toContain('12,34');
    }, SOON);
  },
  MAX_MS,
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
    const kept = before.filter((name) => !lost.includes(name));
    const named = () =>
      inReleases((releases) => [...releases.entries(live())].map(({ path }) => path));
    expect(named()).toEqual(kept);

    // Damaged again, so that nothing can be read: a start ends with the file and the remedy.
    overwrite(file, 0);
    const failure = await start().catch(String);
    expect(failure).toContain(`The releases in ${file} are damaged`);
    expect(failure).toContain('npm run release -- repair');
    const saved = await release('repair');
    expect(saved.output).toContain(`is live and whole: ${kept.length} files.`);
    expect(saved.code).toBe(0);
    expect(await release('check')).toMatchObject({ code: 0 });
    expect(named()).toEqual(kept);

    await start();
    expect(paths()).toEqual(before);
    expect((await release('repair')).output).toContain('stop it first');
  },
  MAX_MS,
);
