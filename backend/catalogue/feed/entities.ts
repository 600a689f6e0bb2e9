/** The kinds of data that an owner's files can hold, recognised by file name. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** In loading order: later ones refer to earlier ones. */
export const ENTITIES = [
  ...(['attributes', 'brands', 'categories', 'stores', 'products'] as const),
  ...(['vouchers', 'customer-prices'] as const),
] as const;

export type Entity = (typeof ENTITIES)[number];

export interface EntityFile {
  path: string;
  entity: Entity;
}

/** File extensions that are read from a folder. */
const KNOWN_ENDS = /\.(csv|tsv|txt|jsonl|ndjson|json|xlsx|xml)$/i;

/** Returns the entity that a file name begins with (`brands.csv`); null if it has none. */
function namedEntity(file: string): Entity | null {
  const name = path.basename(file).toLowerCase();
  return ENTITIES.find((entity) => name.startsWith(entity)) ?? null;
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/**
 * Returns the files of paths and their entities, in loading order. A folder stands for its files
 * whose names begin with an entity. Throws an Error for a missing path and for a folder without
 * such files.
 */
export function entityFiles(paths: readonly string[], entity?: Entity): EntityFile[] {
  const files = paths.flatMap((given): EntityFile[] => {
    const stat = statSync(given, { throwIfNoEntry: false });
    if (!stat) throw new Error(`There is no file ${given}.`);
    if (!stat.isDirectory())
      return [{ path: given, entity: entity ?? namedEntity(given) ?? 'products' }];
    const found = readdirSync(given)
      // `products.csv` before `products-prices.csv`, which adds to it.
      .sort((a, b) => compare(path.parse(a).name, path.parse(b).name) || compare(a, b))
      .flatMap((name): EntityFile[] => {
        const known = KNOWN_ENDS.test(name) ? namedEntity(name) : null;
        return known && (!entity || entity === known)
          ? [{ path: path.join(given, name), entity: known }]
          : [];
      });
    if (found.length === 0)
      throw new Error(
        `The folder ${given} holds no file whose name begins with ${ENTITIES.join(', ')}.`,
      );
    return found;
  });
  return files.sort((a, b) => ENTITIES.indexOf(a.entity) - ENTITIES.indexOf(b.entity));
}
