import * as field from './fields.ts';
import type { SearchStore } from './store.ts';

/** A term and the factor for its points. */
export interface WeighedTerm {
  term: number;
  factor: number;
}

type AddTermsOfStem = (stem: number, factor: number) => void;

function collectTerms(
  store: SearchStore,
  add: (addTermsOfStem: AddTermsOfStem) => void,
): WeighedTerm[] {
  const { vocabulary } = store;
  const terms: WeighedTerm[] = [];
  add((stem, factor) => {
    for (const term of vocabulary.members[stem]!) {
      if (vocabulary.documentCounts[term]! > 0) terms.push({ term, factor });
    }
  });
  return terms;
}

/** Returns the live terms of a stem, and of the compounds with it. */
export function termsOfStem(store: SearchStore, stem: number, factor: number): WeighedTerm[] {
  const { compounds } = store;
  return collectTerms(store, (addTermsOfStem) => {
    addTermsOfStem(stem, factor);
    for (const compound of compounds.withHead(stem))
      addTermsOfStem(compound, factor * field.HEAD_FACTOR);
    for (const compound of compounds.withGuessedHead(stem))
      addTermsOfStem(compound, factor * field.GUESSED_HEAD_FACTOR);
    for (const compound of compounds.withModifier(stem))
      addTermsOfStem(compound, factor * field.MODIFIER_FACTOR);
  });
}

/**
 * Factor for inflections other than the plural: `adhesive` for `adhesion`, `glazing` for `glazed`.
 */
const OTHER_FORM_FACTOR = 0.8;
const PLURAL_ENDING = /(?:es|s)$/;

/**
 * Like `termsOfStem`, for a word as written. English stemming conflates words of different
 * meanings, so forms other than singular and plural have a lower weight if the written one occurs.
 */
export function termsOfForm(store: SearchStore, text: string, stem: number): WeighedTerm[] {
  const terms = termsOfStem(store, stem, 1);
  const { vocabulary } = store;
  if (vocabulary.locale !== 'en') return terms;
  const singularOf = (word: string) => word.replace(PLURAL_ENDING, '');
  const singularForm = singularOf(text);
  const isSameForm = ({ term }: WeighedTerm) => singularOf(vocabulary.text[term]!) === singularForm;
  if (!terms.some(isSameForm)) return terms;
  return terms.map((one) =>
    isSameForm(one) ? one : { ...one, factor: one.factor * OTHER_FORM_FACTOR },
  );
}

/** Returns the live terms of compounds that end in a head which never occurs alone, by its stem. */
export function termsOfSharedHead(store: SearchStore, head: string, factor: number): WeighedTerm[] {
  return collectTerms(store, (addTermsOfStem) => {
    for (const compound of store.compounds.withSharedHead(head))
      addTermsOfStem(compound, factor * field.HEAD_FACTOR);
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
  return collectTerms(store, (addTermsOfStem) => {
    for (const stem of stems) addTermsOfStem(stem, factor);
  });
}
