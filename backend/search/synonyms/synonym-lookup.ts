import type { SynonymGroup } from './synonyms.ts';
import { phraseKeys } from '../query/query-spans.ts';
import { fold, soundKey } from '../analyse/stem.ts';
import { SoundTable } from '../typo.ts';
import type { SearchLocale } from '../types.ts';

const NO_SYNONYMS: readonly string[] = [];
/** Maximum number of cached phrases, since the same words are looked up repeatedly. */
const MAX_CACHED_PHRASES = 20_000;

/**
 * Returns a function that looks up the synonyms of a word or phrase in one language, in the
 * editors' order. A phrase in several groups has the synonyms of each of them, but not
 * transitively.
 */
export function synonymLookup(
  groups: readonly SynonymGroup[],
  locale: SearchLocale,
): (phrase: string) => readonly string[] {
  const byKey = new Map<string, Map<string, string>>();
  for (const { from, to } of groups) {
    const targets = to.map((phrase) => ({ phrase, key: phraseKeys(phrase, locale).separate }));
    for (const phrase of from) {
      const { separate, concatenated } = phraseKeys(phrase, locale);
      for (const key of new Set([separate, concatenated])) {
        const synonyms = byKey.get(key) ?? new Map<string, string>();
        for (const target of targets) {
          if (target.key !== separate && !synonyms.has(target.key))
            synonyms.set(target.key, target.phrase);
        }
        byKey.set(key, synonyms);
      }
    }
  }
  const synonymsByKey = new Map([...byKey].map(([key, synonyms]) => [key, [...synonyms.values()]]));
  const cache = new Map<string, readonly string[]>();
  return (phrase) => {
    const cachedSynonyms = cache.get(phrase);
    if (cachedSynonyms) return cachedSynonyms;
    const { separate, concatenated } = phraseKeys(phrase, locale);
    const synonyms = synonymsByKey.get(separate) ?? synonymsByKey.get(concatenated) ?? NO_SYNONYMS;
    if (cache.size >= MAX_CACHED_PHRASES) cache.clear();
    cache.set(phrase, synonyms);
    return synonyms;
  };
}

/** Minimum length of a word that is corrected: a shorter one resembles too many others. */
const MIN_MISSPELT_LENGTH = 5;

/**
 * Returns a function that finds the word of the groups which a word may be a misspelling of: one that
 * sounds the same, or differs in at most one sound; null without one. `acuboor` gives `accuboor`.
 */
export function respellingLookup(
  groups: readonly SynonymGroup[],
  locale: SearchLocale,
): (word: string, edits: 0 | 1) => string | null {
  let soundTable: SoundTable | null = null;
  const buildTable = () => {
    const words = new Set(groups.flatMap(({ from }) => from.map(fold)));
    soundTable = new SoundTable();
    for (const word of words)
      if (word.length >= MIN_MISSPELT_LENGTH && /^[a-z]+$/.test(word))
        soundTable.add(-1, word, locale);
    return soundTable;
  };
  return (word, edits) => {
    if (word.length < MIN_MISSPELT_LENGTH) return null;
    let respelledWord: string | null = null;
    (soundTable ?? buildTable()).visitNear(soundKey(word, locale), edits, ({ text }) => {
      if (text !== word) respelledWord ??= text;
    });
    return respelledWord;
  };
}
