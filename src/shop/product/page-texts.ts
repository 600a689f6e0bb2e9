import type { Locale } from '../../domain/shared/common.ts';
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

/** HTML as plain text: tags become spaces, the common entities their signs. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** HTML as sentences of plain text: what ends without a sign, as items of a list do, gets a full stop. */
export function sentences(html: string): string {
  return plainText(html.replace(/([^<>.!?:…\s])((?:<\/\w+>|\s)*?)(?=<\/(?:li|p)>)/g, '$1.$2'));
}

/**
 * The first sentence of a text in HTML, for search engines; cut at a word where it is longer
 * than `max`. `12.5 mm` and `ca. 3 m` end no sentence: one ends before a capital.
 */
export function firstSentence(html: string, max = 155): string {
  const text = plainText(html);
  const sentence = /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
  if (sentence.length <= max) return sentence;
  return `${sentence.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * Address of a content page by its key; null where the shop has none. Editors may drop or
 * rename a page, and a product page must not link into nothing.
 */
export function contentPageLink(key: string, locale: Locale): string | null {
  const path = snapshot().contentPath(key);
  return path && `${locale === 'en' ? '/en' : ''}/${path[locale]}`;
}

/** An e-mail address that breaks behind its `@` and its dots; within a word only where even that is too long. */
export function emailText(address: string): Markup {
  const [first = '', ...others] = address.split(/(?<=[@.])/);
  return markup`${first}${others.map((part) => markup`<wbr>${part}`)}`;
}

/** Kinds of files by the words that their names carry. */
const KINDS = [
  ['safety', /veiligheidsinformatie|\bsds\b|\bmsds\b/i],
  ['performance', /prestatieverklaring|\bdop\b/i],
  ['manual', /handleiding|montage|manual/i],
  ['sheet', /productblad|datasheet|technisch/i],
] as const;

export interface FileTitle {
  /** Key of its text, null where the name says nothing we know. */
  kind: (typeof KINDS)[number][0] | null;
  /** The name made readable: `montage_advies-wand.pdf` → `montage advies wand`. */
  title: string;
  /** `PDF`; empty without an extension. */
  type: string;
}

/** What a file is called on the page, from its name. */
export function fileTitle(fileName: string): FileTitle {
  const [, stem = fileName, extension = ''] = /^(.+)\.([a-z0-9]{2,4})$/i.exec(fileName) ?? [];
  const kind = KINDS.find(([, pattern]) => pattern.test(stem))?.[0] ?? null;
  return { kind, title: stem.replace(/[-_]+/g, ' ').trim(), type: extension.toUpperCase() };
}

/** Pictograms whose meaning has a text (`product:logos.*`). */
const KNOWN = new Set([
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
]);

/** Key of a pictogram's text, whatever way it is written (`ghs05.png`, `GHS 05`); null when unknown. */
export function logoKey(name: string): string | null {
  const key = name
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase();
  return KNOWN.has(key) ? key : null;
}
