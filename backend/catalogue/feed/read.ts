/** Reads the rows of a feed: JSON lines or CSV, recognised by the first character. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type FeedError, FIELDS, isField } from './row.ts';

export type FeedEncoding = 'utf-8' | 'windows-1252';

/** A file that is no feed: nothing of it is read. The message says what to do. */
export class FeedFileError extends Error {
  override name = 'FeedFileError';
}

/** A row as it stands in the file, not checked, or why it cannot be read. */
export type FeedItem = { line: number; value: unknown } | { errors: FeedError[] };

/** What the first line of CSV may name. */
export interface FeedShape {
  /** The field that names what a row is about. */
  key: string;
  isField(name: string): boolean;
  /** All fields, as an error tells them. */
  fields: readonly string[];
}

const PRODUCTS: FeedShape = { key: 'number', isField, fields: [...FIELDS, 'stock.STORE'] };

/** Characters of one row: more is a quote that nobody closed. */
const LONGEST_ROW = 1_000_000;

/**
 * Each row, or why it cannot be loaded; a wrong one stops nothing. CSV: the first line names the
 * fields; `;` or `,` between cells; quoted cells may hold line breaks; an empty cell counts as
 * absent. Throws `FeedFileError` for a file that is empty, damaged or of another shape.
 */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array>,
  encoding: FeedEncoding = 'utf-8',
  shape: FeedShape = PRODUCTS,
): AsyncGenerator<FeedItem> {
  const texts = decode(bytes, encoding);
  let start = '';
  for (;;) {
    const { value, done } = await texts.next();
    if (done) break;
    start += value;
    if (start.includes('\n')) break;
  }
  if (start.trim() === '') throw new FeedFileError('The file is empty.');
  const whole = (async function* () {
    yield start;
    yield* texts;
  })();
  let count = 0;
  const rows = start.trimStart().startsWith('{') ? jsonRows(whole) : csvRows(whole, start, shape);
  for await (const item of rows) {
    count++;
    yield item;
  }
  if (count === 0) throw new FeedFileError('The file holds no rows, only the names of fields.');
}

async function* decode(
  bytes: AsyncIterable<Uint8Array>,
  encoding: FeedEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const part of bytes) yield decoder.decode(part, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new FeedFileError(
      'The file is not UTF-8. Save it as UTF-8, or add --encoding windows-1252.',
      { cause: error },
    );
  }
}

async function* jsonRows(texts: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  let line = 0;
  for await (const text of linesOf(texts)) {
    line++;
    if (text.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      yield { errors: [{ line, field: '', value: text.slice(0, 80), message: 'is not JSON' }] };
      continue;
    }
    yield { line, value };
  }
}

/** Errors of reading come out here: `readline` itself would leave them to nobody. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  const input = Readable.from(texts);
  const failed = new Promise<never>((_, reject) => input.once('error', reject));
  failed.catch(() => {});
  const lines = createInterface({ input, crlfDelay: Infinity })[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await Promise.race([lines.next(), failed]);
    if (done) {
      if (input.errored) throw input.errored;
      return;
    }
    yield value;
  }
}

async function* csvRows(
  texts: AsyncIterable<string>,
  start: string,
  shape: FeedShape,
): AsyncGenerator<FeedItem> {
  const [first = ''] = start.split(/\r\n|\n|\r/, 1);
  const delimiter = ['\t', ';'].find((sign) => first.includes(sign)) ?? ',';
  const parser = parse({
    ...{ bom: true, delimiter, info: true, skip_empty_lines: true, max_record_size: LONGEST_ROW },
    ...{ record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true, relax_quotes: true },
  });
  const input = Readable.from(texts);
  input.once('error', (error) => parser.destroy(error));
  let names: string[] | undefined;
  try {
    for await (const { record, info } of input.pipe(parser) as AsyncIterable<CsvRow>) {
      const breaks = record.join('').match(/\n|\r(?!\n)/g)?.length ?? 0;
      const line = info.lines - breaks;
      if (!names) names = namesOf(record, shape);
      else yield csvItem(line, names, record);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const read = String(error['records']);
    throw new FeedFileError(`The row after the first ${read} has a quote that is never closed.`, {
      cause: error,
    });
  }
}

interface CsvRow {
  record: string[];
  info: { lines: number };
}

function namesOf(record: readonly string[], { key, isField, fields }: FeedShape): string[] {
  const names = record.map((cell) => cell.trim());
  const unknown = names.filter((name) => !isField(name));
  if (!names.includes(key) || unknown.length > 0) {
    const fault = unknown.length > 0 ? `does not know: ${unknown.join(', ')}` : `lacks: ${key}`;
    throw new FeedFileError(
      `The first line must name fields of a feed, and ${fault}. There are: ${fields.join(', ')}.`,
    );
  }
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new FeedFileError(`The first line names ${twice} twice.`);
  return names;
}

function csvItem(line: number, names: readonly string[], record: readonly string[]): FeedItem {
  if (record.length !== names.length) {
    const message = `has ${record.length} cells, the first line has ${names.length}`;
    return { errors: [{ line, field: '', value: '', message }] };
  }
  const cells = names.map((name, i) => [name, record[i]!.trim()] as const);
  return { line, value: Object.fromEntries(cells.filter(([, cell]) => cell !== '')) };
}
