import type { SynonymGroup } from './synonyms.ts';
import { phraseKeys } from '../query-spans.ts';
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
    const known = answers.get(phrase);
    if (known) return known;
    const { apart, joined } = phraseKeys(phrase, locale);
    const others = lists.get(apart) ?? lists.get(joined) ?? NONE;
    if (answers.size >= MAX_ANSWERS) answers.clear();
    answers.set(phrase, others);
    return others;
  };
}
