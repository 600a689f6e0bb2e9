import { expect, it } from 'vitest';
import { BMECAT_2005, BMECAT_1_2 } from './testing/bmecat.ts';
import { readRows, readValues } from './testing/rows.ts';

const json = (...rows: object[]) => readValues(rows.map((row) => JSON.stringify(row)).join('\n'));

it('reads BMEcat 1.2: groups, products, and which is of which group', async () => {
  const items = await readRows(Buffer.from(BMECAT_1_2, 'latin1'));
  expect(items.slice(0, 3)).toMatchObject([
    { entity: 'categories', value: { code: 'A', name_nl: 'Bouw', position: '3' } },
    { entity: 'categories', value: { code: 'B', name_nl: 'Platen', parent: 'A' } },
    { entity: 'brands', value: { code: 'hechtwerk', name: 'Hechtwerk' } },
  ]);
  expect((await readValues(Buffer.from(BMECAT_1_2, 'latin1'))).slice(3)).toEqual(
    await json(
      {
        number: '8700100001',
        ean: '8712345678906',
        name_nl: 'Isolatiëplaat',
        description_nl: 'Warm.\nLicht.',
        brand: 'Hechtwerk',
        category: 'B',
        tax_rate: 21,
        price: 12.1,
        staffel: { 10: 10.89 },
        unit_nl: 'pak',
        unit_en: 'pack',
        pack_content: 7.2,
        pack_unit: 'm²',
        attributes: [
          { code: 'dikte', label_nl: 'Dikte', number: 12.5, unit: 'mm' },
          { code: 'brandbaar', label_nl: 'Brandbaar', value_nl: 'Nee', value_en: 'No' },
        ],
        pictures: ['media/a.jpg', 'media/b.jpg'],
        documents: ['media/blad.pdf'],
        accessories: ['8700100002'],
      },
      { number: '8700100002' },
    ),
  );
});

it('reads BMEcat 2005 with ETIM', async () => {
  const warnings: string[] = [];
  const [brand, ...products] = await readValues(BMECAT_2005, {
    onWarning: (text) => warnings.push(text),
  });
  expect(brand).toEqual({ code: 'hechtwerk', name: 'Hechtwerk' });
  expect(products).toEqual(
    await json({
      number: '8700100001',
      ean: '8712345678906',
      name_nl: 'Lamp',
      name_en: 'Lamp bulb',
      brand: 'Hechtwerk',
      tax_rate: 9,
      price: 12.1,
      list_price: 14.95,
      weight: 0.125,
      depth: 110,
      attributes: [
        { code: 'EF000015', number: 3.1, unit: 'mm' },
        { code: 'EF000280', value_nl: '5 – 10 W' },
        { code: 'EF000136', label_nl: 'Kleur', value_nl: 'Wit' },
        { code: 'EF012154', value_nl: 'Ja', value_en: 'Yes' },
      ],
      pictures: ['https://m.example/1.jpg', 'https://m.example/2.jpg'],
      videos: ['https://youtu.be/abc'],
      parts: ['1002'],
      alternatives: ['1003'],
    }),
  );
  expect(warnings).toEqual([expect.stringContaining('EV…')]);
});

it('leaves out ETIM features that neither the file nor the shop names', async () => {
  const warnings: string[] = [];
  const [, product] = await readValues(BMECAT_2005, {
    knowsAttribute: (code) => code === 'EF000015',
    onWarning: (text) => warnings.push(text),
  });
  const { attributes } = product as { attributes: { code: string }[] };
  expect(attributes.map(({ code }) => code)).toEqual(['EF000015', 'EF000136']);
  expect(warnings).toContainEqual(expect.stringContaining('EF…'));
});

it('makes a wrong price one error of its product, and deletes nothing', async () => {
  const warnings: string[] = [];
  const file = `<BMECAT><T_UPDATE_PRODUCTS>
    <PRODUCT><SUPPLIER_PID>1001</SUPPLIER_PID><PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>1,5</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>
    <PRODUCT><SUPPLIER_PID>1002</SUPPLIER_PID><PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>15</PRICE_AMOUNT><PRICE_CURRENCY>CHF</PRICE_CURRENCY></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>
    <PRODUCT mode="delete"><SUPPLIER_PID>1003</SUPPLIER_PID></PRODUCT>
    <PRODUCT><SUPPLIER_PID>1004</SUPPLIER_PID></PRODUCT>
  </T_UPDATE_PRODUCTS></BMECAT>`;
  expect(await readRows(file, { onWarning: (text) => warnings.push(text) })).toMatchObject([
    { errors: [{ line: 2, field: 'price', value: '1,5' }] },
    { errors: [{ line: 3, field: 'price', value: '15 CHF' }] },
    { line: 5, row: { number: '1004' } },
  ]);
  expect(warnings).toHaveLength(1);
});
