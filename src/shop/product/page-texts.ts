import { deliveryCosts } from '../../domain/cart/delivery-costs.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { priceAtTaxRate } from '../../domain/product/general-tax.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { formatMoney, type Price } from '../../domain/shared/money.ts';
import { texts } from '../../i18n/texts.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';
import { markup, type Markup } from '../listing/markup.ts';

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Converts HTML to plain text: tags become spaces, common entities are decoded. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Converts HTML to plain-text sentences: text without final punctuation, e.g. a list item, gets a
 * full stop.
 */
export function sentences(html: string): string {
  return plainText(html.replace(/([^<>.!?:…\s])((?:<\/\w+>|\s)*?)(?=<\/(?:li|p)>)/g, '$1.$2'));
}

/**
 * The first sentence of an HTML text, for search engines; cut at a word boundary if longer than
 * `max`. A sentence ends only before a capital letter, so `12.5 mm` and `ca. 3 m` do not end one.
 */
export function firstSentence(html: string, max = 155): string {
  const text = plainText(html);
  const sentence = /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
  if (sentence.length <= max) return sentence;
  return `${sentence.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * Path of a content page by its key; null if it does not exist, since editors may delete or rename
 * pages.
 */
export function contentPageLink(key: string, locale: Locale): string | null {
  const path = snapshot().contentPath(key);
  return path && `${locale === 'en' ? '/en' : ''}/${path[locale]}`;
}

/**
 * From which amount a product is delivered free of charge. Large goods in the same cart raise the
 * limit of small ones, which the text says.
 */
export function freeFromText(
  { deliverySize, taxRate }: Pick<ProductSummary, 'deliverySize' | 'taxRate'>,
  form: keyof Price,
  locale: Locale,
): string {
  const config = snapshot().config();
  const freeFrom = (size: typeof deliverySize) =>
    formatMoney(priceAtTaxRate(deliveryCosts(size, config).freeFrom, taxRate)[form], locale);
  const [amount, large] = [freeFrom(deliverySize), freeFrom('large')];
  const key = deliverySize === 'large' ? 'freeLarge' : amount === large ? 'freeAll' : 'freeSmall';
  return texts(locale)(`product:delivery.${key}`, { amount, large });
}

/** An e-mail address with line break opportunities after `@` and dots. */
export function emailText(address: string): Markup {
  const [first = '', ...others] = address.split(/(?<=[@.])/);
  return markup`${first}${others.map((part) => markup`<wbr>${part}`)}`;
}

/** Kinds of documents, each with the words in file names that indicate it. */
const DOCUMENT_KINDS = [
  ['safety', /veiligheidsinformatie|\bsds\b|\bmsds\b/i],
  ['performance', /prestatieverklaring|\bdop\b/i],
  ['manual', /handleiding|montage|manual/i],
  ['sheet', /productblad|datasheet|technisch/i],
] as const;

export interface FileTitle {
  /** Text key of the type; null if the file name does not indicate one. */
  kind: (typeof DOCUMENT_KINDS)[number][0] | null;
  /** Readable name: `montage_advies-wand.pdf` → `montage advies wand`. */
  title: string;
  /** `PDF`; empty without a file extension. */
  type: string;
}

/** Title of a file, derived from its name. */
export function fileTitle(fileName: string): FileTitle {
  const [, stem = fileName, extension = ''] = /^(.+)\.([a-z0-9]{2,4})$/i.exec(fileName) ?? [];
  const kind = DOCUMENT_KINDS.find(([, pattern]) => pattern.test(stem))?.[0] ?? null;
  return { kind, title: stem.replace(/[-_]+/g, ' ').trim(), type: extension.toUpperCase() };
}

/** Pictograms with an explanatory text (`product:logos.*`). */
const EXPLAINED_LOGOS = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
  'CE',
] as const;

/** Text key of a pictogram in any spelling (`ghs05.png`, `GHS 05`); null if unknown. */
export function logoKey(name: string): (typeof EXPLAINED_LOGOS)[number] | null {
  const key = name
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase();
  return EXPLAINED_LOGOS.find((knownKey) => knownKey === key) ?? null;
}
