/** How often the examples of each kind of product have a word, a pair of words or some letters. */
import type { SearchLocale } from '../types.ts';
import { isFiller, taskStem, taskWords } from './search-words.ts';
import { kindOfFeature, lettersOf, pairFeature, pairsOf } from './task-features.ts';
import type { TaskExamples } from './task-examples.ts';

/** Weight of an example for its second kind of product, beside 1 for the first. */
const SECOND = 0.5;
/** Features of fewer examples are dropped: most pairs and letters are such, and they tell little. */
const LEAST_COUNT = { word: 0, pair: 2, letters: 5 } as const;
/** So are letters of more than this share of the kinds: they cost most of the work. */
const USUAL_LETTERS = 0.35;

/** An example as numbers. */
export interface NumberedExample {
  kind: number;
  /** Null or the kind that it asks for as well. */
  second: number | null;
  features: Uint32Array;
}

/** A table of features and kinds that leaves out the cells without examples. */
export interface TaskTable {
  /** The phrases of each kind: its own, then those that its examples name beside it. */
  finds: readonly (readonly string[])[];
  /** Weighted number of examples of each kind. */
  sizes: readonly number[];
  /** The kinds of each example, by its joined words. */
  sentences: ReadonlyMap<string, ReadonlySet<number>>;
  /** The features by their numbers. */
  features: readonly string[];
  /** The cells of a feature are those from `starts[feature]` to before `starts[feature + 1]`. */
  starts: Uint32Array;
  /** The kind of product of each cell, in ascending order within a feature. */
  kinds: Uint16Array;
  /** Weighted number of examples of each cell. */
  counts: Float32Array;
}

/** Returns a function that numbers keys in the order in which they are first asked for. */
function numbering() {
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
  return { numbers, numberOf };
}

/**
 * Runs a step for each item, and pauses after every `size` of them: the shop answers requests between
 * the steps of a preparation.
 */
export function* eachPaused<T>(
  items: readonly T[],
  size: number,
  run: (item: T, index: number) => void,
): Generator<void, void> {
  for (const [index, item] of items.entries()) {
    run(item, index);
    if (index % size === size - 1) yield;
  }
}

/** Number of sentences processed between two pauses. */
const SENTENCES = 250;

/** Numbers the features of sentences: stems, letters, and the pairs that more than one has. */
function* numberFeatures(sentences: readonly (readonly string[])[], locale: SearchLocale) {
  const { numbers, numberOf } = numbering();
  const words = new Map<string, { stem: number; own: number[] }>();
  const readWord = (word: string) => {
    const known = words.get(word);
    if (known) return known;
    const own = [taskStem(word, locale), ...lettersOf(word)].map(numberOf);
    const features = { stem: own[0]!, own };
    words.set(word, features);
    return features;
  };
  const read: ReturnType<typeof readWord>[][] = [];
  yield* eachPaused(sentences, SENTENCES, (sentence) => {
    read.push(sentence.filter((word) => !isFiller(word, locale)).map(readWord));
  });
  const names = [...numbers.keys()];
  const first = names.length;
  const keysOf = (sentence: (typeof read)[number]) =>
    pairsOf(sentence).map(([word, next]) => word.stem * first + next.stem);
  const counts = new Map<number, number>();
  yield* eachPaused(read, SENTENCES, (sentence) => {
    for (const key of keysOf(sentence)) counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  const pairs = new Map<number, number>();
  for (const [key, count] of counts) {
    if (count < LEAST_COUNT.pair) continue;
    pairs.set(key, names.length);
    names.push(pairFeature(names[Math.floor(key / first)]!, names[key % first]!));
  }
  yield;
  const features: Uint32Array[] = [];
  yield* eachPaused(read, SENTENCES, (sentence) => {
    const own = new Set(sentence.flatMap((word) => word.own));
    for (const key of keysOf(sentence)) {
      const pair = pairs.get(key);
      if (pair !== undefined) own.add(pair);
    }
    features.push(Uint32Array.from(own));
  });
  return { names, features };
}

/** Adds up the examples of each feature and kind, kind by kind. */
function* addUp(examples: readonly NumberedExample[], kindCount: number, featureCount: number) {
  const byKind = Array.from({ length: kindCount }, (): [Uint32Array, number][] => []);
  for (const { kind, second, features } of examples) {
    byKind[kind]!.push([features, 1]);
    if (second !== null) byKind[second]!.push([features, SECOND]);
  }
  const cells = { features: [] as number[], kinds: [] as number[], counts: [] as number[] };
  const own = new Float32Array(featureCount);
  yield* eachPaused(byKind, 10, (weighted, kind) => {
    const touched: number[] = [];
    for (const [features, weight] of weighted)
      for (const feature of features) {
        if (own[feature] === 0) touched.push(feature);
        own[feature]! += weight;
      }
    for (const feature of touched) {
      cells.features.push(feature);
      cells.kinds.push(kind);
      cells.counts.push(own[feature]!);
      own[feature] = 0;
    }
  });
  return cells;
}

/** Counts the features of examples, and numbers anew those that are kept. */
function* tableOf(
  examples: readonly NumberedExample[],
  kindCount: number,
  names: readonly string[],
) {
  const cells = yield* addUp(examples, kindCount, names.length);
  const most = new Float32Array(names.length);
  const sums = new Float32Array(names.length);
  const lengths = new Uint32Array(names.length);
  for (const [at, feature] of cells.features.entries()) {
    most[feature] = Math.max(most[feature]!, cells.counts[at]!);
    sums[feature]! += cells.counts[at]!;
    lengths[feature]!++;
  }
  yield;
  const features: string[] = [];
  const starts = [0];
  const numbers = Int32Array.from(names, (name, feature) => {
    const kind = kindOfFeature(name);
    const count = kind === 'pair' ? most[feature]! : sums[feature]!;
    if (count < LEAST_COUNT[kind]) return -1;
    if (kind === 'letters' && lengths[feature]! > USUAL_LETTERS * kindCount) return -1;
    starts.push(starts.at(-1)! + lengths[feature]!);
    return features.push(name) - 1;
  });
  yield;
  const kinds = new Uint16Array(starts.at(-1)!);
  const counts = new Float32Array(starts.at(-1)!);
  const next = Uint32Array.from(starts);
  for (const [at, feature] of cells.features.entries()) {
    const number = numbers[feature]!;
    if (number < 0) continue;
    const cell = next[number]!++;
    kinds[cell] = cells.kinds[at]!;
    counts[cell] = cells.counts[at]!;
  }
  yield* eachPaused(examples, 10 * SENTENCES, (example) => {
    example.features = example.features
      .filter((feature) => numbers[feature]! >= 0)
      .map((feature) => numbers[feature]!);
  });
  return { features, starts: Uint32Array.from(starts), kinds, counts };
}

/** Counts the examples of rows; pauses now and then. */
export function* countExamples(
  rows: readonly TaskExamples[],
  locale: SearchLocale,
): Generator<void, { table: TaskTable; examples: readonly NumberedExample[] }> {
  const { numbers: kindNumbers, numberOf: kindOf } = numbering();
  const sizes: number[] = [];
  const besides: Map<string, number>[] = [];
  const sentences = new Map<string, Set<number>>();
  const texts: string[][] = [];
  const asked: Omit<NumberedExample, 'features'>[] = [];
  yield* eachPaused(rows, 5, ({ find, examples }) => {
    const [first, ...others] = find;
    const kind = kindOf(first!);
    const second = others[0] === undefined ? null : kindOf(others[0]);
    sizes[kind] = (sizes[kind] ?? 0) + examples.length;
    if (second !== null) sizes[second] = (sizes[second] ?? 0) + SECOND * examples.length;
    const beside = (besides[kind] ??= new Map<string, number>());
    for (const phrase of others) beside.set(phrase, (beside.get(phrase) ?? 0) + examples.length);
    for (const text of examples) {
      const words = taskWords(text);
      const sentence = words.join(' ');
      sentences.set(sentence, (sentences.get(sentence) ?? new Set()).add(kind));
      texts.push(words);
      asked.push({ kind, second });
    }
  });
  const finds = [...kindNumbers].map(([phrase, kind]) => [
    phrase,
    ...[...(besides[kind] ?? [])].sort((a, b) => b[1] - a[1]).map(([beside]) => beside),
  ]);
  const { names, features } = yield* numberFeatures(texts, locale);
  const examples = asked.map((one, at) => ({ ...one, features: features[at]! }));
  const table = { finds, sizes, sentences, ...(yield* tableOf(examples, finds.length, names)) };
  return { table, examples };
}
