import type { SearchLocale } from '../types.ts';
import { type KeyedWords, taskStem, taskWords } from './search-words.ts';
import type { TaskWords } from './task-table.ts';

/** What a step to a wider group leaves of the closeness of a word: a `kozijn` to `hout`. */
const WIDER = 0.72;
/** Steps to wider groups. */
const MAX_STEPS = 3;

/** The groups of words, by what is looked up. */
export interface WordGroups {
  /** Groups by the first key of a phrase of theirs. */
  byKey: ReadonlyMap<string, readonly { keys: readonly string[]; group: number }[]>;
  /** The wider groups of each, with what is left of the closeness. */
  wider: readonly ReadonlyMap<number, number>[];
  /** Number of each group by the joined keys of its name. */
  byName: ReadonlyMap<string, number>;
  /** Numbers of the groups that have a phrase, by its joined keys. */
  byPhrase: ReadonlyMap<string, readonly number[]>;
  /** The groups that are deeds or faults. */
  deeds: ReadonlySet<number>;
}

/** A group that a search speaks of. */
export interface GroupInQuery extends KeyedWords {
  /** False if the search speaks of a kind or part of it. */
  isOwn: boolean;
}

export const phraseKeys = (phrase: string, locale: SearchLocale): string[] =>
  taskWords(phrase).map((word) => taskStem(word, locale));

/** Returns what is above each group, in up to `MAX_STEPS` steps. */
function widerOf(above: readonly (readonly number[])[]): Map<number, number>[] {
  return above.map((_, group) => {
    const found = new Map<number, number>();
    let level = [group];
    let left = 1;
    for (let step = 0; step < MAX_STEPS && level.length > 0; step++) {
      left *= WIDER;
      level = level.flatMap((one) => above[one]!).filter((one) => one !== group && !found.has(one));
      for (const one of level) found.set(one, left);
    }
    return found;
  });
}

/** Prepares groups of words; a name that only stands behind `<` is a group without more words. */
export function wordGroups(groups: readonly TaskWords[], locale: SearchLocale): WordGroups {
  const byName = new Map<string, number>();
  const byKey = new Map<string, { keys: string[]; group: number }[]>();
  const byPhrase = new Map<string, number[]>();
  const above: number[][] = [];
  const deeds = new Set<number>();
  const put = <V>(map: Map<string, V[]>, key: string, value: V) =>
    void map.set(key, [...(map.get(key) ?? []), value]);
  const numberOf = (name: string): number => {
    const id = phraseKeys(name, locale).join(' ');
    const known = byName.get(id);
    if (known !== undefined) return known;
    byName.set(id, above.length);
    above.push([]);
    return above.length - 1;
  };
  for (const { words, wider, isDeed } of groups) {
    const group = numberOf(words[0]!);
    if (isDeed) deeds.add(group);
    for (const phrase of words) {
      const keys = phraseKeys(phrase, locale);
      const id = keys.join(' ');
      if (keys.length === 0 || byPhrase.get(id)?.includes(group)) continue;
      put(byKey, keys[0]!, { keys, group });
      put(byPhrase, id, group);
    }
    above[group]!.push(...wider.map(numberOf));
  }
  return { byKey, byName, byPhrase, deeds, wider: widerOf(above) };
}

/** Returns the groups that a search speaks of, each by the words that say so, the surest first. */
export function saidGroups(
  { byKey, wider }: WordGroups,
  said: ReadonlyMap<string, KeyedWords>,
): Map<number, GroupInQuery[]> {
  const found = new Map<number, GroupInQuery[]>();
  const add = (group: number, one: GroupInQuery) => {
    const list = found.get(group);
    if (list) list.push(one);
    else found.set(group, [one]);
  };
  for (const key of said.keys()) {
    for (const { keys, group } of byKey.get(key) ?? []) {
      const parts = keys.map((one) => said.get(one));
      if (parts.some((part) => !part)) continue;
      const words = [...new Set(parts.flatMap((part) => part!.words))];
      const closeness = Math.min(...parts.map((part) => part!.closeness));
      add(group, { words, closeness, isOwn: true });
      for (const [above, left] of wider[group]!)
        add(above, { words, closeness: closeness * left, isOwn: false });
    }
  }
  for (const list of found.values()) list.sort((a, b) => b.closeness - a.closeness);
  return found;
}
