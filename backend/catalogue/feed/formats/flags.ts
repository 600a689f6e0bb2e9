/** The command line flags that determine how files are read. */
import { existsSync, readFileSync } from 'node:fs';
import { FORMATS, type ReadOptions } from './item.ts';
import { parseMapping } from './mapping.ts';

export const READ_FLAGS = {
  encoding: { type: 'string', default: 'utf-8' },
  format: { type: 'string' },
  mapping: { type: 'string' },
  sheet: { type: 'string' },
} as const;

type Values = Partial<Record<keyof typeof READ_FLAGS, string>>;

/** Throws an Error for an invalid flag, and `FeedFileError` for an invalid mapping. */
export function readOptionsOf({ encoding, format, mapping, sheet }: Values): ReadOptions {
  if (encoding !== 'utf-8' && encoding !== 'windows-1252') {
    throw new Error(`--encoding must be utf-8 or windows-1252 (it is "${encoding}").`);
  }
  const known = FORMATS.find((name) => name === format);
  if (format !== undefined && !known) {
    throw new Error(`--format must be one of ${FORMATS.join(', ')} (it is "${format}").`);
  }
  if (mapping !== undefined && !existsSync(mapping))
    throw new Error(`There is no file ${mapping}.`);
  return {
    encoding,
    format: known,
    sheet,
    ...(mapping !== undefined && { mapping: parseMapping(readFileSync(mapping, 'utf8')) }),
  };
}
