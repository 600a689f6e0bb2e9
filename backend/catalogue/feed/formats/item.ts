/** What every format of a feed is turned into, and what a reader may be told. */
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { FeedError } from '../row.ts';
import type { Mapping } from './mapping.ts';
import type { TableRecord } from './table.ts';

/** A file that is no feed: nothing of it is read. The message says what to do. */
export class FeedFileError extends Error {
  override name = 'FeedFileError';
}

export type FeedEncoding = 'utf-8' | 'windows-1252';

export const FORMATS = ['jsonl', 'csv', 'xlsx', 'google', 'bmecat', 'etim-xchange'] as const;
export type FeedFormat = (typeof FORMATS)[number];

/** What the first line of a table may name. */
export interface FeedShape {
  /** The field that names what a row is about. */
  key: string;
  isField(name: string): boolean;
  /** All fields, as an error tells them. */
  fields: readonly string[];
}

export interface ReadOptions {
  /** Of texts that do not say it themselves; UTF-8 by default. */
  encoding?: FeedEncoding;
  /** By default the content says it. */
  format?: FeedFormat;
  /** Which column of a table is which field; by default the columns are named like fields. */
  mapping?: Mapping;
  /** Name of a workbook's sheet; its first by default. */
  sheet?: string;
  /** By default that of products. */
  shape?: FeedShape;
  /** True for the code of an attribute that the shop has labels for; by default all are. */
  knowsAttribute?(code: string): boolean;
  /** True for the code of a category that the shop has. */
  knowsCategory?(code: string): boolean;
  /** Told once for each thing that is left out and may be missed. */
  onWarning?(text: string): void;
}

/** One thing of a file, its fields not checked yet, or why it cannot be read. */
export type FeedItem =
  | {
      /** Line, or row of a sheet, from 1. */
      line: number;
      /** Absent: the entity that the file is about. */
      entity?: 'brands' | 'categories';
      value: unknown;
    }
  | { errors: FeedError[] };

/** A thing that cannot be read, as one error of its whole line. */
export const unreadable = (line: number, value: string, message: string): FeedItem => ({
  errors: [{ line, field: '', value: value.slice(0, 80), message }],
});

export type Field = string | number | boolean | object;

/** What is known of something: fields that are absent or empty say nothing. */
export const withoutEmpty = (fields: Record<string, unknown>): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value != null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Record<string, Field>;

/** CSV and TSV as records of cells. */
/** Characters of one row: more is a quote that nobody closed. */
const LONGEST_ROW = 1_000_000;

interface CsvRow {
  record: string[];
  info: { lines: number };
}

/** `start`: at least the first line of the text, which shows what stands between the cells. */
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

/** Texts of the trade's formats in the shop's two languages. */
export type Language = 'nl' | 'en';

const LANGUAGES: Record<string, Language> = { nl: 'nl', nld: 'nl', dut: 'nl', en: 'en', eng: 'en' };

/** The shop's language of a code such as `nld`, `dut`, `nl-BE` or `EN_gb`; undefined for others. */
export const languageOf = (code: string): Language | undefined =>
  LANGUAGES[code.trim().toLowerCase().split(/[-_]/)[0]!];

/** Longest text that the feed takes. */
const LONGEST = 4000;

const ENTITIES: Record<string, string> = {
  ...{ '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' },
};

/** A text without its markup; paragraphs, breaks and items of lists become lines. */
export const plainText = (text: string): string =>
  text
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div)\b[^>]{0,200}>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity]!)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim()
    .slice(0, LONGEST);

/** `name_nl` and `name_en` of `name`, where there is a text of the language. */
export const bothLanguages = (
  field: string,
  textOf: (language: Language) => string | undefined,
): Record<string, unknown> =>
  withoutEmpty({ [`${field}_nl`]: textOf('nl'), [`${field}_en`]: textOf('en') });
