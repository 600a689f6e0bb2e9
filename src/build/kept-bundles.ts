import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Another start with another environment may need its own again. */
const KEPT = 4;

const MARK = 'used';

/**
 * Notes that a bundle is used now. By the clock of the file system: that of a process may be another
 * one, as in the tests' shop, whose bundles would then seem younger than all others for years.
 */
export const markUsed = (folder: string): Promise<void> => writeFile(path.join(folder, MARK), '');

/** Marks the bundle `name` as used, and removes all but the four that were used last. */
export async function keepBundle(bundles: string, name: string): Promise<void> {
  await markUsed(path.join(bundles, name));
  const others = (await readdir(bundles)).filter((other) => other !== name);
  const aged = await Promise.all(
    others.map(async (other) => ({
      folder: path.join(bundles, other),
      time: (await stat(path.join(bundles, other, MARK)).catch(() => null))?.mtimeMs ?? 0,
    })),
  );
  const old = aged.toSorted((a, b) => b.time - a.time).slice(KEPT - 1);
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
}
