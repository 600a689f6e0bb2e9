/** Reads the files of tests as the import does. */
import { validateRow, type FeedError, type FeedRow } from '../../row.ts';
import { readFeed } from '../../read.ts';
import type { ReadOptions } from '../item.ts';

export type ReadRow =
  | { line: number; row: FeedRow }
  | { line: number; entity: string; value: unknown }
  | { errors: FeedError[] };

/** Streams a file in parts of a few bytes, as over a slow connection. */
export async function* streamInParts(file: string | Buffer, size = 7): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(file as string);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Returns the checked rows of a file. */
export async function readRows(file: string | Buffer, options?: ReadOptions): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const item of readFeed(streamInParts(file), options)) {
    if ('errors' in item) rows.push(item);
    else if (item.entity) rows.push({ ...item, entity: item.entity });
    else {
      const checked = validateRow(item.line, item.value);
      rows.push('row' in checked ? { line: item.line, row: checked.row } : checked);
    }
  }
  return rows;
}

/** Returns the items of a file unchecked and without their line numbers. */
export async function readValues(file: string | Buffer, options?: ReadOptions): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const item of readFeed(streamInParts(file), options)) {
    values.push('errors' in item ? item.errors : item.value);
  }
  return values;
}
