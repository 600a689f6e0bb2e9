/** Placeholders that content may use (`{name}`, `{count}`, …), and their values. */
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { ShopConfig } from '../../../src/domain/content/config.ts';
import { formatNumber, formatRoundMoney } from '../../../src/domain/shared/money.ts';
import { MAX_WISHLIST_PRODUCTS, MAX_WISHLISTS } from '../../../src/domain/account/wishlists.ts';
import { localTime } from '../../../src/domain/store/opening-hours.ts';
import type { Company } from './schemas.ts';

/** Placeholder → value. */
export type PlaceholderValues = Record<string, string>;

/** All placeholders; `placeholderValuesOf` gives their values. */
const PLACEHOLDERS = [
  // The company name (`product` is a synonym from the spec) and the route slug.
  'name',
  'product',
  'slug',
  'count',
  'year',
  // company.yaml
  'legalName',
  'address',
  'returnAddress',
  'phone',
  // The phone number for links.
  'tel',
  'email',
  'kvk',
  'vat',
  'iban',
  'termsDate',
  // Settings of the shop, so that texts always match the checkout.
  'freeDeliverySmall',
  'freeDeliveryLarge',
  'deliverySmall',
  'deliveryLarge',
  'cutoffSmall',
  'cutoffLarge',
  'cutoffPickup',
  // "de volgende werkdag": delivery of an order before the cut-off.
  'nextDelivery',
  'extraStockDays',
  // "Nederland en België": the delivery countries.
  'deliveryCountries',
  'minimumPoints',
  // Limits of project lists.
  'maxLists',
  'maxListProducts',
] as const;

const PLACEHOLDER = /\{([A-Za-z][\w:-]*)\}/g;

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** "Over 13,500 products" becomes "products" while there are none. */
const COUNT_AND_NEXT_LETTER = /\b(ruim|over) \{count\} (\p{L})/giu;
const NO_PRODUCTS = '0';

const dropZeroCount = (text: string, { count }: PlaceholderValues): string =>
  count === NO_PRODUCTS
    ? text.replace(COUNT_AND_NEXT_LETTER, (_, word: string, letter: string) =>
        /^\p{Lu}/u.test(word) ? letter.toUpperCase() : letter,
      )
    : text;

/** Fills plain text. A placeholder without a value stays as it is. */
export function fillText(text: string, values: PlaceholderValues): string {
  return dropZeroCount(text, values).replace(
    PLACEHOLDER,
    (mark, name: string) => values[name] ?? mark,
  );
}

/** Fills HTML: values are escaped, for text and for attributes. */
export function fillHtml(html: string, values: PlaceholderValues): string {
  return dropZeroCount(html, values).replace(PLACEHOLDER, (mark, name: string) => {
    const value = values[name];
    return value === undefined ? mark : escapeHtml(value);
  });
}

/** Unknown placeholders in a text, each with its line (from 1). */
export function unknownPlaceholders(text: string): { name: string; line: number }[] {
  const knownNames = new Set<string>(PLACEHOLDERS);
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(PLACEHOLDER)].map((match) => ({ name: match[1] ?? '', line: index + 1 })),
    )
    .filter(({ name }) => !knownNames.has(name) && !isMarker(name));
}

/**
 * True for a mark that is no placeholder: of a section (`## Zo doe je het {steps}`), a banner or a
 * parameter of the caller.
 */
function isMarker(name: string): boolean {
  return ['steps', 'links', 'usps'].includes(name) || /^(banner|param):/.test(name);
}

export interface PlaceholderSource {
  locale: Locale;
  /** Company name and route slug (`src/brands/brands.ts`). */
  brand: { name: string; slug: string };
  /** Number of products with a page. */
  count: number;
  now: Date;
  config: ContentConfig;
}

/** The shop settings used in texts. Amounts in cents. */
type ContentConfig = Pick<
  ShopConfig,
  | 'freeShippingMinimumSmall'
  | 'freeShippingMinimumLarge'
  | 'deliveryCostSmall'
  | 'deliveryCostLarge'
  | 'deliveryCutoffSmall'
  | 'deliveryCutoffLarge'
  | 'pickupCutoff'
  | 'delayDays'
  | 'extraStockDeliveryDays'
  | 'minimumPointsToRedeem'
  | 'deliveryCountries'
>;

/**
 * The values of all placeholders in one language (spec 2 §9: the meta states the number of
 * products).
 */
export function placeholderValuesOf(
  source: PlaceholderSource,
  company: Company | null,
): PlaceholderValues {
  const { locale, brand, config } = source;
  const formatWhole = (value: number) => formatNumber(value, locale);
  const formatEuros = (cents: number) => formatRoundMoney(cents, locale);
  const base: PlaceholderValues = {
    name: brand.name,
    product: brand.name,
    slug: brand.slug,
    count: formatWhole(roundedCount(source.count)),
    year: localTime(source.now).day.slice(0, 4),
    freeDeliverySmall: formatEuros(config.freeShippingMinimumSmall),
    freeDeliveryLarge: formatEuros(config.freeShippingMinimumLarge),
    deliverySmall: formatEuros(config.deliveryCostSmall ?? 0),
    deliveryLarge: formatEuros(config.deliveryCostLarge ?? 0),
    cutoffSmall: config.deliveryCutoffSmall,
    cutoffLarge: config.deliveryCutoffLarge,
    cutoffPickup: config.pickupCutoff,
    nextDelivery: nextDeliveryText(config.delayDays, locale),
    deliveryCountries: countryListText(config.deliveryCountries, locale),
    extraStockDays: formatWhole(config.extraStockDeliveryDays),
    minimumPoints: formatWhole(config.minimumPointsToRedeem),
    maxLists: formatWhole(MAX_WISHLISTS),
    maxListProducts: formatWhole(MAX_WISHLIST_PRODUCTS),
  };
  if (!company) return base;
  const { termsDate, ...plain } = company;
  const tel = plain.phone.replace(/[^\d+]/g, '');
  const companyValues = Object.entries({ ...plain, tel, termsDate: termsDate[locale] });
  return {
    ...base,
    ...Object.fromEntries(companyValues.map(([key, text]) => [key, fillText(text, base)])),
  };
}

/** When an order before the cut-off is delivered, in words that are true on every weekday. */
function nextDeliveryText(delayDays: number, locale: Locale): string {
  if (delayDays === 0) return locale === 'nl' ? 'de volgende werkdag' : 'the next working day';
  const days = delayDays + 1;
  return locale === 'nl' ? `binnen ${days} werkdagen` : `within ${days} working days`;
}

/** Countries whose name needs an article in a sentence. */
const ARTICLES: Record<Locale, Record<string, string>> = {
  nl: { GB: 'het ' },
  en: { NL: 'the ', GB: 'the ' },
};
/** British English, which has no comma before "and". */
const LANGUAGE_TAGS: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB' };

/** "Nederland en België", in the order of the setting. */
function countryListText(codes: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'region' });
  const countryNames = codes.map(
    (code) => (ARTICLES[locale][code] ?? '') + (names.of(code) ?? code),
  );
  return new Intl.ListFormat(LANGUAGE_TAGS[locale]).format(countryNames);
}

/** "Ruim 13.500" must be true, so counts above a hundred are rounded down to hundreds. */
function roundedCount(count: number): number {
  return count < 100 ? count : Math.floor(count / 100) * 100;
}
