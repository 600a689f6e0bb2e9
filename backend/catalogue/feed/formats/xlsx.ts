/** Reads the rows of one sheet of a workbook (.xlsx), which is a zip of XML files. */
import type { Cell, TableRecord } from './table.ts';
import { decode } from './bytes.ts';
import { FeedFileError } from './item.ts';
import { childOf, descendantsOf, textOf, type XmlElement, xmlElements } from './xml.ts';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

// Converts cell values of a workbook: numbers without rounding errors, and dates.

/** Number of significant digits that spreadsheets store. */
const SIGNIFICANT_DIGITS = 15;
/** Built-in number formats of dates and times. */
const DATE_FORMATS = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
const DAY_MS = 86_400_000;
/**
 * Day 0 of the two date systems of workbooks; the 1900 system counts a 29 February that did not
 * exist.
 */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** Returns whether a number format displays a date or a time. `code`: its text, if it has one. */
function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMATS.some(([from, to]) => id >= from && id <= to);
  const [positive = ''] = code
    .replace(/"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi, '')
    .split(';');
  return !/general/i.test(positive) && /[ymdhs]/i.test(positive);
}

/**
 * Converts a number cell. Returns text, which fits text fields too, but a number if it has more
 * than two decimals, which could be read as thousands. Null if the workbook has lost digits.
 */
function convertNumberCell(stored: string): Cell | null {
  const value = Number(Number(stored).toPrecision(SIGNIFICANT_DIGITS));
  if (!Number.isFinite(value) || stored.trim() === '') return null;
  if (Number.isInteger(value))
    return Math.abs(value) < 10 ** SIGNIFICANT_DIGITS ? String(value) : null;
  const [, decimals = ''] = String(value).split('.');
  return decimals.length <= 2 && !String(value).includes('e') ? String(value) : value;
}

/** Formats a date cell as `2026-12-25`, with a time of day if present; a time alone as `07:30`. */
function formatDateCell(stored: string, uses1904Dates: boolean): string | null {
  const days = Number(stored);
  if (stored.trim() === '' || !(days >= 0 && days < 2_958_466)) return null;
  const moment = new Date(
    (uses1904Dates ? EPOCH_1904 : EPOCH_1900) + Math.round((days * DAY_MS) / 1000) * 1000,
  );
  const [dayText, timeText = ''] = moment.toISOString().split('T');
  if (days < 1 && days > 0) return timeText.slice(0, 5);
  return timeText.startsWith('00:00:00') ? dayText! : `${dayText}T${timeText.slice(0, 8)}`;
}

/** Returns the column of a cell address, from 0: `B7` is 1. Null if invalid. */
function columnOf(address: string): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(address)?.[1];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Unescapes characters that XML cannot represent, which workbooks write as `_x000D_`. */
const unescapeText = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const WORKBOOK = 'xl/workbook.xml';
/** Maximum size of texts and styles, which are held in memory. */
const MAX_TEXT_BYTES = 256 * 1024 * 1024;
const MAX_COLUMNS = 1000;

interface Workbook {
  texts: string[];
  /** Indexed by style number: true if the style displays dates. */
  dates: boolean[];
  uses1904Dates: boolean;
}

export async function* xlsxRecords(
  bytes: AsyncIterable<Uint8Array>,
  sheet: string | undefined,
): AsyncGenerator<TableRecord> {
  const zip = await Zip.open(bytes);
  if (!zip.has(WORKBOOK)) {
    throw new FeedFileError('The file is a zip, and no Excel workbook: save it as .xlsx.');
  }
  const [workbook] = await readElements(zip, WORKBOOK, 'workbook');
  if (!workbook) throw new FeedFileError('The workbook is damaged: it names no sheets.');
  const file = await pathOfSheet(zip, workbook, sheet);
  const book: Workbook = {
    texts: (await readElements(zip, 'xl/sharedStrings.xml', 'si')).map(textWithoutFormatting),
    dates: await readDateStyles(zip),
    uses1904Dates: /^(1|true)$/.test(childOf(workbook, 'workbookPr')?.attributes['date1904'] ?? ''),
  };
  let row = 0;
  let width: number | undefined;
  for await (const element of streamElements(zip, file, 'row')) {
    row = Number(element.attributes['r']) || row + 1;
    const record = recordOf(element, row, book);
    while (record.cells.at(-1) === '' && record.cells.length > (width ?? 0)) record.cells.pop();
    if (record.cells.every((cell) => cell === '') && !record.faults) continue;
    width ??= record.cells.length;
    while (record.cells.length < width) record.cells.push('');
    yield record;
  }
}

const streamElements = (zip: Zip, file: string, name: string): AsyncGenerator<XmlElement> =>
  xmlElements(decode(zip.read(file), 'utf-8'), (other) => other === name, { allowsDoctype: false });

async function readElements(zip: Zip, file: string, name: string): Promise<XmlElement[]> {
  zip.checkSize(file, MAX_TEXT_BYTES);
  const elements: XmlElement[] = [];
  for await (const element of streamElements(zip, file, name)) elements.push(element);
  return elements;
}

/** Returns the path of a sheet within the zip; by default the first one that is not hidden. */
async function pathOfSheet(
  zip: Zip,
  workbook: XmlElement,
  sheetName: string | undefined,
): Promise<string> {
  const sheets = descendantsOf(workbook, 'sheet');
  const names = sheets.map(({ attributes }) => attributes['name'] ?? '');
  const sheet =
    sheetName === undefined
      ? (sheets.find(({ attributes }) => !/hidden/i.test(attributes['state'] ?? '')) ?? sheets[0])
      : sheets[
          names.findIndex((name) => name.trim().toLowerCase() === sheetName.trim().toLowerCase())
        ];
  if (!sheet) {
    throw new FeedFileError(
      `The workbook has no sheet "${sheetName ?? ''}". There are: ${names.join(', ')}.`,
    );
  }
  const links = await readElements(zip, 'xl/_rels/workbook.xml.rels', 'Relationship');
  const target = links.find(({ attributes }) => attributes['Id'] === sheet.attributes['id']);
  const file = target?.attributes['Target'] ?? '';
  const pathInZip = file.startsWith('/') ? file.slice(1) : `xl/${file.replace(/^\.\//, '')}`;
  if (!zip.has(pathInZip)) throw new FeedFileError('The workbook is damaged: a sheet is missing.');
  return pathInZip;
}

async function readDateStyles(zip: Zip): Promise<boolean[]> {
  const [styles] = await readElements(zip, 'xl/styles.xml', 'styleSheet');
  if (!styles) return [];
  const codes = new Map(
    descendantsOf(styles, 'numFmt').map(({ attributes }) => [
      attributes['numFmtId'],
      attributes['formatCode'],
    ]),
  );
  return (childOf(styles, 'cellXfs')?.children ?? []).map(({ attributes }) => {
    const id = attributes['numFmtId'] ?? '0';
    return isDateFormat(Number(id), codes.get(id));
  });
}

/** Returns the text of a cell with formatted runs, without phonetic hints. */
const textWithoutFormatting = (element: XmlElement): string =>
  unescapeText(
    element.children
      .map((child) =>
        child.name === 't' ? child.text : child.name === 'r' ? textWithoutFormatting(child) : '',
      )
      .join(''),
  );

function recordOf(element: XmlElement, line: number, book: Workbook): TableRecord {
  const cells: Cell[] = [];
  const faults: TableRecord['faults'] = [];
  for (const cell of element.children) {
    if (cell.name !== 'c') continue;
    const column = columnOf(cell.attributes['r'] ?? '') ?? cells.length;
    if (column >= MAX_COLUMNS) {
      throw new FeedFileError(`Row ${line} of the sheet has more than ${MAX_COLUMNS} columns.`);
    }
    while (cells.length <= column) cells.push('');
    const value = valueOf(cell, book);
    if (typeof value === 'object') faults.push({ column, ...value });
    else cells[column] = typeof value === 'string' ? value.trim() : value;
  }
  return { line, cells, ...(faults.length > 0 && { faults }) };
}

/** Returns the displayed value of a cell; for a formula, its last computed result. */
function valueOf(cell: XmlElement, book: Workbook): Cell | { value: string; message: string } {
  const stored = textOf(cell, 'v');
  const inline = childOf(cell, 'is');
  switch (cell.attributes['t']) {
    case 's':
      return book.texts[Number(stored || NaN)] ?? { value: stored, message: 'is a lost text' };
    case 'inlineStr':
      return inline ? textWithoutFormatting(inline) : '';
    case 'str':
      return unescapeText(childOf(cell, 'v')?.text ?? '');
    case 'd':
      return stored.replace(/T00:00:00(?:\.0+)?Z?$/, '');
    case 'b':
      return stored === '1' || stored === 'true';
    case 'e':
      return { value: stored, message: 'is an error of the spreadsheet' };
    default: {
      if (stored === '') return '';
      const isDate = book.dates[Number(cell.attributes['s'] ?? NaN)] ?? false;
      const value = isDate ? formatDateCell(stored, book.uses1904Dates) : convertNumberCell(stored);
      const message = isDate
        ? 'is not a date'
        : 'is a number of more than 15 figures, of which a spreadsheet forgets the rest: make the cell text';
      return value ?? { value: stored, message };
    }
  }
}

const MEGABYTE = 1024 * 1024;
const MAX_FILE_BYTES = 512 * MEGABYTE;
const MAX_ENTRIES = 10_000;
const MAX_ENTRY_BYTES = 4096 * MEGABYTE;
/** A file with a higher compression ratio is rejected as a zip bomb, unless it is small. */
const MAX_RATIO = 250;
const SMALL_FILE_BYTES = 16 * MEGABYTE;

class Zip {
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;

  private constructor(zip: ZipFile, entries: Map<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(bytes: AsyncIterable<Uint8Array>): Promise<Zip> {
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of bytes) {
      size += part.length;
      if (size > MAX_FILE_BYTES) throw new FeedFileError('The workbook is larger than 512 MB.');
      parts.push(part);
    }
    try {
      const zip = await yauzl.fromBufferPromise(Buffer.concat(parts), { lazyEntries: true });
      if (zip.entryCount > MAX_ENTRIES) throw new FeedFileError('The zip holds too many files.');
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      return new Zip(zip, entries);
    } catch (error) {
      throw damagedFileError(error);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Reads a file; empty if there is none with this name. */
  async *read(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(name);
    if (!entry) return;
    const { compressedSize, uncompressedSize } = entry;
    const isZipBomb =
      uncompressedSize > SMALL_FILE_BYTES &&
      uncompressedSize > MAX_RATIO * Math.max(compressedSize, 1);
    if (isZipBomb || uncompressedSize > MAX_ENTRY_BYTES) {
      throw new FeedFileError(`${name} in the workbook unpacks to more than a workbook needs.`);
    }
    if (!entry.canDecodeFileData())
      throw new FeedFileError('The workbook is locked by a password.');
    try {
      // Fails if the size differs from the one declared in the zip.
      yield* await this.#zip.openReadStreamPromise(entry);
    } catch (error) {
      throw damagedFileError(error);
    }
  }

  /** Limits files that are held in memory. */
  checkSize(name: string, maxBytes: number): void {
    if ((this.#entries.get(name)?.uncompressedSize ?? 0) > maxBytes) {
      throw new FeedFileError(`${name} in the workbook is too large.`);
    }
  }
}

const damagedFileError = (error: unknown): FeedFileError =>
  error instanceof FeedFileError
    ? error
    : new FeedFileError('The workbook is damaged: save it again as .xlsx.', { cause: error });
