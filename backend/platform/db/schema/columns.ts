/**
 * Column types. Money is integer cents; times are `timestamptz` in the database and ISO text in
 * JSON; `Texts` columns are jsonb objects `{ nl, en }`.
 */
import type { ColumnType } from 'kysely';

export interface Texts {
  nl: string;
  en: string;
}

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>;

/** A row as it is written, or read from JSON: its times are texts. */
export type WithTextTimes<Row> = {
  [Column in keyof Row]: Date extends Row[Column]
    ? Exclude<Row[Column], Date> | string
    : Row[Column];
};
