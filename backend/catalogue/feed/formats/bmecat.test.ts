import { expect, it } from 'vitest';
import { readRows, readValues } from './testing/rows.ts';

const OLD = `<?xml version="1.0" encoding="ISO-8859-1"?>
<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd">
<BMECAT version="1.2">
  <HEADER><CATALOG><LANGUAGE>nld</LANGUAGE><CURRENCY>EUR</CURRENCY><MIME_ROOT>media/</MIME_ROOT></CATALOG></HEADER>
  <T_NEW_CATALOG>
    <CATALOG_GROUP_SYSTEM>
      <CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>Alles</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE>
      <CATALOG_STRUCTURE type="node"><GROUP_ID>A</GROUP_ID><GROUP_NAME>Bouw</GROUP_NAME><PARENT_ID>1</PARENT_ID><GROUP_ORDER>3</GROUP_ORDER></CATALOG_STRUCTURE>
      <CATALOG_STRUCTURE type="leaf"><GROUP_ID>B</GROUP_ID><GROUP_NAME>Platen</GROUP_NAME><PARENT_ID>A</PARENT_ID></CATALOG_STRUCTURE>
    </CATALOG_GROUP_SYSTEM>
    <ARTICLE>
      <SUPPLIER_AID>8700100001</SUPPLIER_AID>
      <ARTICLE_DETAILS>
        <DESCRIPTION_SHORT>Isolati\xEBplaat</DESCRIPTION_SHORT>
        <DESCRIPTION_LONG>Warm.&lt;br&gt;Licht.</DESCRIPTION_LONG>
        <EAN>8712345678906</EAN>
        <MANUFACTURER_NAME>Hechtwerk</MANUFACTURER_NAME>
        <UNKNOWN_ELEMENT>x</UNKNOWN_ELEMENT>
      </ARTICLE_DETAILS>
      <ARTICLE_FEATURES>
        <FEATURE><FNAME>Dikte</FNAME><FVALUE>12.5</FVALUE><FUNIT>mm</FUNIT></FEATURE>
        <FEATURE><FNAME>Brandbaar</FNAME><FVALUE>false</FVALUE></FEATURE>
      </ARTICLE_FEATURES>
      <ARTICLE_ORDER_DETAILS>
        <ORDER_UNIT>PK</ORDER_UNIT><CONTENT_UNIT>MTK</CONTENT_UNIT><NO_CU_PER_OU>7.2</NO_CU_PER_OU><PRICE_QUANTITY>10</PRICE_QUANTITY>
      </ARTICLE_ORDER_DETAILS>
      <ARTICLE_PRICE_DETAILS>
        <ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>100</PRICE_AMOUNT><TAX>0.21</TAX></ARTICLE_PRICE>
        <ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>90</PRICE_AMOUNT><TAX>0.21</TAX><LOWER_BOUND>10</LOWER_BOUND></ARTICLE_PRICE>
        <ARTICLE_PRICE price_type="net_customer"><PRICE_AMOUNT>1</PRICE_AMOUNT></ARTICLE_PRICE>
      </ARTICLE_PRICE_DETAILS>
      <MIME_INFO>
        <MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>b.jpg</MIME_SOURCE><MIME_ORDER>2</MIME_ORDER></MIME>
        <MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>a.jpg</MIME_SOURCE><MIME_ORDER>1</MIME_ORDER></MIME>
        <MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>klein.jpg</MIME_SOURCE><MIME_PURPOSE>thumbnail</MIME_PURPOSE></MIME>
        <MIME><MIME_TYPE>application/pdf</MIME_TYPE><MIME_SOURCE>blad.pdf</MIME_SOURCE></MIME>
      </MIME_INFO>
      <ARTICLE_REFERENCE type="accessories"><ART_ID_TO>8700100002</ART_ID_TO></ARTICLE_REFERENCE>
    </ARTICLE>
    <ARTICLE><SUPPLIER_AID>8700100002</SUPPLIER_AID></ARTICLE>
    <ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>8700100001</ART_ID><CATALOG_GROUP_ID>B</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>
  </T_NEW_CATALOG>
</BMECAT>`;

const NEW = `<?xml version="1.0" encoding="UTF-8"?>
<bme:BMECAT version="2005" xmlns:bme="http://www.bmecat.org/bmecat/2005fd">
  <bme:HEADER><bme:CATALOG><bme:LANGUAGE default="true">eng</bme:LANGUAGE><bme:LANGUAGE>nld</bme:LANGUAGE></bme:CATALOG></bme:HEADER>
  <bme:T_NEW_CATALOG>
    <bme:PRODUCT mode="new">
      <bme:SUPPLIER_PID>8700100001</bme:SUPPLIER_PID>
      <bme:PRODUCT_DETAILS>
        <bme:DESCRIPTION_SHORT lang="nld">Lamp</bme:DESCRIPTION_SHORT>
        <bme:DESCRIPTION_SHORT>Lamp bulb</bme:DESCRIPTION_SHORT>
        <bme:DESCRIPTION_SHORT lang="deu">Leuchte</bme:DESCRIPTION_SHORT>
        <bme:INTERNATIONAL_PID type="gtin">08712345678906</bme:INTERNATIONAL_PID>
        <bme:MANUFACTURER_NAME>Maker BV</bme:MANUFACTURER_NAME>
      </bme:PRODUCT_DETAILS>
      <bme:PRODUCT_FEATURES>
        <bme:REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</bme:REFERENCE_FEATURE_SYSTEM_NAME>
        <bme:REFERENCE_FEATURE_GROUP_ID>EC001959</bme:REFERENCE_FEATURE_GROUP_ID>
        <bme:FEATURE><bme:FNAME>EF000015</bme:FNAME><bme:FVALUE>3.1</bme:FVALUE><bme:FUNIT>EU570448</bme:FUNIT></bme:FEATURE>
        <bme:FEATURE><bme:FNAME>EF000280</bme:FNAME><bme:FVALUE>5</bme:FVALUE><bme:FVALUE>10</bme:FVALUE><bme:FUNIT>EU570054</bme:FUNIT></bme:FEATURE>
        <bme:FEATURE><bme:FNAME>EF000136</bme:FNAME><bme:FVALUE>EV000154</bme:FVALUE><bme:FVALUE_DETAILS lang="nld">Wit</bme:FVALUE_DETAILS><bme:FDESCR lang="nld">Kleur</bme:FDESCR></bme:FEATURE>
        <bme:FEATURE><bme:FNAME>EF000187</bme:FNAME><bme:FVALUE>EV000460</bme:FVALUE></bme:FEATURE>
        <bme:FEATURE><bme:FNAME>EF012154</bme:FNAME><bme:FVALUE>true</bme:FVALUE></bme:FEATURE>
        <bme:FEATURE><bme:FNAME>EF005905</bme:FNAME><bme:FVALUE>-</bme:FVALUE></bme:FEATURE>
      </bme:PRODUCT_FEATURES>
      <bme:PRODUCT_PRICE_DETAILS>
        <bme:PRODUCT_PRICE price_type="gros_list"><bme:PRICE_AMOUNT>12.10</bme:PRICE_AMOUNT><bme:TAX>9</bme:TAX></bme:PRODUCT_PRICE>
        <bme:PRODUCT_PRICE price_type="nrp"><bme:PRICE_AMOUNT>14.95</bme:PRICE_AMOUNT></bme:PRODUCT_PRICE>
        <bme:PRODUCT_PRICE price_type="gros_list"><bme:PRICE_AMOUNT>1</bme:PRICE_AMOUNT><bme:TERRITORY>DE</bme:TERRITORY></bme:PRODUCT_PRICE>
      </bme:PRODUCT_PRICE_DETAILS>
      <bme:USER_DEFINED_EXTENSIONS>
        <bme:UDX.EDXF.BRAND_NAME>Hechtwerk</bme:UDX.EDXF.BRAND_NAME>
        <bme:UDX.EDXF.MIME_INFO>
          <bme:UDX.EDXF.MIME><bme:UDX.EDXF.MIME_SOURCE>https://m.example/2.jpg</bme:UDX.EDXF.MIME_SOURCE><bme:UDX.EDXF.MIME_CODE>MD26</bme:UDX.EDXF.MIME_CODE></bme:UDX.EDXF.MIME>
          <bme:UDX.EDXF.MIME><bme:UDX.EDXF.MIME_SOURCE>https://m.example/1.jpg</bme:UDX.EDXF.MIME_SOURCE><bme:UDX.EDXF.MIME_CODE>MD01</bme:UDX.EDXF.MIME_CODE></bme:UDX.EDXF.MIME>
          <bme:UDX.EDXF.MIME><bme:UDX.EDXF.MIME_SOURCE>https://youtu.be/abc</bme:UDX.EDXF.MIME_SOURCE><bme:UDX.EDXF.MIME_CODE>MD45</bme:UDX.EDXF.MIME_CODE></bme:UDX.EDXF.MIME>
          <bme:UDX.EDXF.MIME><bme:UDX.EDXF.MIME_SOURCE>https://m.example/page.pdf</bme:UDX.EDXF.MIME_SOURCE><bme:UDX.EDXF.MIME_CODE>MD04</bme:UDX.EDXF.MIME_CODE></bme:UDX.EDXF.MIME>
        </bme:UDX.EDXF.MIME_INFO>
        <bme:UDX.EDXF.PRODUCT_LOGISTIC_DETAILS><bme:UDX.EDXF.NETWEIGHT>0.125</bme:UDX.EDXF.NETWEIGHT><bme:UDX.EDXF.NETLENGTH>0.11</bme:UDX.EDXF.NETLENGTH></bme:UDX.EDXF.PRODUCT_LOGISTIC_DETAILS>
      </bme:USER_DEFINED_EXTENSIONS>
      <bme:PRODUCT_REFERENCE type="sparepart"><bme:PROD_ID_TO>1002</bme:PROD_ID_TO></bme:PRODUCT_REFERENCE>
      <bme:PRODUCT_REFERENCE type="similar"><bme:PROD_ID_TO>1003</bme:PROD_ID_TO></bme:PRODUCT_REFERENCE>
    </bme:PRODUCT>
  </bme:T_NEW_CATALOG>
</bme:BMECAT>`;

const json = (...rows: object[]) => readValues(rows.map((row) => JSON.stringify(row)).join('\n'));

it('reads BMEcat 1.2: groups, products, and which is of which group', async () => {
  const items = await readRows(Buffer.from(OLD, 'latin1'));
  expect(items.slice(0, 3)).toMatchObject([
    { entity: 'categories', value: { code: 'A', name_nl: 'Bouw', position: '3' } },
    { entity: 'categories', value: { code: 'B', name_nl: 'Platen', parent: 'A' } },
    { entity: 'brands', value: { code: 'hechtwerk', name: 'Hechtwerk' } },
  ]);
  expect((await readValues(Buffer.from(OLD, 'latin1'))).slice(3)).toEqual(
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
  const [brand, ...products] = await readValues(NEW, { onWarning: (text) => warnings.push(text) });
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
  const [, product] = await readValues(NEW, {
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
