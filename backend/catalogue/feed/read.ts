/** Reads a feed in any supported format and converts it to the common fields. */
import { addressText } from '../texts.ts';
import { peekFile, declaredEncoding, decode } from './formats/bytes.ts';
import { readBmecat } from './formats/bmecat.ts';
import {
  type FeedShape,
  FeedFileError,
  type FeedFormat,
  type FeedItem,
  type ReadOptions,
} from './formats/item.ts';
import { csvRecords, readJsonLines, readTable } from './formats/table.ts';
import { readEtimXchange, isEtimXchange } from './formats/etim-xchange.ts';
import { isGoogleTable, readGoogleTable, readGoogleXml } from './formats/google.ts';
import { xlsxRecords } from './formats/xlsx.ts';
import { findRootName } from './formats/xml.ts';
import { FIELDS, isField } from './row.ts';

const PRODUCT_SHAPE: FeedShape = { key: 'number', isField, fields: [...FIELDS, 'stock.STORE'] };

/**
 * Yields each item with unchecked fields, or why it cannot be read; invalid items do not stop the
 * reading. The format is detected by content unless given in `options.format`. Throws
 * `FeedFileError` for a file that is empty, damaged or of an unknown structure.
 */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<FeedItem> {
  const { head, wholeFile } = await peekFile(bytes);
  const encoding = declaredEncoding(head) ?? options.encoding ?? 'utf-8';
  const start = peekText(head, encoding);
  if (start.trim() === '') throw new FeedFileError('The file is empty.');
  const format = options.format ?? formatOf(head, start, options);
  if (options.mapping && format !== 'csv' && format !== 'xlsx') {
    throw new FeedFileError(`A mapping is for CSV and Excel, and the file is ${format}.`);
  }
  let count = 0;
  for await (const item of itemsOf(format, { wholeFile, encoding, start }, options)) {
    count++;
    yield item;
  }
  if (count === 0) {
    throw new FeedFileError('The file holds no rows, only the names of fields.');
  }
}

interface FeedSource {
  wholeFile: AsyncIterable<Uint8Array>;
  encoding: string;
  start: string;
}

function itemsOf(
  format: FeedFormat,
  { wholeFile, encoding, start }: FeedSource,
  options: ReadOptions,
): AsyncGenerator<FeedItem> {
  const { shape = PRODUCT_SHAPE, mapping, sheet } = options;
  const isXml = findRootName(start) !== undefined;
  const texts = () => decode(wholeFile, encoding);
  switch (format) {
    case 'jsonl':
      return readJsonLines(texts());
    case 'csv':
      return readTable(csvRecords(texts(), start), shape, mapping);
    case 'xlsx':
      return readTable(xlsxRecords(wholeFile, sheet), shape, mapping);
    case 'google':
      return insertBrands(
        isXml
          ? readGoogleXml(texts(), options)
          : readGoogleTable(csvRecords(texts(), start), options),
      );
    case 'bmecat':
      return insertBrands(readBmecat(texts(), options));
    case 'etim-xchange':
      return insertBrands(readEtimXchange(texts(), options));
  }
}

/** Inserts each brand once, before its first product. */
async function* insertBrands(items: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
  const seenCodes = new Set<string>();
  for await (const item of items) {
    const name = 'value' in item && !item.entity && (item.value as { brand?: string }).brand;
    if (name && !seenCodes.has(name.toLowerCase()) && 'line' in item) {
      seenCodes.add(name.toLowerCase());
      yield { line: item.line, entity: 'brands', value: { code: addressText(name), name } };
    }
    yield item;
  }
}

/**
 * Decodes the beginning of a file. A character that is cut off at the end does not matter for
 * detection.
 */
const peekText = (head: Buffer, encoding: string): string => {
  const isUtf16 = encoding.startsWith('utf-16');
  return new TextDecoder(isUtf16 ? encoding : 'latin1').decode(head).replace(/^(?:\uFEFF|ï»¿)/, '');
};

/** Signatures of binary files, with advice for the sender. */
const UNSUPPORTED_FILES: [RegExp, string][] = [
  [/^\xD0\xCF\x11\xE0/, 'an old workbook (.xls): save it as .xlsx'],
  [/^%PDF/, 'a PDF: ask for the feed as a table'],
  [/^\x1F\x8B/, 'compressed: unpack it first'],
  [/^\s*<(?:!doctype html|html)\b/i, 'a web page, perhaps one that asks to sign in'],
];

function formatOf(head: Buffer, start: string, { mapping }: ReadOptions): FeedFormat {
  const signature = head.subarray(0, 1000).toString('latin1');
  if (signature.startsWith('PK\x03\x04')) return 'xlsx';
  const unsupported = UNSUPPORTED_FILES.find(([pattern]) => pattern.test(signature));
  if (unsupported) throw new FeedFileError(`The file is ${unsupported[1]}.`);
  const root = findRootName(start);
  if (root === 'rss' || root === 'feed') return 'google';
  if (root?.toUpperCase() === 'BMECAT') return 'bmecat';
  if (root !== undefined) {
    throw new FeedFileError(
      `The file is XML of <${root}>. There are readers for Google Merchant (<rss>, <feed>) and <BMECAT>.`,
    );
  }
  if (start.trimStart().startsWith('{')) return isEtimXchange(start) ? 'etim-xchange' : 'jsonl';
  return !mapping && isGoogleTable(start) ? 'google' : 'csv';
}
