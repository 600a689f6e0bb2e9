/** Which kinds of products a search asks for, by its likeness to examples (ADR 0065). */
import type { SearchLocale } from '../types.ts';
import { isFiller, stemsOf, taskStem, taskWords } from './search-words.ts';
import type { TaskExamples } from './task-examples.ts';

/** A task that a search describes. */
export interface FoundTask {
  /** Words or phrases of the products for it, those that fit best first. */
  find: readonly string[];
  /** The words of the search that the examples know, as `taskWords` returns them. */
  words: ReadonlySet<string>;
  /** Those of them that say what is done or wrong: they are said of many kinds of products. */
  deeds: ReadonlySet<string>;
  /** The search is an example itself. */
  isExample: boolean;
}

/** Maximum number of words of a search; a longer one is not looked up. */
const MAX_WORDS = 24;
/** A shorter search with a digit asks for a size of a product. */
const SENTENCE_WITH_NUMBER = 5;
/** Share of how usual a word is in all examples in how usual it is taken to be for one kind. */
const COMMON = 0.1;
/** A kind counts as if it had so many more examples: a few examples prove little. */
const MORE_EXAMPLES = 20;
/** Taken from the number of examples of a kind that have a word: what was said once may be chance. */
const ONCE = 0.5;
/** Weight of a pair of words, which its words have told in part. */
const PAIR_WEIGHT = 0.5;
/** Weight of an example for its second kind of product, beside 1 for the first. */
const SECOND = 0.5;
/** Kinds that are less likely than this share of the likeliest are not offered. */
const LEAST_SHARE = 0.1;
/** Neighbouring words tell much the same: the exponent makes up for counting each by itself. */
const DEPENDENCE = 0.5;
const MAX_KINDS = 4;
/** Share of the kinds of products of whose examples a deed is a word. */
const DEED_SHARE = 0.07;

/** Only a longer word may be a compound of words of the examples: `badkamertegels`. */
const LONG_WORD = 7;
const MIN_PART = 4;

/** How often the examples of each kind of product have a word or a pair of words. */
interface TaskModel {
  /** The phrases of each kind: its own, then those that its examples name beside it. */
  finds: readonly (readonly string[])[];
  counts: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Weighted number of examples of each kind. */
  sizes: readonly number[];
  /** The kinds of each example, by its joined words. */
  examples: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Returns the stems of a sentence, and the pairs of them with at most one between. */
function featuresOf(stems: readonly string[]): Set<string> {
  const pairs = stems.flatMap((stem, at) =>
    stems.slice(at + 1, at + 3).map((next) => `${stem} ${next}`),
  );
  return new Set([...stems, ...pairs]);
}

function modelOf(rows: readonly TaskExamples[], locale: SearchLocale): TaskModel {
  const numbers = new Map<string, number>();
  const sizes: number[] = [];
  const besides: Map<string, number>[] = [];
  const counts = new Map<string, Map<number, number>>();
  const sentences = new Map<string, Set<number>>();
  const stems = new Map<string, string>();
  const stemOf = (word: string) => {
    const stem = stems.get(word) ?? taskStem(word, locale);
    stems.set(word, stem);
    return stem;
  };
  const numberOf = (phrase: string) => {
    const known = numbers.get(phrase);
    if (known !== undefined) return known;
    numbers.set(phrase, sizes.length);
    besides.push(new Map());
    return sizes.push(0) - 1;
  };
  for (const { find, examples } of rows) {
    const [first, second, ...rest] = find;
    const weights = [[numberOf(first!), 1]];
    if (second !== undefined) weights.push([numberOf(second), SECOND]);
    const beside = besides[numberOf(first!)]!;
    for (const phrase of [second, ...rest])
      if (phrase !== undefined) beside.set(phrase, (beside.get(phrase) ?? 0) + examples.length);
    for (const [kind, weight] of weights) sizes[kind!]! += weight! * examples.length;
    for (const example of examples) {
      const words = taskWords(example);
      const sentence = words.join(' ');
      sentences.set(sentence, (sentences.get(sentence) ?? new Set()).add(weights[0]![0]!));
      const own = words.filter((word) => !isFiller(word, locale)).map(stemOf);
      for (const feature of featuresOf(own)) {
        const count = counts.get(feature) ?? new Map<number, number>();
        counts.set(feature, count);
        for (const [kind, weight] of weights) count.set(kind!, (count.get(kind!) ?? 0) + weight!);
      }
    }
  }
  // Drops pairs of words that only one example has: most pairs are such, and they tell little.
  for (const [feature, count] of counts)
    if (feature.includes(' ') && Math.max(...count.values()) <= 1) counts.delete(feature);
  const finds = [...numbers].map(([phrase, kind]) => [
    phrase,
    ...[...besides[kind]!].sort((a, b) => b[1] - a[1]).map(([beside]) => beside),
  ]);
  return { finds, counts, sizes, examples: sentences };
}

/** The stems of the examples that a word of a search stands for. */
interface KnownWord {
  word: string;
  stems: string[];
  /** False if only parts of the word are known. */
  isWhole: boolean;
}

/** Looks a word up among the examples: by its stem, as a form of a verb, or by its parts. */
function knownWord({ counts }: TaskModel, word: string, locale: SearchLocale): KnownWord {
  const whole = stemsOf(word, locale).find((stem) => counts.has(stem));
  if (whole !== undefined) return { word, stems: [whole], isWhole: true };
  const stem = taskStem(word, locale);
  for (let at = MIN_PART - 1; stem.length >= LONG_WORD && at <= stem.length - MIN_PART; at++) {
    const end = stem.slice(at);
    if (!counts.has(end)) continue;
    const start = taskStem(stem.slice(0, at), locale);
    return { word, stems: counts.has(start) ? [start, end] : [end], isWhole: false };
  }
  return { word, stems: [], isWhole: false };
}

/**
 * Returns the kinds of products with the logarithm of how likely each is, the likeliest first. Those
 * of which the sentence is an example come before all others.
 */
function rankedKinds(
  { counts, sizes, examples }: TaskModel,
  features: readonly string[],
  sentence: string,
) {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const scores = sizes.map((size) => Math.log(size / total));
  for (const feature of features) {
    const own = counts.get(feature)!;
    const usual = (COMMON * [...own.values()].reduce((sum, count) => sum + count, 0)) / total;
    const weight = feature.includes(' ') ? PAIR_WEIGHT : 1;
    for (const [kind, count] of own) {
      const share = ((1 - COMMON) * (count - ONCE)) / (sizes[kind]! + MORE_EXAMPLES);
      scores[kind]! += weight * Math.log1p(Math.max(0, share) / usual);
    }
  }
  const own = examples.get(sentence);
  const isOwn = (kind: number) => Number(own?.has(kind) ?? false);
  return scores
    .map((score, kind) => ({ score, kind }))
    .sort((a, b) => isOwn(b.kind) - isOwn(a.kind) || b.score - a.score);
}

const lastModels = new Map<SearchLocale, { rows: readonly TaskExamples[]; model: TaskModel }>();

/** Returns the model of rows: the last one as long as these are the same objects. */
function preparedModel(rows: readonly TaskExamples[], locale: SearchLocale): TaskModel {
  const last = lastModels.get(locale);
  const isSame =
    last?.rows.length === rows.length && rows.every((row, at) => row === last.rows[at]);
  if (last && isSame) return last.model;
  const model = modelOf(rows, locale);
  lastModels.set(locale, { rows, model });
  return model;
}

/**
 * Returns a function that finds the task that a search describes; null if the examples know none of
 * its words. Naive Bayes over words and pairs of words, prepared at the first search.
 */
export function taskLookup(
  rows: readonly TaskExamples[],
  locale: SearchLocale,
): (search: string) => FoundTask | null {
  return (search) => {
    const own = taskWords(search);
    if (/\d/.test(search) && own.length < SENTENCE_WITH_NUMBER) return null;
    const telling = own.filter((word) => !isFiller(word, locale));
    if (rows.length === 0 || telling.length === 0 || telling.length > MAX_WORDS) return null;
    const model = preparedModel(rows, locale);
    const { counts, finds, examples } = model;
    const known = telling.map((word) => knownWord(model, word, locale));
    const stems = known.flatMap((one) => one.stems);
    const features = [...featuresOf(stems)].filter((one) => counts.has(one));
    if (features.length === 0) return null;
    const sentence = own.join(' ');
    const ranked = rankedKinds(model, features, sentence);
    const best = ranked[0]!;
    const offered = ranked
      .slice(0, MAX_KINDS)
      .filter(({ score }) => Math.exp((score - best.score) * DEPENDENCE) >= LEAST_SHARE);
    const whole = known.filter(({ isWhole }) => isWhole);
    const many = Math.floor(finds.length * DEED_SHARE);
    return {
      find: [...new Set([...offered.map(({ kind }) => finds[kind]![0]!), ...finds[best.kind]!])],
      words: new Set(whole.map(({ word }) => word)),
      deeds: new Set(
        whole
          .filter(({ stems: [stem] }) => counts.get(stem!)!.size >= many)
          .map(({ word }) => word),
      ),
      isExample: examples.has(sentence),
    };
  };
}
