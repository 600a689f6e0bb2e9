/** One PRODUCT (2005) or ARTICLE (1.2) of BMEcat as a row of the feed. */
import { attributesOf } from './attributes.ts';
import { type BmecatHeader, textIn, textsOf } from './bmecat-header.ts';
import { bmecatPrices } from './bmecat-prices.ts';
import { type FeedItem, type ReadOptions, withoutEmpty } from './item.ts';
import { type FileKind, mediaOf } from './media.ts';
import { kilograms, millimetres, orderUnit, packContent, pointNumber } from './units.ts';
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from './xml.ts';

/** ETIM's own extension to BMEcat begins its names with this. */
const EXTENSION = 'UDX.EDXF.';

export function productOf(
  product: XmlElement,
  header: BmecatHeader,
  options: ReadOptions,
): FeedItem {
  const details = childOf(product, 'PRODUCT_DETAILS', 'ARTICLE_DETAILS');
  const texts = (...names: string[]) => (details ? childrenOf(details, ...names) : []);
  const extra = (name: string) =>
    descendantsOf(product, `${EXTENSION}${name}`)[0]?.text.trim() ?? '';
  const { errors, ...prices } = bmecatPrices(product, header);
  const { line } = product;
  if (errors.length > 0) return { errors: errors.map((error) => ({ line, ...error })) };
  return {
    line,
    value: withoutEmpty({
      number: textOf(product, 'SUPPLIER_PID', 'SUPPLIER_AID'),
      ean: eanOf(texts('INTERNATIONAL_PID', 'EAN')),
      ...textsOf('name', texts('DESCRIPTION_SHORT'), header),
      ...textsOf('description', texts('DESCRIPTION_LONG'), header),
      ...textsOf('usage', texts('REMARKS'), header),
      // A group of the file comes before the class of ETIM, where that is the code of a category.
      category: childrenOf(product, 'PRODUCT_FEATURES', 'ARTICLE_FEATURES')
        .map((features) => textOf(features, 'REFERENCE_FEATURE_GROUP_ID'))
        .find((code) => options.knowsCategory?.(code)),
      brand: extra('BRAND_NAME') || textOf(details, 'MANUFACTURER_NAME'),
      ...prices,
      ...orderOf(product),
      ...dimensionsOf(product, extra),
      attributes: attributesOf(featuresOf(product, header), options),
      ...mediaOf(
        descendantsOf(product, 'MIME', `${EXTENSION}MIME`).map((mime) => fileOf(mime, header)),
      ),
      ...relationsOf(product),
    }),
  };
}

function eanOf(elements: readonly XmlElement[]): string {
  const isEan = ({ attributes: { type } }: XmlElement) => !type || /^(ean|gtin)$/i.test(type);
  const code = elements.find(isEan)?.text.trim() ?? '';
  return /^0\d{13}$/.test(code) ? code.slice(1) : code;
}

function featuresOf(product: XmlElement, header: BmecatHeader) {
  return childrenOf(product, 'PRODUCT_FEATURES', 'ARTICLE_FEATURES')
    .flatMap((features) => childrenOf(features, 'FEATURE'))
    .map((feature) => ({
      name: textOf(feature, 'FNAME'),
      label: (language: 'nl' | 'en') =>
        textIn(childrenOf(feature, 'FDESCR'), language, header) ??
        nameIn(feature, language, header),
      values: childrenOf(feature, 'FVALUE').map(({ text }) => text),
      text: (language: 'nl' | 'en') =>
        textIn(childrenOf(feature, 'FVALUE_DETAILS'), language, header),
      unit: textOf(feature, 'FUNIT'),
    }));
}

/** A feature's own name, where it is a word of the language and no code. */
function nameIn(feature: XmlElement, language: 'nl' | 'en', header: BmecatHeader) {
  const name = textIn(childrenOf(feature, 'FNAME'), language, header);
  return name && /^EF[A-Z\d]{6}$/.test(name) ? undefined : name;
}

function orderOf(product: XmlElement): Record<string, unknown> {
  const order = childOf(product, 'PRODUCT_ORDER_DETAILS', 'ARTICLE_ORDER_DETAILS');
  const amount = pointNumber(textOf(order, 'NO_CU_PER_OU'));
  return {
    ...orderUnit(textOf(order, 'ORDER_UNIT')),
    ...packContent(amount, textOf(order, 'CONTENT_UNIT')),
  };
}

/** Both the standard and ETIM's extension state metres and kilograms. */
function dimensionsOf(product: XmlElement, extra: (name: string) => string) {
  const [size] = descendantsOf(product, 'PRODUCT_DIMENSIONS');
  const metres = (name: string) =>
    millimetres(pointNumber(extra(`NET${name}`) || textOf(size, name)), 'MTR');
  return {
    weight: kilograms(
      pointNumber(extra('NETWEIGHT') || textOf(size, 'WEIGHT') || pieceWeight(product)),
      'KGM',
    ),
    width: metres('WIDTH'),
    height: metres('DEPTH'),
    depth: metres('LENGTH'),
  };
}

/** Weight of the packing unit that holds one piece. */
function pieceWeight(product: XmlElement): string {
  const one = descendantsOf(product, `${EXTENSION}PACKING_UNIT`).find(
    (unit) => pointNumber(textOf(unit, `${EXTENSION}QUANTITY_MAX`)) === 1,
  );
  return textOf(one, `${EXTENSION}WEIGHT`);
}

/** ETIM's codes of pictures and videos; a link to a page and logos are no files of the product. */
const KINDS: [FileKind, RegExp][] = [
  ['picture', /^MD(?:0[12]|2[03-9]|30|47|59|65)$/],
  ['video', /^MD(?:39|4[56]|5[78])$/],
  ['none', /^MD(?:04|1[78])$/],
];

function fileOf(mime: XmlElement, header: BmecatHeader) {
  const of = (name: string) => textOf(mime, name, `${EXTENSION}${name}`);
  const code = of('MIME_CODE');
  const type = of('MIME_TYPE');
  const isSmall = /^(thumbnail|icon|logo)$/i.test(of('MIME_PURPOSE'));
  const typed: FileKind | undefined = /^image\//i.test(type)
    ? 'picture'
    : /^video\//i.test(type)
      ? 'video'
      : type === 'application/pdf'
        ? 'document'
        : undefined;
  return {
    source: header.fileOf(of('MIME_SOURCE')),
    kind: isSmall ? 'none' : (KINDS.find(([, codes]) => codes.test(code))?.[0] ?? typed),
    order: pointNumber(of('MIME_ORDER')) ?? (code === 'MD01' ? 0 : undefined),
  } as const;
}

/** Kinds of related products, and the field that each is. */
const RELATIONS: Record<string, string> = {
  ...{ accessories: 'accessories', mandatory: 'accessories', select: 'accessories' },
  ...{ sparepart: 'parts', similar: 'alternatives', followup: 'alternatives' },
};

function relationsOf(product: XmlElement): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const reference of childrenOf(product, 'PRODUCT_REFERENCE', 'ARTICLE_REFERENCE')) {
    const field = RELATIONS[reference.attributes['type'] ?? ''];
    const number = textOf(reference, 'PROD_ID_TO', 'ART_ID_TO');
    if (field && number && !fields[field]?.includes(number)) (fields[field] ??= []).push(number);
  }
  return fields;
}
