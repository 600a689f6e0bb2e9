/** The common form that every feed format is converted to, and the options of the readers. */
import type { FeedError } from '../row.ts';
import type { Mapping } from './mapping.ts';

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
  /** Called once for each thing that is left out and that somebody may miss. */
  onWarning?(text: string): void;
}

/** One item of a file with its fields not checked yet, or the reason why it cannot be read. */
export type FeedItem =
  | {
      /** Line, or row of a sheet, from 1. */
      line: number;
      /** Absent: the entity that the file is about. */
      entity?: 'brands' | 'categories';
      value: unknown;
    }
  | { errors: FeedError[] };

/** An item that cannot be read, as one error for its whole line. */
export const unreadable = (line: number, value: string, message: string): FeedItem => ({
  errors: [{ line, field: '', value: value.slice(0, 80), message }],
});

export type Field = string | number | boolean | object;

/** Removes fields that are absent or empty. */
export const withoutEmpty = (fields: Record<string, unknown>): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value != null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Record<string, Field>;

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
