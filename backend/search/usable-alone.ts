import { fold } from './analyse/stem.ts';
import type { SearchDocument } from './types.ts';

/**
 * Attributes whose value means that a product does not work without another one: a machine without
 * its battery. A catalogue that words this differently adds its words here.
 */
const INCOMPLETE_ATTRIBUTES: readonly { field: string; beginnings: readonly string[] }[] = [
  { field: 'accu', beginnings: ['zonder', 'without', 'geen', 'no '] },
];

/** Words and phrases of a search for a product that cannot be used alone. */
const WORDS_FOR_INCOMPLETE = [
  ...['body', 'bodies', 'zonder accu', "zonder accu's", 'losse machine', 'los apparaat'],
  ...['alleen machine', 'kale machine', 'solo', 'without battery', 'without batteries', 'bare'],
  ...['bare unit', 'tool only', 'naked', 'no battery'],
].map((phrase) => ` ${normalisePhrase(phrase)} `);

function normalisePhrase(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** Returns whether a product can be used as it is sold. */
export function isUsableAlone({ attributes }: Pick<SearchDocument, 'attributes'>): boolean {
  return INCOMPLETE_ATTRIBUTES.every(({ field, beginnings }) =>
    (attributes[field] ?? []).every(
      (value) => !beginnings.some((beginning) => fold(value).startsWith(beginning)),
    ),
  );
}

/** Returns whether a search asks for products that need another. */
export function asksForIncompleteProducts(term: string): boolean {
  const words = ` ${normalisePhrase(term)} `;
  return WORDS_FOR_INCOMPLETE.some((phrase) => words.includes(phrase));
}
