/** What every format of a feed is turned into, and what a reader may be told. */
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
