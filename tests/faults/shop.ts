/** A small shop of a test's own, which may be killed and started again. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { changeProductOfRunningShop } from '../../backend/program/running.ts';
import { type RunningServer, startServer } from '../../backend/program/processes.ts';
import { Releases } from '../../src/publish/releases/releases.ts';
import { removeDataDir } from '../support/remove-data-dir.ts';
import { copyOfShop } from '../support/shop-copy.ts';
import { SHOP_ENV } from '../support/shop-env.ts';

export class FaultShop {
  /** Begins with a copy of the prepared shop. */
  readonly dataDir = copyOfShop();
  readonly releases = new Releases(this.dataDir);
  readonly #env: Record<string, string>;
  #server: RunningServer | undefined;

  constructor(env: Record<string, string> = {}) {
    this.#env = { ...SHOP_ENV, ...env, DATA_DIR: this.dataDir };
  }

  get url(): string {
    if (!this.#server) throw new Error('The shop does not run.');
    return this.#server.url;
  }

  async start(): Promise<void> {
    this.#server = await startServer('scripts/start.ts', this.#env);
  }

  /** The process of the backend. */
  pid(): number {
    const file = path.join(this.dataDir, 'backend.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { pid: number }).pid;
  }

  /** Changes a product; resolves when the shop has taken it. */
  async change(id: number, ...assignments: string[]): Promise<void> {
    const changed = await changeProductOfRunningShop(this.dataDir, String(id), assignments);
    if (!changed) throw new Error('The shop did not take the change.');
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

/** Ends a process at once, as a power cut does. */
export async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  await gone(pid);
}

/** It may be no child of ours, so that its end is no event here. */
export const gone = (pid: number) =>
  vi.waitFor(
    () => {
      if (isThere(pid)) throw new Error(`Process ${pid} has not ended.`);
    },
    { timeout: 20_000, interval: 5 },
  );

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
