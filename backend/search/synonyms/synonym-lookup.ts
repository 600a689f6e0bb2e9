import type { SynonymGroup } from './synonyms.ts';
import { phraseKeys } from '../query/query-spans.ts';
import { fold, soundKey } from '../analyse/stem.ts';
import { SoundTable } from '../typo.ts';
import type { SearchLocale } from '../types.ts';

const NONE: readonly string[] = [];
/** Maximum number of cached phrases, since the same words are looked up repeatedly. */
const MAX_ANSWERS = 20_000;

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
    const targets = to.map((phrase) => ({ phrase, key: phraseKeys(phrase, locale).apart }));
    for (const phrase of from) {
      const { apart, joined } = phraseKeys(phrase, locale);
      for (const key of new Set([apart, joined])) {
        const others = byKey.get(key) ?? new Map<string, string>();
        for (const target of targets) {
          if (target.key !== apart && !others.has(target.key))
            others.set(target.key, target.phrase);
        }
        byKey.set(key, others);
      }
    }
  }
  const lists = new Map([...byKey].map(([key, others]) => [key, [...others.values()]]));
  const answers = new Map<string, readonly string[]>();
  return (phrase) => {
    const existingAnswer = answers.get(phrase);
    if (existingAnswer) return existingAnswer;
    const { apart, joined } = phraseKeys(phrase, locale);
    const others = lists.get(apart) ?? lists.get(joined) ?? NONE;
    if (answers.size >= MAX_ANSWERS) answers.clear();
    answers.set(phrase, others);
    return others;
  };
}

/** A shorter word is too like others for a mistake to be seen. */
const MIN_MISSPELT = 5;

/**
 * Returns a function that finds the word of the groups which a word may be a misspelling of: one that
 * sounds the same, or differs in at most one sound; null without one. `acuboor` gives `accuboor`.
 */
export function respellingLookup(
  groups: readonly SynonymGroup[],
  locale: SearchLocale,
): (word: string, edits: 0 | 1) => string | null {
  let table: SoundTable | null = null;
  const fill = () => {
    const words = new Set(groups.flatMap(({ from }) => from.map(fold)));
    table = new SoundTable();
    for (const word of words)
      if (word.length >= MIN_MISSPELT && /^[a-z]+$/.test(word)) table.add(-1, word, locale);
    return table;
  };
  return (word, edits) => {
    if (word.length < MIN_MISSPELT) return null;
    let found: string | null = null;
    (table ?? fill()).near(soundKey(word, locale), edits, ({ text }) => {
      if (text !== word) found ??= text;
    });
    return found;
  };
}
