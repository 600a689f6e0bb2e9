import * as field from './fields.ts';
import type { SearchStore } from './store.ts';

/** A term and the factor for its points. */
export interface WeighedTerm {
  term: number;
  factor: number;
}

type Push = (stem: number, factor: number) => void;

function collect(store: SearchStore, add: (push: Push) => void): WeighedTerm[] {
  const { vocabulary } = store;
  const terms: WeighedTerm[] = [];
  add((stem, factor) => {
    for (const term of vocabulary.members[stem]!) {
      if (vocabulary.df[term]! > 0) terms.push({ term, factor });
    }
  });
  return terms;
}

/** Returns the live terms of a stem, and of the compounds with it. */
export function termsOfStem(store: SearchStore, stem: number, factor: number): WeighedTerm[] {
  const { compounds } = store;
  return collect(store, (push) => {
    push(stem, factor);
    for (const compound of compounds.withHead(stem)) push(compound, factor * field.HEAD_FACTOR);
    for (const compound of compounds.withGuessedHead(stem))
      push(compound, factor * field.GUESSED_HEAD_FACTOR);
    for (const compound of compounds.withModifier(stem))
      push(compound, factor * field.MODIFIER_FACTOR);
  });
}

/**
 * Factor for inflections other than the plural: `adhesive` for `adhesion`, `glazing` for `glazed`.
 */
const OTHER_FORM_FACTOR = 0.8;
const PLURAL = /(?:es|s)$/;

/**
 * Like `termsOfStem`, for a word as written. English stemming conflates words of different
 * meanings, so forms other than singular and plural have a lower weight if the written one occurs.
 */
export function termsOfForm(store: SearchStore, text: string, stem: number): WeighedTerm[] {
  const terms = termsOfStem(store, stem, 1);
  const { vocabulary } = store;
  if (vocabulary.locale !== 'en') return terms;
  const singular = (word: string) => word.replace(PLURAL, '');
  const singularForm = singular(text);
  const isSame = ({ term }: WeighedTerm) => singular(vocabulary.text[term]!) === singularForm;
  if (!terms.some(isSame)) return terms;
  return terms.map((one) =>
    isSame(one) ? one : { ...one, factor: one.factor * OTHER_FORM_FACTOR },
  );
}

/** Returns the live terms of compounds that end in a head which never occurs alone, by its stem. */
export function termsOfSharedHead(store: SearchStore, head: string, factor: number): WeighedTerm[] {
  return collect(store, (push) => {
    for (const compound of store.compounds.withSharedHead(head))
      push(compound, factor * field.HEAD_FACTOR);
  });
}

/**
 * Returns the live terms of a word as written: its own, or those of the compounds that end in it.
 */
export function termsOfWord(store: SearchStore, text: string, factor: number): WeighedTerm[] {
  const stem = store.vocabulary.liveStem(text);
  if (stem >= 0) return termsOfStem(store, stem, factor);
  return termsOfSharedHead(store, store.vocabulary.stem(text), factor);
}

/** Returns the live terms of stems, without their compounds. */
export function termsOfStems(
  store: SearchStore,
  stems: readonly number[],
  factor: number,
): WeighedTerm[] {
  return collect(store, (push) => {
    for (const stem of stems) push(stem, factor);
  });
}
