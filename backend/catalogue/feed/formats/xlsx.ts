/** Workbooks (.xlsx): the rows of one sheet, streamed out of the zip that a workbook is. */
import { decode } from './bytes.ts';
import { FeedFileError } from './item.ts';
import type { Cell, TableRecord } from './table.ts';
import { columnOf, dateCell, isDateFormat, numberCell, unescapeText } from './xlsx-cells.ts';
import { childOf, descendantsOf, textOf, type XmlElement, xmlElements } from './xml.ts';
import { Zip } from './zip.ts';

const WORKBOOK = 'xl/workbook.xml';
/** Texts and styles are held in memory. */
const MOST_TEXT = 256 * 1024 * 1024;
const MOST_COLUMNS = 1000;

interface Book {
  texts: string[];
  /** By number of a style: true where it shows dates. */
  dates: boolean[];
  is1904: boolean;
}

export async function* xlsxRecords(
  bytes: AsyncIterable<Uint8Array>,
  sheet: string | undefined,
): AsyncGenerator<TableRecord> {
  const zip = await Zip.open(bytes);
  if (!zip.has(WORKBOOK)) {
    throw new FeedFileError('The file is a zip, and no Excel workbook: save it as .xlsx.');
  }
  const [workbook] = await elementsOf(zip, WORKBOOK, 'workbook');
  if (!workbook) throw new FeedFileError('The workbook is damaged: it names no sheets.');
  const file = await sheetFile(zip, workbook, sheet);
  const book: Book = {
    texts: (await elementsOf(zip, 'xl/sharedStrings.xml', 'si')).map(richText),
    dates: await dateStyles(zip),
    is1904: /^(1|true)$/.test(childOf(workbook, 'workbookPr')?.attributes['date1904'] ?? ''),
  };
  let row = 0;
  let width: number | undefined;
  for await (const element of elements(zip, file, 'row')) {
    row = Number(element.attributes['r']) || row + 1;
    const record = recordOf(element, row, book);
    while (record.cells.at(-1) === '' && record.cells.length > (width ?? 0)) record.cells.pop();
    if (record.cells.every((cell) => cell === '') && !record.faults) continue;
    width ??= record.cells.length;
    while (record.cells.length < width) record.cells.push('');
    yield record;
  }
}

const elements = (zip: Zip, file: string, name: string): AsyncGenerator<XmlElement> =>
  xmlElements(decode(zip.read(file), 'utf-8'), (other) => other === name, { hasDoctype: false });

async function elementsOf(zip: Zip, file: string, name: string): Promise<XmlElement[]> {
  zip.checkSize(file, MOST_TEXT);
  const all: XmlElement[] = [];
  for await (const element of elements(zip, file, name)) all.push(element);
  return all;
}

/** Where the sheet of a name lies within the zip; the first one that is not hidden by default. */
async function sheetFile(
  zip: Zip,
  workbook: XmlElement,
  wanted: string | undefined,
): Promise<string> {
  const sheets = descendantsOf(workbook, 'sheet');
  const names = sheets.map(({ attributes }) => attributes['name'] ?? '');
  const sheet =
    wanted === undefined
      ? (sheets.find(({ attributes }) => !/hidden/i.test(attributes['state'] ?? '')) ?? sheets[0])
      : sheets[
          names.findIndex((name) => name.trim().toLowerCase() === wanted.trim().toLowerCase())
        ];
  if (!sheet) {
    throw new FeedFileError(
      `The workbook has no sheet "${wanted ?? ''}". There are: ${names.join(', ')}.`,
    );
  }
  const links = await elementsOf(zip, 'xl/_rels/workbook.xml.rels', 'Relationship');
  const target = links.find(({ attributes }) => attributes['Id'] === sheet.attributes['id']);
  const file = target?.attributes['Target'] ?? '';
  const place = file.startsWith('/') ? file.slice(1) : `xl/${file.replace(/^\.\//, '')}`;
  if (!zip.has(place)) throw new FeedFileError('The workbook is damaged: a sheet is missing.');
  return place;
}

async function dateStyles(zip: Zip): Promise<boolean[]> {
  const [styles] = await elementsOf(zip, 'xl/styles.xml', 'styleSheet');
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

/** Text of a cell in runs of different looks; how its signs are pronounced is no part of it. */
const richText = (element: XmlElement): string =>
  unescapeText(
    element.children
      .map((child) => (child.name === 't' ? child.text : child.name === 'r' ? richText(child) : ''))
      .join(''),
  );

function recordOf(element: XmlElement, line: number, book: Book): TableRecord {
  const cells: Cell[] = [];
  const faults: TableRecord['faults'] = [];
  for (const cell of element.children) {
    if (cell.name !== 'c') continue;
    const column = columnOf(cell.attributes['r'] ?? '') ?? cells.length;
    if (column >= MOST_COLUMNS) {
      throw new FeedFileError(`Row ${line} of the sheet has more than ${MOST_COLUMNS} columns.`);
    }
    while (cells.length <= column) cells.push('');
    const value = valueOf(cell, book);
    if (typeof value === 'object') faults.push({ column, ...value });
    else cells[column] = typeof value === 'string' ? value.trim() : value;
  }
  return { line, cells, ...(faults.length > 0 && { faults }) };
}

/** What a cell shows; of a formula that which the spreadsheet has reckoned last. */
function valueOf(cell: XmlElement, book: Book): Cell | { value: string; message: string } {
  const stored = textOf(cell, 'v');
  const inline = childOf(cell, 'is');
  switch (cell.attributes['t']) {
    case 's':
      return book.texts[Number(stored || NaN)] ?? { value: stored, message: 'is a lost text' };
    case 'inlineStr':
      return inline ? richText(inline) : '';
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
      const value = isDate ? dateCell(stored, book.is1904) : numberCell(stored);
      const message = isDate
        ? 'is not a date'
        : 'is a number of more than 15 figures, of which a spreadsheet forgets the rest: make the cell text';
      return value ?? { value: stored, message };
    }
  }
}
