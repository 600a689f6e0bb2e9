import { expect, it } from 'vitest';
import { FeedFileError } from './item.ts';
import { FIELDS, NS } from './testing/google.ts';
import { readRows, readValues } from './testing/rows.ts';

const PRODUCT = {
  number: '8700100001',
  ean: '0712345678905',
  name_nl: 'Gipsplaat',
  description_nl: 'Voor binnen & buiten.\nGlad.',
  brand: 'Hechtwerk',
  category: 'Bouwmaterialen > Platen',
  price: 9.95,
  action_price: 7.5,
  action_from: '2026-11-01',
  action_until: '2026-11-15',
  stock: 0,
  weight: 1.5,
  pictures: [
    'https://shop.example/a.jpg',
    'https://shop.example/b.jpg',
    'https://shop.example/c.jpg',
  ],
  color_nl: 'Wit',
  material_nl: 'Gips',
  size: '60 x 260',
  group: 'plaat-12',
  pack_content: 1.56,
  pack_unit: 'm²',
  attributes: [
    { code: 'dikte-plaat', label_nl: 'Dikte plaat', number: 12.5 },
    { code: 'soort', label_nl: 'Soort', value_nl: 'Standaard' },
  ],
};
const BRAND = { code: 'hechtwerk', name: 'Hechtwerk' };

const json = (row: object) => readValues(JSON.stringify(row));

it('reads RSS as the rows that JSON lines would say, each brand before its first product', async () => {
  const rss = `<?xml version="1.0"?><rss version="2.0" ${NS}><channel><title>Shop</title>
    <item><title>Gipsplaat</title><link>https://shop.example/p</link>${FIELDS}</item></channel></rss>`;
  const [brand, ...products] = await readValues(rss);
  expect(brand).toEqual(BRAND);
  expect(products).toEqual(await json(PRODUCT));
});

it('reads Atom, and texts in the language of the feed', async () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom" ${NS}><title>Shop</title>
    <entry><title>Gipsplaat</title><link href="https://shop.example/p"/>${FIELDS}</entry></feed>`;
  expect((await readValues(atom)).slice(1)).toEqual(await json(PRODUCT));
  const english = `<rss ${NS}><channel><language>en-GB</language><item><g:id>1001</g:id><title>Board</title><g:color>White</g:color></item></channel></rss>`;
  expect(await readValues(english)).toEqual([
    { number: '1001', name_en: 'Board', color_en: 'White' },
  ]);
});

it('reads a table of tabs', async () => {
  const table = [
    ['id', 'title', 'image link', 'additional_image_link', 'price', 'product_detail', 'quantity'],
    [
      '1001',
      'Plank',
      'https://a/1.jpg',
      'https://a/2.jpg,https://a/3.jpg',
      'EUR 4.10',
      'Maten:Dikte:18,5 mm,Maten:Houtsoort:Eiken',
      '7',
    ],
    ['1002', 'Balk'],
  ];
  expect(await readValues(table.map((cells) => cells.join('\t')).join('\n'))).toEqual([
    {
      number: '1001',
      name_nl: 'Plank',
      price: 4.1,
      stock: '7',
      pictures: ['https://a/1.jpg', 'https://a/2.jpg', 'https://a/3.jpg'],
      attributes: [
        { code: 'dikte', label_nl: 'Dikte', value_nl: '18,5 mm' },
        { code: 'houtsoort', label_nl: 'Houtsoort', value_nl: 'Eiken' },
      ],
    },
    { number: '1002', name_nl: 'Balk' },
  ]);
});

it('takes a sale without an end as the price', async () => {
  const rss = `<rss ${NS}><channel><item><g:id>1001</g:id><g:price>9.95 EUR</g:price><g:sale_price>8 EUR</g:sale_price></item></channel></rss>`;
  expect(await readValues(rss)).toEqual([{ number: '1001', price: 8, list_price: 9.95 }]);
});

it('reports one error per wrong product, and lists fields that it ignores', async () => {
  const warnings: string[] = [];
  const rss = `<rss ${NS}><channel>
    <item><g:id>1001</g:id><g:price>9.95 USD</g:price></item>
    <item><g:id>1002</g:id><g:price>9.95 EUR</g:price><g:custom_label_0>x</g:custom_label_0></item>
    <item><g:title>x</g:title></item></channel></rss>`;
  expect(await readRows(rss, { onWarning: (text) => warnings.push(text) })).toMatchObject([
    { errors: [{ line: 2, field: 'price', value: '9.95 USD' }] },
    { line: 3, row: { number: '1002', price: 995 } },
    { errors: [{ line: 4, field: 'number', message: 'is missing' }] },
  ]);
  expect(warnings).toEqual(["Not read of Google's fields: custom_label_0."]);
});

it.each([
  [`<rss><channel><item><g:id>1001</g:id>`, 'The XML is damaged'],
  [`<rss><channel><item><id>1001</title></item></channel></rss>`, 'The XML is damaged'],
  [
    '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/hostname">]><rss><item><id>&a;</id></item></rss>',
    'remove its DOCTYPE',
  ],
  ['<?xml version="1.0" encoding="x-klingon"?><rss><item/></rss>', 'encoding is x-klingon'],
])('refuses %s', async (file, message) => {
  await expect(readValues(file)).rejects.toThrow(FeedFileError);
  await expect(readValues(file)).rejects.toThrow(message);
});
