/**
 * The addresses of products, in buckets of neighbouring ids: a new product changes one of them, so
 * that what an edit reads, compares and keeps does not grow with the shop.
 */
import { PRODUCT_PATHS } from './reads.ts';
import type { PathEntry } from './reader.ts';
import type { SnapshotStore } from './store.ts';

const BUCKET_SIZE = 512;

export const productBucket = (id: number): number => Math.floor(id / BUCKET_SIZE);

export const isProductPaths = (key: string): boolean => key.startsWith(PRODUCT_PATHS);

export interface PathBucket {
  /** Equal for equal entries. */
  digest: string;
  entries: readonly PathEntry[];
}

/** The buckets read last, by key: most are the same after an edit. */
const parsed = new Map<string, PathBucket>();

/** Every bucket of a store, by key, in the order of the products. */
export function productBuckets(store: SnapshotStore): Map<string, PathBucket> {
  const number = (key: string) => Number(key.slice(PRODUCT_PATHS.length));
  const digests = store.digestsFrom(PRODUCT_PATHS).sort(([a], [b]) => number(a) - number(b));
  return new Map(
    digests.map(([key, digest]) => {
      let bucket = parsed.get(key);
      if (bucket?.digest !== digest) {
        bucket = { digest, entries: (store.get(key) ?? []) as PathEntry[] };
        parsed.set(key, bucket);
      }
      return [key, bucket];
    }),
  );
}

/** Returns the entries of the first list whose id and address are not in the second. */
export function entriesOnlyIn(
  those: readonly PathEntry[],
  others: readonly PathEntry[],
): PathEntry[] {
  const urls = new Map(others.map(({ id, url }) => [id, url]));
  return those.filter(({ id, url }) => {
    const other = urls.get(id);
    return other?.nl !== url.nl || other.en !== url.en;
  });
}
