/** Reads tables of a CSV file or a sheet: a first line of column names, followed by records. */
import type { FeedError } from '../row.ts';
import { type FeedShape, FeedFileError, type FeedItem, unreadable } from './item.ts';
import { applyMapping, type Mapping, mappedColumns } from './mapping.ts';

/** An empty cell is an empty text. */
export type Cell = string | number | boolean;

export interface TableRecord {
  line: number;
  cells: Cell[];
  /** Unreadable cells; `column` counts from 0. */
  faults?: { column: number; value: string; message: string }[];
}

/** Returns the records as items, by the names of their columns or a mapping. */
export async function* readTable(
  records: AsyncIterable<TableRecord>,
  shape: FeedShape,
  mapping?: Mapping,
): AsyncGenerator<FeedItem> {
  let names: string[] | undefined;
  for await (const record of records) {
    if (!names) {
      const header = record.cells.map((cell) => String(cell).trim());
      names = mapping ? mappedColumns(mapping, header, shape) : namesOf(header, shape);
    } else yield itemOf(record, names, mapping);
  }
}

function namesOf(header: readonly string[], { isField, fields, key }: FeedShape): string[] {
  const names = header.map((name) => (isField(name) ? name : name.toLowerCase()));
  const unknown = header.filter((_, i) => !isField(names[i]!));
  if (!names.includes(key) || unknown.length > 0) {
    const fault = unknown.length > 0 ? `does not know: ${unknown.join(', ')}` : `lacks: ${key}`;
    throw new FeedFileError(
      `The first line must name fields of a feed, and ${fault}. There are: ${fields.join(', ')}. A mapping (--mapping) can rename or ignore columns.`,
    );
  }
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new FeedFileError(`The first line names ${twice} twice.`);
  return names;
}

function itemOf(
  { line, cells, faults = [] }: TableRecord,
  names: readonly string[],
  mapping: Mapping | undefined,
): FeedItem {
  if (cells.length !== names.length) {
    return unreadable(line, '', `has ${cells.length} cells, the first line has ${names.length}`);
  }
  if (faults.length > 0) {
    return {
      errors: faults.map(({ column, value, message }): FeedError => ({
        line,
        field: names[column]!,
        value,
        message,
      })),
    };
  }
  const filled = names
    .map((name, i) => [name, cells[i]!] as const)
    .filter(([, cell]) => cell !== '');
  return {
    line,
    value: mapping ? applyMapping(mapping, new Map(filled)) : Object.fromEntries(filled),
  };
}
