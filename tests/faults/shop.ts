/** A small shop of a test's own, which may be killed and started again. */
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeInRunningShop } from '../../backend/running.ts';
import { webhookSecret } from '../../backend/publishing/hook-routes.ts';
import { signedHook } from '../../backend/publishing/signed-hook.ts';
import { type RunningServer, startServer } from '../../scripts/lib/processes.ts';
import { Releases } from '../../src/releases/releases.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';

export const SHOP_ENV = {
  CATALOGUE_PRODUCTS: '100',
  CATALOGUE_ONLY_USED: 'true',
  SITE_URL: 'http://localhost:4321',
  LOG_LEVEL: 'silent',
};

export class FaultShop {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'fault-shop-'));
  readonly releases: Releases;
  readonly #env: Record<string, string>;
  #server: RunningServer | undefined;

  /** Begins with a copy of the prepared shop. */
  constructor(prepared: string, env: Record<string, string> = {}) {
    cpSync(prepared, this.dataDir, { recursive: true });
    this.#env = { ...SHOP_ENV, ...env, DATA_DIR: this.dataDir };
    this.releases = new Releases(this.dataDir);
  }

  get url(): string {
    if (!this.#server) throw new Error('The shop does not run.');
    return this.#server.url;
  }

  async start(): Promise<void> {
    this.#server = await startServer('scripts/start.ts', this.#env);
  }

  /** How to end a process at once, as a power cut does. */
  async victim(which: 'backend' | 'renderer'): Promise<() => Promise<void>> {
    const backend = this.#pid();
    let pid: number | null = null;
    // One that ended is started again by the shop.
    while ((pid = which === 'backend' ? backend : childOf(backend, 'renderer.ts')) === null)
      await new Promise((resolve) => setTimeout(resolve, 5));
    const found = pid;
    return () => {
      process.kill(found, 'SIGKILL');
      return gone(found);
    };
  }

  #pid(): number {
    const file = path.join(this.dataDir, 'backend.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { pid: number }).pid;
  }

  /** Changes a product; resolves when the shop has taken it. */
  async change(id: number, ...assignments: string[]): Promise<void> {
    const changed = await changeInRunningShop(this.dataDir, id, assignments);
    if (!changed) throw new Error('The shop did not take the change.');
  }

  /** Sends a signed hook. */
  async hook(id: string, body: object = {}): Promise<Response> {
    const text = JSON.stringify(body);
    const secret = readFileSync(path.join(this.dataDir, 'rebuild-secret'), 'utf8').trim();
    return fetch(`${this.url}/api/hooks/rebuild`, {
      method: 'POST',
      body: text,
      headers: signedHook(webhookSecret(secret), id, text),
    });
  }

  /** Dutch product pages of the live release: id and address. */
  products(): { id: number; address: string }[] {
    const live = this.releases.current()?.id ?? 0;
    return this.releases.pathsBelow('product/', live).flatMap((file) => {
      const id = Number(/-(\d+)\.html$/.exec(file)?.[1]);
      return id ? [{ id, address: `/${file.slice(0, -5)}` }] : [];
    });
  }

  async close(): Promise<void> {
    this.releases.close();
    await this.#server?.stop();
    removeDataDir(this.dataDir);
  }
}

/** A child of a process that runs a script; null where none does. */
function childOf(pid: number, script: string): number | null {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const found = children.filter(Boolean).find((child) => {
    return readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(script);
  });
  return found ? Number(found) : null;
}

async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
