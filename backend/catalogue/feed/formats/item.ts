/** The common form that every feed format is converted to, and the options of the readers. */
import type { FeedError } from '../row.ts';
import type { Mapping } from './mapping.ts';

/** Thrown for a file that is not a feed; nothing of it is imported. The message says what to do. */
export class FeedFileError extends Error {
  override name = 'FeedFileError';
}

export type FeedEncoding = 'utf-8' | 'windows-1252';

export const FEED_FORMATS = ['jsonl', 'csv', 'xlsx', 'google', 'bmecat', 'etim-xchange'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** The columns that a table may have. */
export interface FeedShape {
  /** The key field of a row. */
  key: string;
  isField(name: string): boolean;
  /** All fields, for error messages. */
  fields: readonly string[];
}

export interface ReadOptions {
  /** Default encoding of text files; UTF-8 if absent. */
  encoding?: FeedEncoding;
  /** By default detected by content. */
  format?: FeedFormat;
  /** Maps columns of a table to fields; by default columns have the names of fields. */
  mapping?: Mapping;
  /** Name of a workbook's sheet; its first by default. */
  sheet?: string;
  /** Default: products. */
  shape?: FeedShape;
  /** Returns whether the shop has labels for an attribute code; by default always true. */
  knowsAttribute?(code: string): boolean;
  /** Returns whether the shop has a category code. */
  knowsCategory?(code: string): boolean;
  /** Called once for each kind of data that is left out and may be missed. */
  onWarning?(text: string): void;
}

/** An item of a file with unchecked fields, or the reason why it cannot be read. */
export type FeedItem =
  | {
      /** Line, or row of a sheet, from 1. */
      line: number;
      /** Default: the entity of the file. */
      entity?: 'brands' | 'categories';
      value: unknown;
    }
  | { errors: FeedError[] };

/** Creates an item that cannot be read, as an error of the whole line. */
export const unreadableItem = (line: number, value: string, message: string): FeedItem => ({
  errors: [{ line, field: '', value: value.slice(0, 80), message }],
});

export type Field = string | number | boolean | object;

/** Removes fields that are absent or empty. */
export const omitEmptyFields = (fields: Record<string, unknown>): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value != null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Record<string, Field>;

/** Texts of the trade's formats in the shop's two languages. */
export type Language = 'nl' | 'en';

const LANGUAGE_BY_CODE: Record<string, Language> = {
  nl: 'nl',
  nld: 'nl',
  dut: 'nl',
  en: 'en',
  eng: 'en',
};

/**
 * Returns the shop's language for a code such as `nld`, `dut`, `nl-BE` or `EN_gb`; undefined for
 * others.
 */
export const languageOf = (code: string): Language | undefined =>
  LANGUAGE_BY_CODE[code.trim().toLowerCase().split(/[-_]/)[0]!];

/** Maximum length of a text in the feed. */
const MAX_LENGTH = 4000;

const HTML_ENTITIES: Record<string, string> = {
  ...{ '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' },
};

/** Removes markup from a text; paragraphs, breaks and list items become lines. */
export const plainText = (text: string): string =>
  text
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div)\b[^>]{0,200}>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => HTML_ENTITIES[entity]!)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim()
    .slice(0, MAX_LENGTH);

/** Returns the fields `name_nl` and `name_en` for `name`, if there is a text in that language. */
export const fieldsByLanguage = (
  field: string,
  textOf: (language: Language) => string | undefined,
): Record<string, unknown> =>
  omitEmptyFields({ [`${field}_nl`]: textOf('nl'), [`${field}_en`]: textOf('en') });

// Sorts the files of a product by kind.

interface FormatFile {
  /** Address, or file name relative to the feed. */
  source: string;
  /** Kind according to the format; by default derived from the file name. */
  kind?: FileKind;
  /** Lowest first. */
  order?: number;
}

export type FileKind = 'picture' | 'document' | 'video' | 'none';

/** Maximum number per product in the feed. */
const MAX_FILES = { picture: 30, document: 10, video: 30 };

const KIND_PATTERNS: [FileKind, RegExp][] = [
  ['picture', /\.(?:jpe?g|png|webp|gif|tiff?|bmp|avif|svg)$/i],
  ['document', /\.(?:pdf|docx?|xlsx?|txt)$/i],
  ['video', /\.(?:mp4|webm|mov)$/i],
];

function kindOf(source: string): FileKind {
  if (/^https?:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\//i.test(source))
    return 'video';
  const file = source.split(/[?#]/, 1)[0]!;
  return KIND_PATTERNS.find(([, pattern]) => pattern.test(file))?.[0] ?? 'none';
}

/** Returns the files in order, without duplicates and unknown kinds. */
export function mediaOf(
  files: readonly FormatFile[],
): Record<'pictures' | 'documents' | 'videos', string[]> {
  const sortedFiles = files
    .map((file) => ({ ...file, order: file.order ?? Infinity, source: file.source.trim() }))
    .filter(({ source }) => source !== '')
    .sort((a, b) => (a.order === b.order ? 0 : a.order - b.order));
  const sourcesOf = (kind: keyof typeof MAX_FILES) =>
    [
      ...new Set(
        sortedFiles
          .filter((file) => (file.kind ?? kindOf(file.source)) === kind)
          .map(({ source }) => source),
      ),
    ].slice(0, MAX_FILES[kind]);
  return {
    pictures: sourcesOf('picture'),
    documents: sourcesOf('document'),
    videos: sourcesOf('video'),
  };
}
