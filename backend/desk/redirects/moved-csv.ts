/** Old addresses as a CSV of two columns, `old;new`. */
import { Readable } from 'node:stream';
import { csvRecords } from '../../catalogue/feed/formats/csv.ts';
import { FeedFileError } from '../../catalogue/feed/formats/item.ts';
import { addressKey, type MovedAddress } from '../../../src/domain/moved-addresses.ts';

type MovedCsv =
  { rows: (MovedAddress & { line: number })[] } | { line: number | null; message: string };

/** An address of any shop as the path that the browser asks for. */
function pathOf(address: string): string {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  return url ? url.pathname + url.search : address;
}

/**
 * The rows of a file. A first line that names no path is a heading. Old addresses may be whole ones
 * of the old shop; new ones of `siteUrl` become paths.
 */
export async function readMovedCsv(bytes: Buffer, siteUrl: string): Promise<MovedCsv> {
  const text = bytes.toString('utf8');
  const rows: (MovedAddress & { line: number })[] = [];
  const seen = new Set<string>();
  try {
    for await (const { line, cells } of csvRecords(Readable.from([text]), text.slice(0, 1_000))) {
      const [old = '', to = '', ...rest] = cells.map((cell) => String(cell).trim());
      const from = pathOf(old);
      const isHeading = line === 1 && !from.startsWith('/');
      if (isHeading || (from === '' && to === '')) continue;
      if (to === '' || rest.some((cell) => cell !== ''))
        return { line, message: 'needs two cells: the old and the new address' };
      if (seen.has(addressKey(from))) return { line, message: 'stands here twice' };
      seen.add(addressKey(from));
      rows.push({ line, from, to: to.startsWith(`${siteUrl}/`) ? pathOf(to) : to });
    }
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    return { line: null, message: error.message };
  }
  return { rows };
}

/** A list with others put in: a known old address leads to its new place. */
export function withRows(
  list: readonly MovedAddress[],
  rows: readonly MovedAddress[],
): MovedAddress[] {
  const all = new Map(list.map((row) => [addressKey(row.from), row]));
  for (const { from, to } of rows) all.set(addressKey(from), { from, to });
  return [...all.values()];
}

/** What `readMovedCsv` reads. */
export function writtenCsv(list: readonly MovedAddress[]): string {
  const cell = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return ['old;new', ...list.map(({ from, to }) => `${cell(from)};${cell(to)}`), ''].join('\r\n');
}
