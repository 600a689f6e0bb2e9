/** CSV and TSV as records of cells. */
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { TableRecord } from './table.ts';
import { FeedFileError } from './item.ts';

/** Maximum length of a row; a longer one is caused by an unclosed quote. */
const LONGEST_ROW = 1_000_000;

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
    ...{ bom: true, delimiter, info: true, skip_empty_lines: true, max_record_size: LONGEST_ROW },
    ...{ record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true, relax_quotes: true },
  });
  const input = Readable.from(texts);
  input.once('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of input.pipe(parser) as AsyncIterable<CsvRow>) {
      const breaks = record.join('').match(/\n|\r(?!\n)/g)?.length ?? 0;
      yield { line: info.lines - breaks, cells: record.map((cell) => cell.trim()) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const read = String(error['records']);
    throw new FeedFileError(`The row after the first ${read} has a quote that is never closed.`, {
      cause: error,
    });
  }
}
