import { HEAD_CLOSENESS, type QueryWord } from './query-word.ts';
import type { SearchStore } from './store.ts';

/** A word is a noun of products when it heads at least this share of the names that have it. */
const HEAD_SHARE = 0.25;

function headShare(store: SearchStore, { terms }: QueryWord): number {
  const { headDf, nameDf } = store.vocabulary;
  let heads = 0;
  let names = 0;
  for (const { term, factor } of terms) {
    if (factor < 0.5) continue;
    heads += headDf[term]!;
    names += nameDf[term]!;
  }
  return names === 0 ? 0 : heads / names;
}

/**
 * Marks the word that says what kind of product is asked for: the last one that products are
 * called (`claw hammer steel`: hammer), before `voor` or `for` where there is one.
 */
export function markHead(store: SearchStore, words: readonly QueryWord[]): void {
  const all = words.filter(({ required, text }) => required && !/^\d/.test(text));
  const main = all.filter(({ isPurpose }) => !isPurpose);
  const candidates = main.length > 0 ? main : all;
  const noun = candidates.findLast((word) => headShare(store, word) >= HEAD_SHARE);
  const head = noun ?? candidates.at(-1);
  if (!head) return;
  head.isHead = true;
  if (head.closeness > 0) head.closeness = HEAD_CLOSENESS;
}
