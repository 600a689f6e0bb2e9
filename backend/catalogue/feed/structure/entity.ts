/**
 * What an owner's files can hold (products, brands, stores …), recognised by file name, and the
 * validation of its rows.
 */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/db/schema/database.ts';
import type { FeedError } from '../row.ts';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** In loading order: later ones refer to earlier ones. */
export const ENTITIES = [
  ...(['attributes', 'brands', 'categories', 'stores', 'products'] as const),
  ...(['vouchers', 'customer-prices'] as const),
] as const;

export type Entity = (typeof ENTITIES)[number];

interface EntityFile {
  path: string;
  entity: Entity;
}

/** File extensions that are read from a folder. */
const FEED_FILE_EXTENSIONS = /\.(csv|tsv|txt|jsonl|ndjson|json|xlsx|xml)$/i;

/** Returns the entity that a file name begins with (`brands.csv`); null if it has none. */
function entityOfFileName(file: string): Entity | null {
  const name = path.basename(file).toLowerCase();
  return ENTITIES.find((entity) => name.startsWith(entity)) ?? null;
}

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

/**
 * Returns the files of paths and their entities, in loading order. A folder means its files whose
 * names begin with an entity. Throws an Error for a missing path and for a folder without such
 * files.
 */
export function entityFiles(paths: readonly string[], entity?: Entity): EntityFile[] {
  const files = paths.flatMap((inputPath): EntityFile[] => {
    const stat = statSync(inputPath, { throwIfNoEntry: false });
    if (!stat) throw new Error(`There is no file ${inputPath}.`);
    if (!stat.isDirectory())
      return [{ path: inputPath, entity: entity ?? entityOfFileName(inputPath) ?? 'products' }];
    const folderFiles = readdirSync(inputPath)
      // `products.csv` before `products-prices.csv`, which adds to it.
      .sort((a, b) => compareTexts(path.parse(a).name, path.parse(b).name) || compareTexts(a, b))
      .flatMap((name): EntityFile[] => {
        const knownEntity = FEED_FILE_EXTENSIONS.test(name) ? entityOfFileName(name) : null;
        return knownEntity && (!entity || entity === knownEntity)
          ? [{ path: path.join(inputPath, name), entity: knownEntity }]
          : [];
      });
    if (folderFiles.length === 0)
      throw new Error(
        `The folder ${inputPath} holds no file whose name begins with ${ENTITIES.join(', ')}.`,
      );
    return folderFiles;
  });
  return files.sort((a, b) => ENTITIES.indexOf(a.entity) - ENTITIES.indexOf(b.entity));
}

/** An error in a field of a row. */
export interface Fault {
  field: string;
  value: string;
  message: string;
}

/** A stored entity, identified by its code, and its id if it has one. */
export interface StoredEntity {
  code: string;
  id?: number;
}

export interface StructureEntity<Row extends { code: string }, Stored extends StoredEntity> {
  name: Exclude<Entity, 'products'>;
  /** Key field; default `code`. */
  key?: string;
  schema: z.ZodType<Row>;
  fields: readonly string[];
  /** Fields that refer to a picture. */
  pictures: readonly string[];
  /** Loads all existing entities, by code. */
  load(db: Kysely<Database>): Promise<Map<string, Stored>>;
  /** Returns errors that depend on the database, by code. */
  check?(db: Kysely<Database>, rows: readonly Row[]): Promise<ReadonlyMap<string, Fault>>;
  /** Applies a row to the stored entity, or creates one; `nextId` generates its id. */
  apply(before: Stored | null, row: Row, nextId: () => number): Stored | Fault[];
  /** Completes rows that depend on each other, and returns the errors of `codes`. */
  settle(
    all: Map<string, Stored>,
    codes: readonly string[],
    before: ReadonlyMap<string, Stored>,
  ): Map<string, Fault>;
  /** Adds or replaces rows. */
  save(db: Kysely<Database>, rows: readonly Stored[]): Promise<void>;
  /** Deletes rows; those that are still referred to are kept, or deactivated. */
  remove(db: Kysely<Database>, rows: readonly Stored[]): Promise<void>;
  /**
   * Name for the publisher: `brand:101`; null if it appears on pages of other entities; or
   * `PAGELESS_NAME`.
   */
  pageName(stored: Stored): string | null;
}

/** First id of an owner's rows; lower ones are of the demo catalogue and the shop itself. */
export const FIRST_OWN_ID = 100_000;

/** Validates a row. */
export function checkStructure<Row>(
  { schema, name }: { schema: z.ZodType<Row>; name: string },
  line: number,
  value: unknown,
): { row: Row } | { errors: FeedError[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = `must be an object with the fields of ${name}`;
    return { errors: [{ line, field: '', value: JSON.stringify(value), message }] };
  }
  const cells = value as Record<string, unknown>;
  const result = schema.safeParse(cells);
  if (result.success) return { row: result.data };
  const errors = result.error.issues.flatMap((issue): FeedError[] => {
    if (issue.code === 'unrecognized_keys' && issue.path.length === 0)
      return issue.keys.map((field) => ({
        ...{ line, field, value: '' },
        message: `is not a field of ${name}`,
      }));
    const field = String(issue.path[0] ?? '');
    const cell = cells[field];
    if (cell === undefined) return [{ line, field, value: '', message: 'is missing' }];
    const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
    return [{ line, field, value: text, message: issue.message }];
  });
  // Reports only the first error of a list in a cell.
  const isFirst = ({ field }: FeedError, index: number) =>
    errors.findIndex((other) => other.field === field) === index;
  return { errors: errors.filter(isFirst) };
}

/** Returns errors for missing required fields of a new entity. */
export function missingFieldFaults<Row>(
  row: Row,
  requiredFields: readonly (keyof Row & string)[],
  field = 'code',
): Fault[] {
  const names = requiredFields.filter((name) => row[name] === undefined);
  const message = `is new, and lacks ${names.join(', ')}`;
  return names.length > 0 ? [{ field, value: String(row[field as keyof Row]), message }] : [];
}

/** Rejects rows of `codes` whose address is already used; `addressesOf` by language. */
export function findDuplicateAddresses<Stored extends StoredEntity>(
  all: ReadonlyMap<string, Stored>,
  codes: readonly string[],
  addressesOf: (stored: Stored) => readonly [field: string, address: string][],
): Map<string, Fault> {
  const codeByAddress = new Map<string, string>();
  const faults = new Map<string, Fault>();
  const ownCodes = new Set(codes);
  const otherCodes = [...all.keys()].filter((code) => !ownCodes.has(code));
  for (const code of [...otherCodes, ...codes]) {
    const stored = all.get(code);
    for (const [field, address] of stored ? addressesOf(stored) : []) {
      const key = `${field} ${address.toLowerCase()}`;
      const otherCode = codeByAddress.get(key);
      if (otherCode === undefined) codeByAddress.set(key, code);
      if (!ownCodes.has(code) || faults.has(code)) continue;
      if (address === '' || address.endsWith('/')) {
        faults.set(code, { field, value: '', message: 'holds no letter or digit for an address' });
      } else if (otherCode !== undefined && otherCode !== code) {
        const message = `gives the address ${address}, which is that of ${otherCode}`;
        faults.set(code, { field, value: '', message });
      }
    }
  }
  return faults;
}
