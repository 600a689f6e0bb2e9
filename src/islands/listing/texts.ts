/**
 * The texts that cards and lists need in the browser too: the page hands them over, since the
 * translation library stays on the server. `{name}` is filled in by `fill`.
 */
const CARD_KEYS = [
  'inclVat',
  'exclVat',
  'wasPrice',
  'lowest30',
  'per',
  'inStock',
  'inStockStore',
  'inStockStores',
  'extraStock',
  'soldOut',
  'notOrderable',
  'staffel',
  'reduced',
  'until',
  'inMyStore',
  'notInMyStore',
  'had',
  'tomorrow',
  'onDay',
  'quantity',
  'minus',
  'plus',
  'add',
  'added',
  'keep',
] as const;

const LIST_KEYS = [
  'one',
  'many',
  'sort',
  'filters',
  'price',
  'priceMin',
  'priceMax',
  'apply',
  'soldOnline',
  'more',
  'clear',
  'paging',
  'page',
  'previous',
  'next',
  'loading',
  'failed',
  'retry',
  'empty',
  'emptyHint',
] as const;

export type CardTexts = Record<(typeof CARD_KEYS)[number], string>;
export type ListTexts = Record<(typeof LIST_KEYS)[number], string>;
export type ListingTexts = CardTexts & ListTexts;

type Translate = (key: string) => string;

/** Those of the cards alone. */
export function cardTextsOf(texts: CardTexts): CardTexts {
  return Object.fromEntries(CARD_KEYS.map((key) => [key, texts[key]])) as CardTexts;
}

/** Takes the texts from a translator; placeholders stay for `fill`. */
export function listingTexts(translate: Translate): ListingTexts {
  return Object.fromEntries([
    ...CARD_KEYS.map((key) => [key, translate(`listing:card.${key}`)]),
    ...LIST_KEYS.map((key) => [key, translate(`listing:list.${key}`)]),
  ]) as ListingTexts;
}

/** Fills `{name}` placeholders; one without a value stays as it is. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
