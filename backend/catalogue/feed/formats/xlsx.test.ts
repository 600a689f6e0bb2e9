import { describe, expect, it } from 'vitest';
import { FeedFileError } from './item.ts';
import { parseMapping } from './mapping.ts';
import { readRows, readValues } from './testing/rows.ts';
import {
  type WorkbookParts,
  makeWorkbookFiles,
  textRow,
  workbookOf,
  zipOf,
} from './testing/workbook.ts';

const HEADER = textRow(1, 'number', 'name_nl', 'price');

const read = (parts: WorkbookParts, sheet?: string) =>
  readValues(workbookOf(parts), sheet === undefined ? {} : { sheet });

/** The cell of a one-column sheet, as a product's description. */
async function cell(xml: string, rest: Partial<WorkbookParts> = {}): Promise<unknown> {
  const rows = `${textRow(1, 'number', 'description_nl')}<row r="2"><c t="inlineStr"><is><t>1001</t></is></c>${xml}</row>`;
  const [value] = (await read({ sheets: { Blad1: rows }, ...rest })) as Record<string, unknown>[];
  return Array.isArray(value) ? value[0] : value!['description_nl'];
}

it('reads the rows that JSON lines would say', async () => {
  const texts =
    '<si><t>Plank</t></si><si><r><t>Balk </t></r><r><t xml:space="preserve">rood</t></r><rPh><t>x</t></rPh></si>';
  const rows = `${HEADER}
    <row r="2"><c r="A2"><v>8700100001</v></c><c r="B2" t="s"><v>0</v></c><c r="C2"><v>12.500000000000002</v></c></row>
    <row r="3"><c r="A3"/><c r="B3"/></row>
    <row r="5"><c r="A5" t="str"><f>A2+1</f><v>8700100002</v></c><c r="B5" t="s"><v>1</v></c></row>`;
  const book = workbookOf({ sheets: { Artikelen: rows }, texts });
  const json =
    '{"number":"8700100001","name_nl":"Plank","price":"12.5"}\n\n\n{"number":"8700100002","name_nl":"Balk rood"}';
  expect(await readValues(book)).toEqual(await readValues(json));
  expect(await readRows(book)).toMatchObject([
    { line: 2, row: { price: 1250 } },
    { line: 5, row: { number: '8700100002' } },
  ]);
});

describe('a cell', () => {
  it.each([
    ['<c><v>8712345678906</v></c>', '8712345678906'],
    ['<c><v>8.712345678906E+12</v></c>', '8712345678906'],
    ['<c><v>12.5</v></c>', '12.5'],
    ['<c><v>0.30000000000000004</v></c>', '0.3'],
    ['<c><v>1.125</v></c>', 1.125],
    ['<c><v>1E-7</v></c>', 1e-7],
    ['<c t="str"><v>0012</v></c>', '0012'],
    ['<c t="b"><v>1</v></c>', true],
    ['<c t="b"><v>0</v></c>', false],
    ['<c t="inlineStr"><is><t>a_x000A_b</t></is></c>', 'a\nb'],
    ['<c t="d"><v>2026-12-25T00:00:00</v></c>', '2026-12-25'],
    ['<c><f>1+1</f></c>', undefined],
  ])('%s is %j', async (xml, value) => {
    expect(await cell(xml)).toBe(value);
  });

  it.each([
    ['14', '', '46381', '2026-12-25'],
    ['14', '', '46381.3125', '2026-12-25T07:30:00'],
    ['164', 'dd/mm/yyyy;@', '46381', '2026-12-25'],
    ['164', '[$-413]d mmmm yyyy', '46381', '2026-12-25'],
    ['20', '', '0.3125', '07:30'],
    ['164', '0.00 "dagen"', '46381', '46381'],
    ['164', '[Red]General', '46381', '46381'],
  ])('of the format %s %s shows %s as %s', async (id, code, stored, value) => {
    const formats =
      code && `<numFmt numFmtId="${id}" formatCode="${code.replaceAll('"', '&quot;')}"/>`;
    const styles = `<xf numFmtId="0"/><xf numFmtId="${id}"/>`;
    expect(await cell(`<c s="1"><v>${stored}</v></c>`, { formats, styles })).toBe(value);
  });

  it('counts days from 1904 where the workbook does', async () => {
    const styles = '<xf numFmtId="0"/><xf numFmtId="14"/>';
    const properties = 'date1904="1"';
    expect(await cell('<c s="1"><v>44919</v></c>', { styles, properties })).toBe('2026-12-25');
  });

  it.each([
    ['<c t="e"><v>#N/A</v></c>', '#N/A', 'is an error of the spreadsheet'],
    ['<c><v>1.23456789012346E+19</v></c>', '1.23456789012346E+19', 'of more than 15 figures'],
    ['<c t="s"><v>9</v></c>', '9', 'is a lost text'],
  ])('%s is an error of its row', async (xml, value, message) => {
    expect(await cell(xml)).toEqual({
      line: 2,
      field: 'description_nl',
      value,
      message: expect.stringContaining(message),
    });
  });
});

it('reads the first sheet that is not hidden, or the one of a name', async () => {
  const sheets = {
    Uitleg: textRow(1, 'Lees mij'),
    Artikelen: `${HEADER}${textRow(2, '1001', 'Plank', '9,95')}`,
    Oud: `${HEADER}${textRow(2, '1002', 'Balk', '9,95')}`,
  };
  expect(await read({ sheets, hidden: 'Uitleg' })).toMatchObject([{ number: '1001' }]);
  expect(await read({ sheets }, 'oud ')).toMatchObject([{ number: '1002' }]);
  await expect(read({ sheets }, 'Blad9')).rejects.toThrow('There are: Uitleg, Artikelen, Oud.');
});

it('reads a sheet by a mapping', async () => {
  const mapping = parseMapping(
    '{"artikel": "number", "Prijs ex": {"field": "price", "vat": "excl"}}',
  );
  const rows = `${textRow(3, 'Artikel', 'Prijs ex')}<row r="4"><c><v>1001</v></c><c><v>10.1234</v></c></row>`;
  expect(await readValues(workbookOf({ sheets: { Blad1: rows } }), { mapping })).toEqual([
    { number: '1001', price: 12.25 },
  ]);
});

it('refuses what is no workbook, or a trap', async () => {
  const parts = { sheets: { Blad1: `${HEADER}${textRow(2, '1001', 'Plank', '9,95')}` } };
  const sheet = 'xl/worksheets/sheet1.xml';
  const files = makeWorkbookFiles(parts);
  const bomb = { ...files, [sheet]: `<worksheet>${' '.repeat(40_000_000)}</worksheet>` };
  const entity = '<!DOCTYPE x [<!ENTITY a "b">]>';
  const whole = workbookOf(parts);
  for (const [file, message] of [
    [zipOf({ 'content.xml': '<a/>' }), 'no Excel workbook'],
    [zipOf(bomb), 'unpacks to more than a workbook needs'],
    [zipOf(files, { [sheet]: 10 }), 'is damaged'],
    [zipOf(files, { [sheet]: 1e6 }), 'is damaged'],
    [whole.subarray(0, whole.length - 30), 'is damaged'],
    [workbookOf({ ...parts, prologue: entity }), 'DOCTYPE'],
    [workbookOf({ ...parts, prologue: '<!DOCTYPE x SYSTEM "http://localhost/x.dtd">' }), 'DOCTYPE'],
    [workbookOf({ sheets: { Blad1: '<row><c></row>' } }), 'The XML is damaged'],
    [Buffer.from('\xD0\xCF\x11\xE0 old', 'latin1'), 'save it as .xlsx'],
  ] as const) {
    const failed = readValues(file);
    await expect(failed).rejects.toThrow(FeedFileError);
    await expect(failed).rejects.toThrow(message);
  }
});
