import { fileURLToPath } from 'node:url';
import type { Env } from '../../../src/env.ts';
import type { FileStore } from '../../../src/publish/releases/shared/manifest.ts';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { S3mini } from 's3mini';
import { setTimeout as pause } from 'node:timers/promises';

export type StoreEnv = Pick<Env, 'RELEASES_URL' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** The store of RELEASES_URL; null if it is empty: the local disk alone. */
export function openFileStore(env: StoreEnv): FileStore | null {
  if (env.RELEASES_URL === '') return null;
  const url = new URL(env.RELEASES_URL);
  if (url.protocol === 'file:') return new FolderStore(fileURLToPath(url));
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  return new S3Store({
    endpoint: `${endpoint.replace(/\/+$/, '')}/${url.hostname}`,
    region,
    prefix: folder && `${folder}/`,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  });
}

/** Shared files in a folder that all machines have mounted. */
export class FolderStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const file = this.#file(name);
    await mkdir(path.dirname(file), { recursive: true });
    const half = `${file}.${process.pid}.half`;
    await writeFile(half, bytes);
    await rename(half, file);
  }

  async get(name: string): Promise<Buffer<ArrayBuffer> | null> {
    try {
      return await readFile(this.#file(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(existsSync(this.#file(name)));
  }

  delete(name: string): Promise<void> {
    return rm(this.#file(name), { force: true });
  }

  #file(name: string): string {
    return path.join(this.#folder, name);
  }
}

const TIMEOUT_MS = 30_000;
/** Waits before another try; a bucket may be busy for a moment. */
const RETRY_DELAYS_MS = [100, 500, 2_000];

interface BucketAddress {
  /** With the bucket: `https://s3.example/shop` */
  endpoint: string;
  region: string;
  /** In front of every name, with a slash at its end; may be empty. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Shared files in an S3-compatible bucket. */
class S3Store implements FileStore {
  readonly #client: S3mini;
  readonly #prefix: string;

  constructor({ prefix, ...address }: BucketAddress) {
    this.#client = new S3mini({ ...address, requestAbortTimeout: TIMEOUT_MS });
    this.#prefix = prefix;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    await retried(() => this.#client.putObject(this.#prefix + name, data));
  }

  async get(name: string): Promise<Buffer<ArrayBuffer> | null> {
    const bytes = await retried(() => this.#client.getObjectArrayBuffer(this.#prefix + name));
    return bytes && Buffer.from(bytes);
  }

  async has(name: string): Promise<boolean> {
    return (await retried(() => this.#client.objectExists(this.#prefix + name))) === true;
  }

  async delete(name: string): Promise<void> {
    await retried(() => this.#client.deleteObject(this.#prefix + name));
  }
}

async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (const wait of RETRY_DELAYS_MS) {
    try {
      return await run();
    } catch {
      await pause(wait);
    }
  }
  return run();
}
