/**
 * Files that were damaged on their way: whatever happened to them, a reader says what is wrong and
 * reads the rest. `SOAK_RUNS` sets how many are tried of each format.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../tests/support/seeded-properties.ts';
import { FeedFileError, FEED_FORMATS, type ReadOptions } from './item.ts';
import { parseMapping } from './mapping.ts';
import { BMECAT_2005, BMECAT_1_2 } from './testing/bmecat.ts';
import { catalogue, PRODUCT } from './testing/etim-xchange.ts';
import { FIELDS, NS } from './testing/google.ts';
import { readRows } from './testing/rows.ts';
import { makeWorkbookFiles, textRow, zipOf } from './testing/workbook.ts';

const TABLE =
  'number;name_nl;price;stock.7;description_nl\n1001;"Plank; 2,5 ""duims""";9,95;4;"a\nb"\n1002;Balk;1.250;;\n';
const BOOK = makeWorkbookFiles({
  sheets: {
    Blad1: `${textRow(1, 'number', 'name_nl', 'price')}<row r="2"><c r="A2"><v>8700100001</v></c><c r="B2" t="s"><v>0</v></c><c r="C2" s="1"><v>12.5</v></c></row>`,
  },
  texts: '<si><r><t>Balk </t></r><r><t>rood</t></r></si>',
  styles: '<xf numFmtId="0"/><xf numFmtId="164"/>',
  formats: '<numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>',
});
const MAPPING = parseMapping(
  '{"Artikel": "number", "Naam": "name_nl", "Prijs": {"field": "price", "vat": "excl"}}',
);

const SAMPLES: Record<string, [file: string | Buffer, options?: ReadOptions]> = {
  'JSON lines': [
    '{"number": "1001", "price": 9.95, "stock.7": 4}\n{"number": 1002, "name_nl": "Balk"}\n',
  ],
  CSV: [TABLE],
  'mapped CSV': ['Artikel;Naam;Prijs\n1001;Plank;10,00\n1002;Balk;7,4299', { mapping: MAPPING }],
  xlsx: [zipOf(BOOK)],
  'Google RSS': [`<rss ${NS}><channel><item><title>Plaat</title>${FIELDS}</item></channel></rss>`],
  'Google table': ['id\ttitle\tprice\tproduct_detail\n1001\tPlank\t4.10 EUR\tMaten:Dikte:18\n'],
  'BMEcat 1.2': [Buffer.from(BMECAT_1_2, 'latin1')],
  'BMEcat 2005': [BMECAT_2005],
  'ETIM xChange': [JSON.stringify(catalogue([PRODUCT]), null, 1)],
};

const TOKENS = [
  ...['"', "'", '<', '>', '&', '&a;', '&#0;', ']]>', '<![CDATA[', '-->', '<!--', '</a>', '<a>'],
  ...['{', '}', '[', ']', ',', ':', '\\', '\\u', '\n', '\r', '\t', ';', '|', '\0', '\uFEFF', 'é'],
  ...['-1', '1e999', '99999999999999999999', '0.0000001', 'null', 'NaN', '__proto__', '_x000D_'],
  '<!DOCTYPE x [<!ENTITY a "b">]>',
];
/** Where in the file (0 to 1), what happens there, to how many bytes, and what is put there. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  kind: fc.constantFrom('cut', 'replace', 'insert', 'repeat', 'end'),
  length: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 400 })),
  put: fc.oneof(
    fc.constantFrom(...TOKENS).map((token) => Buffer.from(token)),
    fc.uint8Array({ minLength: 1, maxLength: 4 }).map((bytes) => Buffer.from(bytes)),
  ),
});
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

function damaged(file: Buffer, faults: readonly Damage[]): Buffer {
  return faults.reduce((bytes, { at, kind, length, put }) => {
    const from = Math.floor(at * bytes.length);
    const [before, part, after] = [
      bytes.subarray(0, from),
      bytes.subarray(from, from + length),
      bytes.subarray(from + length),
    ];
    switch (kind) {
      case 'cut':
        return Buffer.concat([before, after]);
      case 'replace':
        return Buffer.concat([before, put, after]);
      case 'insert':
        return Buffer.concat([before, put, part, after]);
      case 'repeat':
        return Buffer.concat([before, part, part, after]);
      default:
        return Buffer.from(before);
    }
  }, file);
}

const sentence = expect.stringMatching(/^[A-Z].*[.!?]$/s);

/** Reads a damaged file; fails where that ends in anything but rows, their errors or a sentence. */
async function holds(file: Buffer, options?: ReadOptions): Promise<void> {
  try {
    for (const row of await readRows(file, options)) {
      if (!('errors' in row)) continue;
      expect(row.errors.length).toBeGreaterThan(0);
      for (const { line, message } of row.errors) {
        expect(message).not.toBe('');
        expect(line).toBeGreaterThan(0);
      }
    }
  } catch (error) {
    expect(error).toBeInstanceOf(FeedFileError);
    expect((error as Error).message).toEqual(sentence);
  }
}

const faults = fc.array(damage, { minLength: 1, maxLength: 3 });

it.each(Object.keys(SAMPLES))('reads what is left of a damaged file: %s', async (name) => {
  const [sample, options] = SAMPLES[name]!;
  const file = Buffer.from(sample as string);
  const read = fc.asyncProperty(faults, (all) => holds(damaged(file, all), options));
  await fc.assert(read, runs(25));
});

it('reads what is left of a workbook whose files are damaged', async () => {
  const names = Object.keys(BOOK);
  const read = fc.asyncProperty(fc.constantFrom(...names), faults, (name, all) =>
    holds(zipOf({ ...BOOK, [name]: damaged(Buffer.from(BOOK[name]!), all).toString('utf8') })),
  );
  await fc.assert(read, runs(25));
});

it.each(FEED_FORMATS)('reads or refuses each file that is said to be %s', async (format) => {
  for (const [file] of Object.values(SAMPLES)) await holds(Buffer.from(file as string), { format });
});
