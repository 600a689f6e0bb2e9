import { S3mini } from 's3mini';
import type { FileStore } from '../../../src/publish/releases/shared/file-store.ts';
import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 30_000;
/** Waits before another try; a bucket may be busy for a moment. */
const AGAIN_AFTER_MS = [100, 500, 2_000];

export interface BucketAddress {
  /** With the bucket: `https://s3.example/shop` */
  endpoint: string;
  region: string;
  /** In front of every name, with a slash at its end; may be empty. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Shared files in an S3-compatible bucket. */
export class S3Store implements FileStore {
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
  for (const wait of AGAIN_AFTER_MS) {
    try {
      return await run();
    } catch {
      await pause(wait);
    }
  }
  return run();
}
