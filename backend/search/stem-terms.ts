import * as field from './fields.ts';
import type { SearchStore } from './store.ts';

/** A term, with what its points are multiplied by. */
export interface WeighedTerm {
  term: number;
  factor: number;
}

/** Live terms of a stem, and of the compounds with it. */
export function termsOfStem(store: SearchStore, stem: number, factor: number): WeighedTerm[] {
  const { vocabulary, compounds } = store;
  const terms: WeighedTerm[] = [];
  const push = (of: number, times: number) => {
    for (const term of vocabulary.members[of]!) {
      if (vocabulary.df[term]! > 0) terms.push({ term, factor: times });
    }
  };
  push(stem, factor);
  for (const compound of compounds.withHead(stem)) push(compound, factor);
  for (const compound of compounds.withGuessedHead(stem))
    push(compound, factor * field.GUESSED_HEAD_FACTOR);
  for (const compound of compounds.withModifier(stem))
    push(compound, factor * field.MODIFIER_FACTOR);
  return terms;
}
