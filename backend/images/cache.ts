import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ImageCache {
  get(key: string): Promise<Buffer | null>;
  put(key: string, data: Buffer): Promise<void>;
}

/** Finished pictures on disk, as `ab/abcdef….ext`; the longest unused go when it is full. */
export function diskCache(dir: string, maxBytes = 512 * 1024 * 1024): ImageCache {
  let total: Promise<number> | undefined;
  let evicting: Promise<void> | undefined;
  const path = (key: string): string => join(dir, key.slice(0, 2), key);

  const list = async (): Promise<{ file: string; size: number; used: number }[]> => {
    const names = await readdir(dir, { recursive: true }).catch(() => [] as string[]);
    const entries = await Promise.all(
      names.map(async (name) => {
        const file = join(dir, name);
        const info = await stat(file).catch(() => null);
        return info?.isFile() ? { file, size: info.size, used: info.mtimeMs } : null;
      }),
    );
    return entries.filter((entry) => entry !== null);
  };

  const evict = async (): Promise<void> => {
    const entries = (await list()).toSorted((a, b) => a.used - b.used);
    let bytes = entries.reduce((sum, { size }) => sum + size, 0);
    for (const { file, size } of entries) {
      if (bytes <= maxBytes * 0.8) break;
      await rm(file, { force: true });
      bytes -= size;
    }
    total = Promise.resolve(bytes);
  };

  return {
    async get(key) {
      const file = path(key);
      const data = await readFile(file).catch(() => null);
      // The time of last use decides who goes first; failing to note it harms nobody.
      if (data) void utimes(file, new Date(), new Date()).catch(() => {});
      return data;
    },
    async put(key, data) {
      const file = path(key);
      const draft = `${file}.${randomBytes(6).toString('hex')}`;
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(draft, data);
      await rename(draft, file);
      total ??= list().then((entries) => entries.reduce((sum, { size }) => sum + size, 0));
      total = total.then((bytes) => bytes + data.length);
      if ((await total) > maxBytes)
        await (evicting ??= evict().finally(() => (evicting = undefined)));
    },
  };
}
