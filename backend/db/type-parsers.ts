import pg from 'pg';

/** By the number of the column's type. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  // int8: ids of identity columns and counts, far below 2^53.
  20: Number,
  // date: `2026-11-20`; as a Date it would be the day before or after in some time zones.
  1082: String,
};

/** How both databases turn columns into values: as `pg` does, but for PARSERS. */
export const TYPE_PARSERS: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : PARSERS[oid]) ??
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};
