import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../../src/publish/releases/shared/file-store.ts';

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
