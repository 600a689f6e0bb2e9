import pg from 'pg';

const INT8 = 20;

/**
 * How both databases turn columns into values: as `pg` does, but whole numbers of 8 bytes
 * (ids of identity columns, counts) become numbers. Ours stay far below 2^53.
 */
export const TYPE_PARSERS: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};
