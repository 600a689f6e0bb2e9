import type { Locale } from '../../../src/domain/shared/common.ts';
import type { ShopConfig } from '../../../src/domain/content/config.ts';
import { formatNumber, formatRoundMoney } from '../../../src/domain/shared/money.ts';
import { MAX_WISHLIST_PRODUCTS, MAX_WISHLISTS } from '../../../src/domain/account/wishlists.ts';
import { localTime } from '../../../src/domain/store/opening-hours.ts';
import { type Facts, fillText } from './placeholders.ts';
import type { Company } from './schemas.ts';

export interface FactSource {
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
export function contentFacts(source: FactSource, company: Company | null): Facts {
  const { locale, brand, config } = source;
  const whole = (value: number) => formatNumber(value, locale);
  const euro = (cents: number) => formatRoundMoney(cents, locale);
  const base: Facts = {
    name: brand.name,
    product: brand.name,
    slug: brand.slug,
    count: whole(roundedCount(source.count)),
    year: localTime(source.now).day.slice(0, 4),
    freeDeliverySmall: euro(config.freeShippingMinimumSmall),
    freeDeliveryLarge: euro(config.freeShippingMinimumLarge),
    deliverySmall: euro(config.deliveryCostSmall ?? 0),
    deliveryLarge: euro(config.deliveryCostLarge ?? 0),
    cutoffSmall: config.deliveryCutoffSmall,
    cutoffLarge: config.deliveryCutoffLarge,
    cutoffPickup: config.pickupCutoff,
    nextDelivery: nextDelivery(config.delayDays, locale),
    deliveryCountries: countryList(config.deliveryCountries, locale),
    extraStockDays: whole(config.extraStockDeliveryDays),
    minimumPoints: whole(config.minimumPointsToRedeem),
    maxLists: whole(MAX_WISHLISTS),
    maxListProducts: whole(MAX_WISHLIST_PRODUCTS),
  };
  if (!company) return base;
  const { termsDate, ...plain } = company;
  const tel = plain.phone.replace(/[^\d+]/g, '');
  const own = Object.entries({ ...plain, tel, termsDate: termsDate[locale] });
  return { ...base, ...Object.fromEntries(own.map(([key, text]) => [key, fillText(text, base)])) };
}

/** When an order before the cut-off is delivered, in words that are true on every weekday. */
function nextDelivery(delayDays: number, locale: Locale): string {
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
const TAGS: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB' };

/** "Nederland en België", in the order of the setting. */
function countryList(codes: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(TAGS[locale], { type: 'region' });
  const said = codes.map((code) => (ARTICLES[locale][code] ?? '') + (names.of(code) ?? code));
  return new Intl.ListFormat(TAGS[locale]).format(said);
}

/** "Ruim 13.500" must be true, so counts above a hundred are rounded down to hundreds. */
function roundedCount(count: number): number {
  return count < 100 ? count : Math.floor(count / 100) * 100;
}
