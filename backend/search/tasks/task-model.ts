/** Which kinds of products a search asks for, by its likeness to examples (ADR 0066). */
import { setImmediate } from 'node:timers/promises';
import type { SearchLocale } from '../types.ts';
import { isFiller, stemsOf, taskStem, taskWords } from './search-words.ts';
import { countExamples, type TaskTable } from './task-counts.ts';
import { DEPENDENCE, evidenceOf, type TaskEvidence } from './task-evidence.ts';
import type { TaskExamples } from './task-examples.ts';
import { lettersOf, pairFeature, pairsOf } from './task-features.ts';

/** A task that a search describes. */
export interface FoundTask {
  /** Words or phrases of the products for it, those that fit best first. */
  find: readonly string[];
  /** The words of the search that the examples know, as `taskWords` returns them. */
  words: ReadonlySet<string>;
  /** Those of them that say what is done or wrong: they are said of many kinds of products. */
  deeds: ReadonlySet<string>;
  /** How likely the first kind of product is, beside all others: 0 to 1. */
  certainty: number;
  /** The search is an example itself. */
  isExample: boolean;
}

/** Maximum number of words of a search; a longer one is not looked up. */
const MAX_WORDS = 24;
/** A shorter search with a digit asks for a size of a product. */
const SENTENCE_WITH_NUMBER = 5;
/** Kinds that are less likely than this share of the likeliest are not offered. */
const LEAST_SHARE = 0.1;
const MAX_KINDS = 4;
/** Share of the kinds of products of whose examples a deed is a word. */
const DEED_SHARE = 0.07;

/** Only a longer word may be a compound of words of the examples: `badkamertegels`. */
const LONG_WORD = 7;
const MIN_PART = 4;

interface TaskModel extends TaskEvidence {
  table: TaskTable;
  /** The number of each feature. */
  numbers: ReadonlyMap<string, number>;
}

function* modelSteps(
  rows: readonly TaskExamples[],
  locale: SearchLocale,
): Generator<void, TaskModel> {
  const { table, examples } = yield* countExamples(rows, locale);
  const numbers = new Map(table.features.map((feature, number) => [feature, number]));
  return { table, numbers, ...(yield* evidenceOf(table, examples)) };
}

/** The model of rows, prepared in steps of a few milliseconds, or at once when it is needed. */
class PreparedModel {
  readonly rows: readonly TaskExamples[];
  readonly #steps: Generator<void, TaskModel>;
  #model: TaskModel | null = null;
  #stepped: Promise<void> | undefined;

  constructor(rows: readonly TaskExamples[], locale: SearchLocale) {
    this.rows = rows;
    this.#steps = modelSteps(rows, locale);
  }

  /** Resolves when the model is prepared; other work of the process goes on meanwhile. */
  ready(): Promise<void> {
    return (this.#stepped ??= this.#prepareInSteps());
  }

  model(): TaskModel {
    while (!this.#model) this.#prepareNext();
    return this.#model;
  }

  async #prepareInSteps(): Promise<void> {
    while (!this.#model) {
      this.#prepareNext();
      await setImmediate();
    }
  }

  #prepareNext(): void {
    const step = this.#steps.next();
    if (step.done) this.#model = step.value;
  }
}

/** The stems of the examples that a word of a search stands for. */
interface KnownWord {
  word: string;
  stems: string[];
  /** False if only parts of the word are known. */
  isWhole: boolean;
}

/** Looks a word up among the examples: by its stem, as a form of a verb, or by its parts. */
function knownWord({ numbers }: TaskModel, word: string, locale: SearchLocale): KnownWord {
  const whole = stemsOf(word, locale).find((stem) => numbers.has(stem));
  if (whole !== undefined) return { word, stems: [whole], isWhole: true };
  const stem = taskStem(word, locale);
  for (let at = MIN_PART - 1; stem.length >= LONG_WORD && at <= stem.length - MIN_PART; at++) {
    const end = stem.slice(at);
    if (!numbers.has(end)) continue;
    const start = taskStem(stem.slice(0, at), locale);
    return { word, stems: numbers.has(start) ? [start, end] : [end], isWhole: false };
  }
  return { word, stems: [], isWhole: false };
}

/**
 * Returns the kinds of products with the logarithm of how likely each is, the likeliest first. Those
 * of which the sentence is an example come before all others.
 */
function rankedKinds(
  { table: { starts, kinds, sentences }, prior, cells }: TaskModel,
  features: ReadonlySet<number>,
  sentence: string,
) {
  const scores = prior.slice();
  for (const feature of features)
    for (let cell = starts[feature]!; cell < starts[feature + 1]!; cell++)
      scores[kinds[cell]!]! += cells[cell]!;
  const own = sentences.get(sentence);
  const isOwn = (kind: number) => Number(own?.has(kind) ?? false);
  return Array.from(scores, (score, kind) => ({ score, kind })).sort(
    (a, b) => isOwn(b.kind) - isOwn(a.kind) || b.score - a.score,
  );
}

const lastModels = new Map<SearchLocale, PreparedModel>();

/** Returns the model of rows: the last one as long as these are the same objects. */
function preparedModel(rows: readonly TaskExamples[], locale: SearchLocale): PreparedModel {
  const last = lastModels.get(locale);
  const isSame =
    last?.rows.length === rows.length && rows.every((row, at) => row === last.rows[at]);
  if (last && isSame) return last;
  const prepared = new PreparedModel(rows, locale);
  lastModels.set(locale, prepared);
  return prepared;
}

/** Finds the task that a search describes. */
export interface TaskLookup {
  /** Null if the examples know none of its words. Prepares the examples if `ready` was not awaited. */
  task(search: string): FoundTask | null;
  /** Resolves when the examples are prepared; other requests are answered meanwhile. */
  ready(): Promise<void>;
}

/** Returns a lookup by naive Bayes with learnt weights, which it prepares at the first search. */
export function taskLookup(rows: readonly TaskExamples[], locale: SearchLocale): TaskLookup {
  const task = (search: string): FoundTask | null => {
    const words = taskWords(search);
    if (/\d/.test(search) && words.length < SENTENCE_WITH_NUMBER) return null;
    const telling = words.filter((word) => !isFiller(word, locale));
    if (rows.length === 0 || telling.length === 0 || telling.length > MAX_WORDS) return null;
    const model = preparedModel(rows, locale).model();
    const { finds, starts, sentences } = model.table;
    const known = telling.map((word) => knownWord(model, word, locale));
    const stems = known.flatMap((one) => one.stems);
    if (stems.length === 0) return null;
    const pairs = pairsOf(stems).map(([stem, next]) => pairFeature(stem, next));
    const features = [...stems, ...pairs, ...telling.flatMap(lettersOf)]
      .map((feature) => model.numbers.get(feature))
      .filter((number) => number !== undefined);
    const sentence = words.join(' ');
    const ranked = rankedKinds(model, new Set(features), sentence);
    const best = ranked[0]!;
    const likelihoods = ranked.map(({ score }) => Math.exp((score - best.score) * DEPENDENCE));
    const own = sentences.get(sentence);
    const offered = ranked
      .slice(0, MAX_KINDS)
      .filter(({ kind }, rank) => own?.has(kind) ?? likelihoods[rank]! >= LEAST_SHARE);
    const whole = known.filter(({ isWhole }) => isWhole);
    const isDeed = (stem: string) => {
      const number = model.numbers.get(stem)!;
      return starts[number + 1]! - starts[number]! >= Math.floor(finds.length * DEED_SHARE);
    };
    return {
      find: [...new Set([...offered.map(({ kind }) => finds[kind]![0]!), ...finds[best.kind]!])],
      words: new Set(whole.map(({ word }) => word)),
      deeds: new Set(whole.filter(({ stems: [stem] }) => isDeed(stem!)).map(({ word }) => word)),
      certainty: 1 / likelihoods.reduce((sum, one) => sum + one, 0),
      isExample: own !== undefined,
    };
  };
  return { task, ready: () => preparedModel(rows, locale).ready() };
}
