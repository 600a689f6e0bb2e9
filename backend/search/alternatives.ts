import { fold } from './analyse/fold.ts';
import { compareText } from './natural.ts';
import type { QueryWord } from './query-word.ts';
import type { SearchStore } from './store.ts';
import type { TypoFinder } from './typo.ts';

/** With fewer hits than this a list offers other words. */
export const FEW_HITS = 12;
const MAX_ALTERNATIVES = 5;
/** A correction of a known word must be this many times as common. */
const FAR_MORE = 4;

interface Idea {
  text: string;
  word: string;
  rank: number;
  df: number;
}

/** Words to try instead: what may have been meant first, then what is related. */
export function alternativesFor(
  store: SearchStore,
  typos: TypoFinder,
  term: string,
  words: readonly QueryWord[],
): string[] {
  const ideas = words
    .filter((word) => word.required && word.codes.length === 0)
    .flatMap((word) => [...corrected(store, typos, word), ...related(store, word)]);
  ideas.sort((a, b) => a.rank - b.rank || b.df - a.df || compareText(a.text, b.text));
  const lower = term.toLowerCase();
  const terms = ideas.map((idea) => lower.replace(idea.word, () => idea.text));
  return [...new Set(terms)].filter((text) => text !== lower).slice(0, MAX_ALTERNATIVES);
}

function corrected(store: SearchStore, typos: TypoFinder, word: QueryWord): Idea[] {
  const stem = store.vocabulary.liveStem(word.text);
  const own = stem < 0 ? 0 : store.vocabulary.stemNamingDf(stem);
  return typos
    .corrections(fold(word.text))
    .filter((one) => one.stem !== stem && one.df > own * FAR_MORE)
    .map((one) => ({ text: one.text, word: word.text, rank: one.cost, df: one.df }));
}

/** The head of a compound, and other compounds with that head. */
function related(store: SearchStore, word: QueryWord): Idea[] {
  const { vocabulary, compounds } = store;
  const own = vocabulary.liveStem(word.text);
  const ideas: Idea[] = [];
  const add = (stem: number, rank: number) => {
    const df = vocabulary.stemNamingDf(stem);
    if (stem === own || df === 0) return;
    ideas.push({ text: vocabulary.text[vocabulary.commonForm(stem)]!, word: word.text, rank, df });
  };
  for (const head of compounds.split(word.text).heads) {
    const stem = vocabulary.stemId(head);
    if (stem >= 0) add(stem, 3);
    const others = stem >= 0 ? compounds.withHead(stem) : compounds.withSharedHead(head);
    for (const compound of others) add(compound, 4);
  }
  return ideas;
}
