/** Converts a PRODUCT (2005) or ARTICLE (1.2) of BMEcat to a feed row. */
import type { FeedError } from '../row.ts';
import {
  parsePointDecimal,
  toKilograms,
  toMillimetres,
  orderUnit,
  packContent,
  attributesOf,
} from './attributes.ts';
import { childrenOf, descendantsOf, textOf, type XmlElement, childOf } from './xml.ts';
import {
  type FeedItem,
  type ReadOptions,
  omitEmptyFields,
  type FileKind,
  mediaOf,
  fieldsByLanguage,
  type Language,
  languageOf,
  plainText,
} from './item.ts';

// Prices of a BMEcat product: the selling price and the quantity prices.

/**
 * Price types of a selling price, the preferred one first. `net_customer` is not among them: it is
 * what the shop itself pays. An advised price (`nrp`) only serves as the crossed-out price; the
 * standard does not say whether it includes VAT, so it is taken as it is.
 */
const SELLING_PRICE_TYPES = ['gros_list', 'net_list'];
const DEFAULT_TAX = 0.21;
/** Maximum number of levels per product in the feed. */
const MAX_LEVELS = 9;

export interface BmecatPrices {
  tax_rate?: number;
  price?: number;
  list_price?: number;
  /** Unit price by minimum quantity. */
  staffel?: Record<string, number>;
  errors: Omit<FeedError, 'line'>[];
}

/** Returns the prices of a product in euros incl. VAT, rounded to cents. */
function bmecatPrices(product: XmlElement, header: BmecatHeader): BmecatPrices {
  const result: BmecatPrices = { errors: [] };
  const [details] = descendantsOf(product, 'PRODUCT_PRICE_DETAILS', 'ARTICLE_PRICE_DETAILS');
  const [orderDetails] = descendantsOf(product, 'PRODUCT_ORDER_DETAILS', 'ARTICLE_ORDER_DETAILS');
  const prices = details ? childrenOf(details, 'PRODUCT_PRICE', 'ARTICLE_PRICE') : [];
  const dutchPrices = prices.filter((price) => {
    const territories = childrenOf(price, 'TERRITORY').map(({ text }) => text.trim());
    return territories.length === 0 || territories.includes('NL');
  });
  const pricesOfType = (type: string) => dutchPrices.filter((price) => typeOf(price) === type);
  const sellingPrices =
    SELLING_PRICE_TYPES.map(pricesOfType).find((prices) => prices.length > 0) ?? [];
  const priceWithTax =
    sellingPrices.find((price) => textOf(price, 'TAX') !== '') ?? sellingPrices[0];
  const statedTax = parsePointDecimal(textOf(priceWithTax, 'TAX'));
  // Some files contain 21 instead of 0.21.
  const tax = statedTax === undefined ? DEFAULT_TAX : statedTax >= 1 ? statedTax / 100 : statedTax;
  if (statedTax !== undefined && sellingPrices.length > 0)
    result.tax_rate = Math.round(tax * 10_000) / 100;
  const quantity = parsePointDecimal(textOf(orderDetails, 'PRICE_QUANTITY')) || 1;
  const unitPriceOf = (price: XmlElement): number | null => {
    const amount = parsePointDecimal(textOf(price, 'PRICE_AMOUNT'));
    const factor = parsePointDecimal(textOf(price, 'PRICE_FACTOR')) ?? 1;
    const currency =
      textOf(price, 'PRICE_CURRENCY') || price.attributes['currency'] || header.currency;
    const value = textOf(price, 'PRICE_AMOUNT');
    if (currency !== 'EUR') {
      result.errors.push({
        field: 'price',
        value: `${value} ${currency}`,
        message: 'is not in euros',
      });
    } else if (amount === undefined) {
      result.errors.push({
        field: 'price',
        value,
        message: 'is not a number with a decimal point',
      });
    } else {
      const includesTax = typeOf(price) !== 'net_list';
      const incl = ((amount * factor) / quantity) * (includesTax ? 1 : 1 + tax);
      return Math.round(Number((incl * 100).toFixed(6))) / 100;
    }
    return null;
  };
  for (const price of sellingPrices) {
    const from = parsePointDecimal(textOf(price, 'LOWER_BOUND')) ?? 1;
    const euros = unitPriceOf(price);
    if (euros === null) continue;
    if (from <= 1) result.price ??= euros;
    else if (Number.isInteger(from) && Object.keys(result.staffel ?? {}).length < MAX_LEVELS) {
      (result.staffel ??= {})[String(from)] = euros;
    }
  }
  const [advised] = pricesOfType('nrp');
  const listPrice = advised && unitPriceOf(advised);
  if (listPrice && listPrice > (result.price ?? Infinity)) result.list_price = listPrice;
  return result;
}

const typeOf = (price: XmlElement): string => price.attributes['price_type'] ?? '';

/** Prefix of the names in ETIM's extension of BMEcat. */
const EXTENSION_PREFIX = 'UDX.EDXF.';

export function productOf(
  product: XmlElement,
  header: BmecatHeader,
  options: ReadOptions,
): FeedItem {
  const details = childOf(product, 'PRODUCT_DETAILS', 'ARTICLE_DETAILS');
  const texts = (...names: string[]) => (details ? childrenOf(details, ...names) : []);
  const extensionText = (name: string) =>
    descendantsOf(product, `${EXTENSION_PREFIX}${name}`)[0]?.text.trim() ?? '';
  const { errors, ...prices } = bmecatPrices(product, header);
  const { line } = product;
  if (errors.length > 0) return { errors: errors.map((error) => ({ line, ...error })) };
  return {
    line,
    value: omitEmptyFields({
      number: textOf(product, 'SUPPLIER_PID', 'SUPPLIER_AID'),
      ean: eanOf(texts('INTERNATIONAL_PID', 'EAN')),
      ...textsOf('name', texts('DESCRIPTION_SHORT'), header),
      ...textsOf('description', texts('DESCRIPTION_LONG'), header),
      ...textsOf('usage', texts('REMARKS'), header),
      // A group of the file takes precedence over the ETIM class, if that is the code of a
      // category.
      category: childrenOf(product, 'PRODUCT_FEATURES', 'ARTICLE_FEATURES')
        .map((features) => textOf(features, 'REFERENCE_FEATURE_GROUP_ID'))
        .find((code) => options.knowsCategory?.(code)),
      brand: extensionText('BRAND_NAME') || textOf(details, 'MANUFACTURER_NAME'),
      ...prices,
      ...orderOf(product),
      ...dimensionsOf(product, extensionText),
      attributes: attributesOf(featuresOf(product, header), options),
      ...mediaOf(
        descendantsOf(product, 'MIME', `${EXTENSION_PREFIX}MIME`).map((mime) =>
          fileOf(mime, header),
        ),
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
        featureNameIn(feature, language, header),
      values: childrenOf(feature, 'FVALUE').map(({ text }) => text),
      text: (language: 'nl' | 'en') =>
        textIn(childrenOf(feature, 'FVALUE_DETAILS'), language, header),
      unit: textOf(feature, 'FUNIT'),
    }));
}

/** Returns the name of a feature, if it is a word in the language and not a code. */
function featureNameIn(feature: XmlElement, language: 'nl' | 'en', header: BmecatHeader) {
  const name = textIn(childrenOf(feature, 'FNAME'), language, header);
  return name && /^EF[A-Z\d]{6}$/.test(name) ? undefined : name;
}

function orderOf(product: XmlElement): Record<string, unknown> {
  const orderDetails = childOf(product, 'PRODUCT_ORDER_DETAILS', 'ARTICLE_ORDER_DETAILS');
  const amount = parsePointDecimal(textOf(orderDetails, 'NO_CU_PER_OU'));
  return {
    ...orderUnit(textOf(orderDetails, 'ORDER_UNIT')),
    ...packContent(amount, textOf(orderDetails, 'CONTENT_UNIT')),
  };
}

/** Both the standard and ETIM's extension use metres and kilograms. */
function dimensionsOf(product: XmlElement, extensionText: (name: string) => string) {
  const [size] = descendantsOf(product, 'PRODUCT_DIMENSIONS');
  const millimetresOf = (name: string) =>
    toMillimetres(parsePointDecimal(extensionText(`NET${name}`) || textOf(size, name)), 'MTR');
  return {
    weight: toKilograms(
      parsePointDecimal(
        extensionText('NETWEIGHT') || textOf(size, 'WEIGHT') || pieceWeight(product),
      ),
      'KGM',
    ),
    width: millimetresOf('WIDTH'),
    height: millimetresOf('DEPTH'),
    depth: millimetresOf('LENGTH'),
  };
}

/** Returns the weight of the packing unit that contains one piece. */
function pieceWeight(product: XmlElement): string {
  const pieceUnit = descendantsOf(product, `${EXTENSION_PREFIX}PACKING_UNIT`).find(
    (unit) => parsePointDecimal(textOf(unit, `${EXTENSION_PREFIX}QUANTITY_MAX`)) === 1,
  );
  return textOf(pieceUnit, `${EXTENSION_PREFIX}WEIGHT`);
}

/** ETIM codes of pictures and videos. Links to pages and logos are not files of the product. */
const MIME_CODES_BY_KIND: [FileKind, RegExp][] = [
  ['picture', /^MD(?:0[12]|2[03-9]|30|47|59|65)$/],
  ['video', /^MD(?:39|4[56]|5[78])$/],
  ['none', /^MD(?:04|1[78])$/],
];

function fileOf(mime: XmlElement, header: BmecatHeader) {
  const textOfMime = (name: string) => textOf(mime, name, `${EXTENSION_PREFIX}${name}`);
  const code = textOfMime('MIME_CODE');
  const type = textOfMime('MIME_TYPE');
  const isSmall = /^(thumbnail|icon|logo)$/i.test(textOfMime('MIME_PURPOSE'));
  const kindByType: FileKind | undefined = /^image\//i.test(type)
    ? 'picture'
    : /^video\//i.test(type)
      ? 'video'
      : type === 'application/pdf'
        ? 'document'
        : undefined;
  return {
    source: header.fileOf(textOfMime('MIME_SOURCE')),
    kind: isSmall
      ? 'none'
      : (MIME_CODES_BY_KIND.find(([, codes]) => codes.test(code))?.[0] ?? kindByType),
    order: parsePointDecimal(textOfMime('MIME_ORDER')) ?? (code === 'MD01' ? 0 : undefined),
  } as const;
}

/** Field of the feed by type of reference. */
const FIELD_BY_RELATION: Record<string, string> = {
  ...{ accessories: 'accessories', mandatory: 'accessories', select: 'accessories' },
  ...{ sparepart: 'parts', similar: 'alternatives', followup: 'alternatives' },
};

function relationsOf(product: XmlElement): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const reference of childrenOf(product, 'PRODUCT_REFERENCE', 'ARTICLE_REFERENCE')) {
    const field = FIELD_BY_RELATION[reference.attributes['type'] ?? ''];
    const number = textOf(reference, 'PROD_ID_TO', 'ART_ID_TO');
    if (field && number && !fields[field]?.includes(number)) (fields[field] ??= []).push(number);
  }
  return fields;
}

export interface BmecatHeader {
  /** Default language of texts; undefined if the shop does not support it. */
  language: Language | undefined;
  currency: string;
  /** Resolves a file name relative to the folder in the header. */
  fileOf(name: string): string;
}

export function headerOf(header?: XmlElement): BmecatHeader {
  const catalogue = header && childOf(header, 'CATALOG');
  const languages = catalogue ? childrenOf(catalogue, 'LANGUAGE') : [];
  const mainLanguage =
    languages.find(({ attributes }) => attributes['default'] === 'true') ?? languages[0];
  const mediaRoot = textOf(catalogue, 'MIME_ROOT').replace(/\/+$/, '');
  return {
    language: mainLanguage ? languageOf(mainLanguage.text) : 'nl',
    currency: textOf(catalogue, 'CURRENCY') || 'EUR',
    fileOf: (name) =>
      mediaRoot === '' || name === '' || /^https?:/i.test(name)
        ? name
        : `${mediaRoot}/${name.replace(/^\/+/, '')}`,
  };
}

/** Returns the texts of elements by language, as two fields. */
export const textsOf = (
  field: string,
  elements: readonly XmlElement[],
  header: BmecatHeader,
): Record<string, unknown> =>
  fieldsByLanguage(field, (language) => textIn(elements, language, header));

function textIn(
  elements: readonly XmlElement[],
  language: Language,
  header: BmecatHeader,
): string | undefined {
  const element = elements.find(({ attributes: { lang } }) =>
    lang ? languageOf(lang) === language : header.language === language,
  );
  return element && plainText(element.text);
}
