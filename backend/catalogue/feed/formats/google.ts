/**
 * Reads Google Merchant feeds: RSS 2.0 or Atom with the `g:` namespace, or a tab-separated table.
 */
import { addressText } from '../../texts.ts';
import {
  type FeedItem,
  type ReadOptions,
  unreadableItem,
  omitEmptyFields,
  languageOf,
  plainText,
  mediaOf,
} from './item.ts';
import { attributesOf, toKilograms, packContent, parsePointDecimal } from './attributes.ts';
import type { TableRecord } from './table.ts';
import { childrenOf, textOf, type XmlElement, xmlElements } from './xml.ts';

/** Values of one product by the format's element names; an element may be repeated. */
type ProductValues = Map<string, string[]>;

/** Columns of a table that hold several values, and what stands between them. */
const LIST_SEPARATORS: Record<string, RegExp> = {
  additional_image_link: /,(?=\s*https?:)/,
  product_detail: /,(?=[^,:]*:)/,
};
/** Supported names; the others of Google do not apply to this shop. */
const SUPPORTED_NAMES = new Set(
  `id title description link image_link additional_image_link price sale_price
   sale_price_effective_date brand gtin product_type google_product_category availability quantity
   sell_on_google_quantity shipping_weight product_weight color material size item_group_id
   unit_pricing_measure product_detail mpn condition identifier_exists`.split(/\s+/),
);

export const isGoogleTable = (start: string): boolean => {
  const [first = ''] = start.split(/\r\n|\n|\r/, 1);
  const names = first.split('\t').map(elementNameOf);
  return names.includes('id') && names.includes('title') && !names.includes('number');
};

const elementNameOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^"|"$/g, '')
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');

export async function* readGoogleXml(
  texts: AsyncIterable<string>,
  options: ReadOptions,
): AsyncGenerator<FeedItem> {
  let language: 'nl' | 'en' = 'nl';
  const isWanted = (name: string, path: readonly string[]) =>
    name === 'item' || name === 'entry' || (name === 'language' && path.length === 3);
  for await (const element of xmlElements(texts, isWanted)) {
    if (element.name === 'language') language = languageOf(element.text) ?? language;
    else yield itemOf(element.line, valuesOf(element), language, options);
  }
}

function valuesOf(element: XmlElement): ProductValues {
  const values: ProductValues = new Map();
  for (const child of element.children) {
    const value =
      child.name === 'product_detail'
        ? ['section_name', 'attribute_name', 'attribute_value']
            .map((name) => textOf(child, name))
            .join(':')
        : child.name === 'link'
          ? child.attributes['href'] || child.text
          : child.text;
    const before = values.get(child.name) ?? [];
    if (value.trim()) values.set(child.name, [...before, value.trim()]);
  }
  // Atom feeds name the description `summary` or `content`.
  const [summary] = [...childrenOf(element, 'summary'), ...childrenOf(element, 'content')];
  if (summary && !values.has('description')) values.set('description', [summary.text.trim()]);
  values.delete('summary');
  values.delete('content');
  return values;
}

export async function* readGoogleTable(
  records: AsyncIterable<TableRecord>,
  options: ReadOptions,
): AsyncGenerator<FeedItem> {
  let names: string[] | undefined;
  for await (const { line, cells } of records) {
    if (!names) {
      names = cells.map((cell) => elementNameOf(String(cell)));
      continue;
    }
    if (cells.length > names.length) {
      yield unreadableItem(
        line,
        '',
        `has ${cells.length} cells, the first line has ${names.length}`,
      );
      continue;
    }
    const values: ProductValues = new Map();
    for (const [i, cell] of cells.entries()) {
      const separator = LIST_SEPARATORS[names[i]!];
      const parts = separator ? String(cell).split(separator) : [String(cell)];
      const filledParts = parts.map((part) => part.trim()).filter(Boolean);
      if (filledParts.length > 0) values.set(names[i]!, filledParts);
    }
    yield itemOf(line, values, 'nl', options);
  }
}

function itemOf(
  line: number,
  values: ProductValues,
  language: 'nl' | 'en',
  options: ReadOptions,
): FeedItem {
  const firstValue = (name: string): string => values.get(name)?.[0] ?? '';
  for (const name of values.keys())
    if (!SUPPORTED_NAMES.has(name)) options.onWarning?.(`Not read of Google's fields: ${name}.`);
  const price = parseEuros(firstValue('price'));
  const salePrice = parseEuros(firstValue('sale_price'));
  for (const [field, amount] of [
    ['price', price],
    ['sale_price', salePrice],
  ] as const) {
    if (amount !== null) continue;
    const message = 'must be an amount in euros, such as 9.95 EUR';
    return { errors: [{ line, field, value: firstValue(field), message }] };
  }
  const [packedAmount, unit] = parseMeasure(firstValue('unit_pricing_measure'));
  const [weight, weightUnit] = parseMeasure(
    firstValue('shipping_weight') || firstValue('product_weight'),
  );
  const text = (name: string) => plainText(firstValue(name));
  return {
    line,
    value: omitEmptyFields({
      number: firstValue('id'),
      ean: eanOf(firstValue('gtin')),
      [`name_${language}`]: text('title'),
      [`description_${language}`]: text('description'),
      brand: firstValue('brand'),
      category: firstValue('product_type') || firstValue('google_product_category'),
      ...pricesOf(price, salePrice, firstValue('sale_price_effective_date')),
      stock: stockOf(
        firstValue('quantity') || firstValue('sell_on_google_quantity'),
        firstValue('availability'),
      ),
      weight: toKilograms(weight, weightUnit),
      pictures: mediaOf(
        [firstValue('image_link'), ...(values.get('additional_image_link') ?? [])].map(
          (source) => ({
            source,
            kind: 'picture' as const,
          }),
        ),
      ).pictures,
      [`color_${language}`]: firstValue('color'),
      [`material_${language}`]: firstValue('material'),
      size: firstValue('size'),
      group: firstValue('item_group_id') && addressText(firstValue('item_group_id')),
      ...packContent(packedAmount, unit),
      attributes: attributesOf(featuresOf(values.get('product_detail') ?? []), options),
    }),
  };
}

/** Parses an amount with a currency; null if not in euros, undefined if absent. */
function parseEuros(text: string): number | null | undefined {
  if (text === '') return undefined;
  const [, currencyBefore, amount, currencyAfter] =
    /^(EUR|€)?\s*([\d.,]+)\s*(EUR|€)?$/i.exec(text) ?? ([] as (string | undefined)[]);
  const value = parsePointDecimal(amount?.replace(/,(?=\d{1,2}$)/, '.'));
  return value !== undefined && (currencyBefore || currencyAfter) ? value : null;
}

/** A sale price without an end is the price, and the other one the advised price. */
function pricesOf(
  price: number | null | undefined,
  salePrice: number | null | undefined,
  saleDays: string,
): Record<string, unknown> {
  const [from = '', until = ''] = saleDays.split('/').map((moment) => moment.slice(0, 10));
  if (!salePrice || !price) return { price };
  if (!from || !until)
    return { price: salePrice, list_price: salePrice < price ? price : undefined };
  return { price, action_price: salePrice, action_from: from, action_until: until };
}

/** Splits `1.5 kg` into number and unit. */
function parseMeasure(text: string): [number | undefined, string] {
  const [, amount, unit = ''] = /^([\d.,]+)\s*([a-z²\d]+)$/i.exec(text) ?? [];
  return [parsePointDecimal(amount?.replace(',', '.')), unit];
}

/**
 * Converts a GTIN to an EAN: one of 12 digits lacks the first 0, one of 14 may have an additional
 * one.
 */
const eanOf = (gtin: string): string =>
  gtin
    .replace(/[\s-]/g, '')
    .replace(/^\d{12}$/, '0$&')
    .replace(/^0(?=\d{13}$)/, '');

const stockOf = (quantity: string, availability: string): string | number | undefined =>
  quantity || (/^out.of.stock$/i.test(availability) ? 0 : undefined);

const featuresOf = (details: readonly string[]) =>
  details.map((detail) => {
    const parts = detail.split(':').map((part) => part.trim());
    const [name = '', ...value] = parts.length > 2 ? parts.slice(1) : parts;
    return { name, values: [value.join(':')] };
  });
