/**
 * Maps an owner's columns to fields of the feed, as in `--mapping FILE.json`. Column names are
 * compared without regard to case and surrounding spaces. `docs/feed.md` has an example.
 */
import { z } from 'zod';
import { parseDecimal } from '../../../../src/domain/shared/decimal.ts';
import { type FeedShape, FeedFileError, FEED_FORMATS, type ReadOptions } from './item.ts';
import type { Cell } from './table.ts';
import { existsSync, readFileSync } from 'node:fs';

// The command line flags that determine how files are read.

export const READ_FLAGS = {
  encoding: { type: 'string', default: 'utf-8' },
  format: { type: 'string' },
  mapping: { type: 'string' },
  sheet: { type: 'string' },
} as const;

type ReadFlagValues = Partial<Record<keyof typeof READ_FLAGS, string>>;

/** Throws an Error for an invalid flag, and `FeedFileError` for an invalid mapping. */
export function readOptionsOf({ encoding, format, mapping, sheet }: ReadFlagValues): ReadOptions {
  if (encoding !== 'utf-8' && encoding !== 'windows-1252') {
    throw new Error(`--encoding must be utf-8 or windows-1252 (it is "${encoding}").`);
  }
  const knownFormat = FEED_FORMATS.find((name) => name === format);
  if (format !== undefined && !knownFormat) {
    throw new Error(`--format must be one of ${FEED_FORMATS.join(', ')} (it is "${format}").`);
  }
  if (mapping !== undefined && !existsSync(mapping))
    throw new Error(`There is no file ${mapping}.`);
  return {
    encoding,
    format: knownFormat,
    sheet,
    ...(mapping !== undefined && { mapping: parseMapping(readFileSync(mapping, 'utf8')) }),
  };
}

const DEFAULT_TAX_RATE = 21;

const scalarSchema = z.union([z.string(), z.number(), z.boolean()]);
const columnSchema = z.strictObject({
  field: z.string().min(1),
  /** `excl`: VAT is added, at the row's `tax_rate` or 21%. */
  vat: z.enum(['incl', 'excl']).optional(),
  /** Translation of values of the file to values of the feed; others stay unchanged. */
  values: z.record(z.string(), scalarSchema).optional(),
});
const mappingFileSchema = z.record(
  z.string(),
  z.union([z.string().min(1), columnSchema, z.null()]),
);
const settingsSchema = z.object({
  /** Constant fields, used if no column provides them. */
  $constants: z.record(z.string(), scalarSchema).default({}),
  /** Ignored columns, like those that are mapped to null. */
  $ignore: z.array(z.string()).default([]),
  /** Fields composed of several columns, without empty ones. */
  $join: z
    .array(
      z.strictObject({
        field: z.string().min(1),
        columns: z.array(z.string()).min(2),
        with: z.string().default(' '),
      }),
    )
    .default([]),
});

type Column = z.infer<typeof columnSchema>;

export interface Mapping {
  /** Columns by key; null for an ignored one. */
  columns: Map<string, Column | null>;
  constants: Record<string, Cell>;
  joins: { field: string; columns: string[]; with: string }[];
}

const keyOf = (name: string): string => name.trim().toLowerCase();

/** Parses a mapping; throws `FeedFileError` if invalid. */
export function parseMapping(text: string): Mapping {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new FeedFileError('The mapping is not JSON.', { cause: error });
  }
  const { $constants, $ignore, $join, ...rest } = z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(file);
  const parsedSettings = settingsSchema.safeParse({ $constants, $ignore, $join });
  const parsedColumns = mappingFileSchema.safeParse(
    file !== null && typeof file === 'object' && !Array.isArray(file) ? rest : file,
  );
  const issue = parsedSettings.error?.issues[0] ?? parsedColumns.error?.issues[0];
  if (issue || !parsedSettings.success || !parsedColumns.success) {
    const issuePath = issue?.path.join('.') ?? '';
    throw new FeedFileError(
      `The mapping is wrong${issuePath && ` at "${issuePath}"`}: ${issue?.message ?? ''}.`,
    );
  }
  const columns = new Map<string, Column | null>();
  for (const [name, target] of Object.entries(parsedColumns.data)) {
    if (name.startsWith('$')) {
      throw new FeedFileError(`The mapping has no ${name}, only $constants, $ignore and $join.`);
    }
    if (columns.has(keyOf(name))) throw new FeedFileError(`The mapping names "${name}" twice.`);
    columns.set(keyOf(name), typeof target === 'string' ? { field: target } : target);
  }
  for (const name of parsedSettings.data.$ignore) columns.set(keyOf(name), null);
  const joins = parsedSettings.data.$join.map((join) => ({
    ...join,
    columns: join.columns.map(keyOf),
  }));
  return { columns, constants: parsedSettings.data.$constants, joins };
}

/**
 * Returns the columns of a table by key; throws `FeedFileError` if they do not match the mapping.
 */
export function mappedColumns(
  { columns, constants, joins }: Mapping,
  header: readonly string[],
  { isField, key }: FeedShape,
): string[] {
  const keys = header.map(keyOf);
  const joinedColumns = joins.flatMap((join) => join.columns);
  const isKnown = (name: string) => columns.has(name) || joinedColumns.includes(name);
  const unknownColumns = header.filter((_, i) => keys[i] !== '' && !isKnown(keys[i]!));
  if (unknownColumns.length > 0) {
    throw new FeedFileError(
      `The mapping does not say what these columns are: ${unknownColumns.join(', ')}. Name a field for each, or null to ignore it.`,
    );
  }
  const repeatedColumn = header.find((_, i) => keys[i] !== '' && keys.indexOf(keys[i]!) !== i);
  if (repeatedColumn) throw new FeedFileError(`The first line names ${repeatedColumn} twice.`);
  const absentColumns = [
    ...[...columns].filter(([, target]) => target).map(([name]) => name),
    ...joinedColumns,
  ].filter((name) => !keys.includes(name));
  if (absentColumns.length > 0) {
    throw new FeedFileError(`The file lacks columns of the mapping: ${absentColumns.join(', ')}.`);
  }
  const targets = [...columns.values(), ...joins].flatMap((target) =>
    target ? [target.field] : [],
  );
  const unknownFields = [...targets, ...Object.keys(constants)].filter((name) => !isField(name));
  if (unknownFields.length > 0) {
    throw new FeedFileError(
      `The mapping names fields that a feed does not have: ${unknownFields.join(', ')}.`,
    );
  }
  const repeatedTarget = targets.find((name, i) => targets.indexOf(name) !== i);
  if (repeatedTarget) {
    throw new FeedFileError(
      `The mapping fills ${repeatedTarget} from two columns: join them with $join.`,
    );
  }
  if (!targets.includes(key)) throw new FeedFileError(`The mapping names no column for ${key}.`);
  return keys;
}

/** Maps a row. `cells`: the non-empty ones by column key. */
export function applyMapping(
  { columns, constants, joins }: Mapping,
  cells: ReadonlyMap<string, Cell>,
): Record<string, Cell> {
  const row: Record<string, Cell> = { ...constants };
  const fieldsWithoutVat: string[] = [];
  for (const [name, cell] of cells) {
    const target = columns.get(name);
    if (!target) continue;
    row[target.field] = target.values ? (translatedValue(target.values, cell) ?? cell) : cell;
    if (target.vat === 'excl') fieldsWithoutVat.push(target.field);
  }
  for (const join of joins) {
    const filledCells = join.columns.flatMap((name) => cells.get(name) ?? []);
    if (filledCells.length > 0) row[join.field] = filledCells.join(join.with);
  }
  const rate = Number(row['tax_rate'] ?? DEFAULT_TAX_RATE);
  for (const field of fieldsWithoutVat) row[field] = withVat(row[field]!, rate);
  return row;
}

const translatedValue = (values: Record<string, Cell>, cell: Cell): Cell | undefined =>
  Object.entries(values).find(([word]) => keyOf(word) === keyOf(String(cell)))?.[1];

/**
 * Adds VAT to a price, rounded to cents; an invalid price is kept, so that the validation rejects
 * it.
 */
function withVat(cell: Cell, rate: number): Cell {
  const text = String(cell);
  const [nl, en] = [parseDecimal(text, 'nl'), parseDecimal(text, 'en')];
  const price = typeof cell === 'number' ? cell : nl === en ? nl : null;
  return price === null ? cell : Math.round(price * (100 + rate)) / 100;
}
