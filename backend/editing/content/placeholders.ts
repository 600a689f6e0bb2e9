/** Values of the placeholders that content may use: `{name}`, `{count}`, … */
export type Facts = Record<string, string>;

/** All placeholders; `content-facts.ts` provides their values. */
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

const PATTERN = /\{([A-Za-z][\w:-]*)\}/g;

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** "Over 13,500 products" becomes "products" while there are none. */
const COUNTED = /\b(ruim|over) \{count\} (\p{L})/giu;
const EMPTY = '0';

const counted = (text: string, { count }: Facts): string =>
  count === EMPTY
    ? text.replace(COUNTED, (_, word: string, letter: string) =>
        /^\p{Lu}/u.test(word) ? letter.toUpperCase() : letter,
      )
    : text;

/** Fills plain text. A placeholder without a value stays as it is. */
export function fillText(text: string, facts: Facts): string {
  return counted(text, facts).replace(PATTERN, (whole, name: string) => facts[name] ?? whole);
}

/** Fills HTML: values are escaped, for text and for attributes. */
export function fillHtml(html: string, facts: Facts): string {
  return counted(html, facts).replace(PATTERN, (whole, name: string) => {
    const value = facts[name];
    return value === undefined ? whole : escapeHtml(value);
  });
}

/** Unknown placeholders in a text, each with its line (from 1). */
export function unknownPlaceholders(text: string): { name: string; line: number }[] {
  const known = new Set<string>(PLACEHOLDERS);
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(PATTERN)].map((match) => ({ name: match[1] ?? '', line: index + 1 })),
    )
    .filter(({ name }) => !known.has(name) && !isMarker(name));
}

/** Section marks (`## Zo doe je het {steps}`), banners and caller parameters. */
function isMarker(name: string): boolean {
  return ['steps', 'links', 'usps'].includes(name) || /^(banner|param):/.test(name);
}
