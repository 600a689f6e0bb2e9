import { queryWord, type QueryWord } from './query-word.ts';
import type { WeighedTerm } from './stem-terms.ts';
import { termsOfStems } from './stem-terms.ts';
import type { SearchStore } from './store.ts';

const MIN_PIECE = 3;
const MODIFIER_FACTOR = 0.6;
const LINKS = { nl: ['', 's', 'e', 'en'], en: [''] };

/** True where a name, a brand or a category has one of the terms. */
function isNamed({ vocabulary }: SearchStore, terms: readonly WeighedTerm[]): boolean {
  return terms.some(({ term, factor }) => factor >= 0.5 && vocabulary.namingDf[term]! > 0);
}

/**
 * Two words of the catalogue that are written as one (`kitchenfaucet`, `badkamerkraan`), cut where
 * both pieces are longest; none where there is no such place. Without the second there is no match.
 */
export function splitWords(
  store: SearchStore,
  folded: string,
  knownTerms: (piece: string) => WeighedTerm[],
): QueryWord[] {
  let best: {
    modifier: string;
    head: string;
    heads: WeighedTerm[];
    modifiers: WeighedTerm[];
  } | null = null;
  let weight = 0;
  for (let at = MIN_PIECE; at <= folded.length - MIN_PIECE; at++) {
    const head = folded.slice(at);
    const heads = knownTerms(head);
    if (!isNamed(store, heads)) continue;
    for (const link of LINKS[store.vocabulary.locale]) {
      const modifier = folded.slice(0, at - link.length);
      const worth = Math.min(modifier.length, head.length) - link.length / 2;
      if (modifier.length < MIN_PIECE || worth <= weight) continue;
      if (link !== '' && !folded.slice(0, at).endsWith(link)) continue;
      let modifiers = knownTerms(modifier);
      if (modifiers.length === 0 && modifier.length > MIN_PIECE)
        modifiers = termsOfStems(store, store.compounds.startingWith(modifier), MODIFIER_FACTOR);
      if (modifiers.length === 0) continue;
      best = { modifier, head, heads, modifiers };
      weight = worth;
    }
  }
  if (!best) return [];
  return [
    queryWord(best.modifier, { terms: best.modifiers }),
    queryWord(best.head, { terms: best.heads, isEssential: true }),
  ];
}
