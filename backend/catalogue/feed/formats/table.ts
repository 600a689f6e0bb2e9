/** Reads tables of a CSV file or a sheet: a first line of column names, followed by records. */
import type { FeedError } from '../row.ts';
import { type FeedShape, FeedFileError, type FeedItem, unreadableItem } from './item.ts';
import { applyMapping, type Mapping, mappedColumns } from './mapping.ts';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { createInterface } from 'node:readline';

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
  const unknownColumns = header.filter((_, i) => !isField(names[i]!));
  if (!names.includes(key) || unknownColumns.length > 0) {
    const fault =
      unknownColumns.length > 0 ? `does not know: ${unknownColumns.join(', ')}` : `lacks: ${key}`;
    throw new FeedFileError(
      `The first line must name fields of a feed, and ${fault}. There are: ${fields.join(', ')}. A mapping (--mapping) can rename or ignore columns.`,
    );
  }
  const repeatedName = names.find((name, i) => names.indexOf(name) !== i);
  if (repeatedName) throw new FeedFileError(`The first line names ${repeatedName} twice.`);
  return names;
}

function itemOf(
  { line, cells, faults = [] }: TableRecord,
  names: readonly string[],
  mapping: Mapping | undefined,
): FeedItem {
  if (cells.length !== names.length) {
    return unreadableItem(
      line,
      '',
      `has ${cells.length} cells, the first line has ${names.length}`,
    );
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
  const filledCells = names
    .map((name, i) => [name, cells[i]!] as const)
    .filter(([, cell]) => cell !== '');
  return {
    line,
    value: mapping ? applyMapping(mapping, new Map(filledCells)) : Object.fromEntries(filledCells),
  };
}

// CSV and TSV as records of cells.

/** Maximum length of a row; a longer one is caused by an unclosed quote. */
const MAX_ROW_LENGTH = 1_000_000;

interface CsvRow {
  record: string[];
  info: { lines: number };
}

/** `start`: at least the first line, from which the separator is detected. */
export async function* csvRecords(
  texts: AsyncIterable<string>,
  start: string,
): AsyncGenerator<TableRecord> {
  const [first = ''] = start.split(/\r\n|\n|\r/, 1);
  const delimiter = ['\t', ';'].find((sign) => first.includes(sign)) ?? ',';
  const parser = parse({
    ...{
      bom: true,
      delimiter,
      info: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_LENGTH,
    },
    ...{ record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true, relax_quotes: true },
  });
  const input = Readable.from(texts);
  input.once('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of input.pipe(parser) as AsyncIterable<CsvRow>) {
      const lineBreaks = record.join('').match(/\n|\r(?!\n)/g)?.length ?? 0;
      yield { line: info.lines - lineBreaks, cells: record.map((cell) => cell.trim()) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const rowStart = String(error['records']);
    throw new FeedFileError(
      `The row after the first ${rowStart} has a quote that is never closed.`,
      {
        cause: error,
      },
    );
  }
}

// JSON lines: one object per line, its keys being fields.

export async function* readJsonLines(texts: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  let line = 0;
  for await (const text of linesOf(texts)) {
    line++;
    if (text.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      yield unreadableItem(line, text, 'is not JSON');
      continue;
    }
    yield { line, value };
  }
}

/** Throws read errors: `readline` itself does not report them. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  const input = Readable.from(texts);
  const readError = new Promise<never>((_, reject) => input.once('error', reject));
  readError.catch(() => {});
  const lines = createInterface({ input, crlfDelay: Infinity })[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await Promise.race([lines.next(), readError]);
    if (done) {
      if (input.errored) throw input.errored;
      return;
    }
    yield value;
  }
}
