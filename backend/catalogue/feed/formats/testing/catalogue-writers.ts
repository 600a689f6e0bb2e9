/** Writes one list of products as a file of each format that the shop reads. */
import { catalogue } from './etim-xchange.ts';
import { NS } from './google.ts';
import { textRow, workbookOf } from './workbook.ts';

export interface NeutralProduct {
  number: string;
  ean: string;
  name: string;
  description: string;
  brand: string;
  /** Code of an existing category: an ETIM class. */
  category: string;
  /** Cents excl. and incl. 21% VAT. */
  excl: number;
  incl: number;
  /** Tenths of a millimetre. */
  thickness: number;
  picture: string;
}

const THICKNESS = 'EF000008';
/** The attribute that each format contains, under its ETIM code or its Dutch name. */
export const ATTRIBUTES = [
  ...[THICKNESS, 'dikte'].map((code) => ({
    ...{ code, label_nl: 'Dikte', label_en: 'Thickness', type: 'number', unit: 'mm' },
  })),
];

const euros = (cents: number) => (cents / 100).toFixed(2);
const millimetres = ({ thickness }: NeutralProduct) => String(thickness / 10);
/** Formats the thickness with a decimal comma. */
const dutchMillimetres = (product: NeutralProduct) =>
  `${millimetres(product).replace('.', ',')} mm`;

const jsonOf = (product: NeutralProduct) => ({
  ...{
    number: product.number,
    ean: product.ean,
    name_nl: product.name,
    description_nl: product.description,
  },
  ...{ brand: product.brand, category: product.category, price: euros(product.incl), stock: 5 },
  ...{ [`attr.${THICKNESS}`]: millimetres(product), pictures: product.picture },
});
const tableOf = (products: readonly NeutralProduct[]): string[][] => [
  Object.keys(jsonOf(products[0]!)),
  ...products.map((product) => Object.values(jsonOf(product)).map(String)),
];

const googleFields = (product: NeutralProduct): [string, string][] => [
  ...([
    ['id', product.number],
    ['gtin', product.ean],
    ['title', product.name],
  ] as [string, string][]),
  ...([
    ['description', product.description],
    ['brand', product.brand],
  ] as [string, string][]),
  ...([
    ['product_type', product.category],
    ['price', `${euros(product.incl)} EUR`],
  ] as [string, string][]),
  ...([
    ['quantity', '5'],
    ['image_link', product.picture],
  ] as [string, string][]),
];

const bmecatProduct = (product: NeutralProduct, [kind, id]: readonly [string, string]) => `
<${kind}>
  <SUPPLIER_${id}>${product.number}</SUPPLIER_${id}>
  <${kind}_DETAILS>
    <DESCRIPTION_SHORT>${product.name}</DESCRIPTION_SHORT>
    <DESCRIPTION_LONG>${product.description}</DESCRIPTION_LONG>
    ${id === 'AID' ? `<EAN>${product.ean}</EAN>` : `<INTERNATIONAL_PID type="gtin">${product.ean}</INTERNATIONAL_PID>`}
    <MANUFACTURER_NAME>${product.brand}</MANUFACTURER_NAME>
  </${kind}_DETAILS>
  <${kind}_FEATURES><FEATURE><FNAME>${THICKNESS}</FNAME><FVALUE>${millimetres(product)}</FVALUE><FUNIT>mm</FUNIT></FEATURE></${kind}_FEATURES>
  <${kind}_PRICE_DETAILS><${kind}_PRICE price_type="net_list"><PRICE_AMOUNT>${euros(product.excl)}</PRICE_AMOUNT><TAX>0.21</TAX></${kind}_PRICE></${kind}_PRICE_DETAILS>
  <MIME_INFO><MIME><MIME_TYPE>image/png</MIME_TYPE><MIME_SOURCE>${product.picture}</MIME_SOURCE></MIME></MIME_INFO>
</${kind}>`;

function bmecat(products: readonly NeutralProduct[], version: '1.2' | '2005'): string {
  const names = version === '1.2' ? (['ARTICLE', 'AID'] as const) : (['PRODUCT', 'PID'] as const);
  const prefix = version === '1.2' ? 'ART' : 'PROD';
  const groups = [...new Set(products.map(({ category }) => category))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="${version}"><HEADER><CATALOG><LANGUAGE>nld</LANGUAGE><CURRENCY>EUR</CURRENCY></CATALOG></HEADER>
<T_NEW_CATALOG><CATALOG_GROUP_SYSTEM>
<CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>Alles</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE>
${groups.map((code) => `<CATALOG_STRUCTURE type="leaf"><GROUP_ID>${code}</GROUP_ID><GROUP_NAME>Groep</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE>`).join('\n')}
</CATALOG_GROUP_SYSTEM>${products.map((product) => bmecatProduct(product, names)).join('')}
${products.map((product) => `<${names[0]}_TO_CATALOGGROUP_MAP><${prefix}_ID>${product.number}</${prefix}_ID><CATALOG_GROUP_ID>${product.category}</CATALOG_GROUP_ID></${names[0]}_TO_CATALOGGROUP_MAP>`).join('\n')}
</T_NEW_CATALOG></BMECAT>`;
}

const etimProduct = (product: NeutralProduct) => ({
  ProductIdentification: { BrandName: product.brand, ProductGtin: [product.ean] },
  ProductDetails: {
    ProductDescriptions: [
      {
        ...{ DescriptionLanguage: 'nl-NL', MinimalProductDescription: product.name },
        ProductMarketingText: product.description,
      },
    ],
  },
  EtimClassification: [
    {
      EtimClassCode: product.category,
      EtimFeatures: [{ EtimFeatureCode: THICKNESS, EtimValueNumeric: millimetres(product) }],
    },
  ],
  ProductAttachments: [
    { AttachmentType: 'ATX015', AttachmentDetails: [{ AttachmentUri: product.picture }] },
  ],
  TradeItem: [
    {
      ItemIdentification: { SupplierItemNumber: product.number },
      Pricing: [{ PriceQuantity: '1', GrossListPrice: euros(product.excl), Vat: '21' }],
    },
  ],
});

type Writer = (products: readonly NeutralProduct[]) => string | Buffer;

export const WRITERS: Record<string, Writer> = {
  'JSON lines': (products) => products.map((product) => JSON.stringify(jsonOf(product))).join('\n'),
  CSV: (products) => tableOf(products).map((cells) => cells.join(';')).join('\n'), // oxfmt-ignore
  xlsx: (products) =>
    workbookOf({
      sheets: { Blad1: tableOf(products).map((cells, i) => textRow(i + 1, ...cells)).join('') }, // oxfmt-ignore
    }),
  'Google XML': (products) =>
    `<rss ${NS}><channel>${products
      .map((product) => {
        const fields = googleFields(product).map(
          ([name, value]) => `<g:${name}>${value}</g:${name}>`,
        );
        return `<item>${fields.join('')}<g:product_detail><g:attribute_name>Dikte</g:attribute_name><g:attribute_value>${dutchMillimetres(product)}</g:attribute_value></g:product_detail></item>`;
      })
      .join('')}</channel></rss>`,
  'Google TSV': (products) =>
    [
      [...googleFields(products[0]!).map(([name]) => name), 'product_detail'].join('\t'),
      ...products.map(
        (product) =>
        [...googleFields(product).map(([, value]) => value), `Maten:Dikte:${dutchMillimetres(product)}`].join('\t'), // oxfmt-ignore
      ),
    ].join('\n'),
  'BMEcat 1.2': (products) => bmecat(products, '1.2'),
  'BMEcat 2005': (products) => bmecat(products, '2005'),
  'ETIM xChange': (products) => JSON.stringify(catalogue(products.map(etimProduct))),
};
