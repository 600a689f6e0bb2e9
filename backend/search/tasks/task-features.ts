/** What of a sentence tells which kind of product it asks for: words, pairs of words, letters. */

/** How many letters in a row are looked at: parts of compounds and misspelt words have them too. */
const LETTERS = 4;

/** Weight of a feature before the examples have told how much it is worth. */
export const FIRST_WEIGHT = { word: 1, pair: 0.5, letters: 0.2 } as const;

export type FeatureKind = keyof typeof FIRST_WEIGHT;

/** Returns the pairs of words with at most one between. */
export const pairsOf = <T>(words: readonly T[]): [T, T][] =>
  words.flatMap((word, at) => words.slice(at + 1, at + 3).map((next): [T, T] => [word, next]));

export const pairFeature = (stem: string, next: string): string => `${stem} ${next}`;

/** Returns the letters in a row of a word, its ends marked: `#<bad`, `#bad>`. */
export function lettersOf(word: string): string[] {
  const marked = `<${word}>`;
  const count = Math.max(0, marked.length - LETTERS + 1);
  return Array.from({ length: count }, (_, at) => `#${marked.slice(at, at + LETTERS)}`);
}

export function kindOfFeature(feature: string): FeatureKind {
  if (feature.startsWith('#')) return 'letters';
  // The stem of `was` ends in a blank.
  return feature.trimEnd().includes(' ') ? 'pair' : 'word';
}
