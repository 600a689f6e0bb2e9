/** How strongly each feature of a search indicates each kind of product, learnt from the examples. */
import { eachPaused, type NumberedExample, type TaskTable } from './task-counts.ts';
import { FIRST_WEIGHT, kindOfFeature } from './task-features.ts';

/** Share of how usual a feature is in all examples in how usual it is taken to be for one kind. */
const COMMON = 0.1;
/** A kind counts as if it had so many more examples: a few examples prove little. */
const MORE_EXAMPLES = 40;
/** Taken from the number of examples of a cell: what was said once may be chance. */
const ONCE = 0.5;
/** How far an example changes weights, relative to the first ones. */
const RATE = 0.1;
/** Makes up for counting as independent what is not: the exponent of a likelihood. */
export const DEPENDENCE = 0.5;
/** An example teaches nothing about kinds below this power of e. */
const NEGLIGIBLE = -9;
/** Examples are learnt from in an order that mixes the kinds. */
const STRIDE = 7919;

/** Likelihoods of kinds and features, as logarithms. */
interface Likelihoods {
  /** Of each kind, whatever the search. */
  kinds: Float64Array;
  /** Of each cell. */
  cells: Float32Array;
  /** Of each cell without one of its examples. */
  without: Float32Array;
}

function* likelihoodsOf(table: TaskTable): Generator<void, Likelihoods> {
  const { features, sizes, starts, kinds, counts } = table;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const cells = new Float32Array(counts.length);
  const without = new Float32Array(counts.length);
  yield* eachPaused(features, 2000, (_, feature) => {
    const [start, end] = [starts[feature]!, starts[feature + 1]!];
    let sum = 0;
    for (let cell = start; cell < end; cell++) sum += counts[cell]!;
    for (let cell = start; cell < end; cell++) {
      const size = sizes[kinds[cell]!]! + MORE_EXAMPLES;
      const told = (count: number, examples: number, all: number) =>
        count <= ONCE
          ? 0
          : Math.log1p((((1 - COMMON) * (count - ONCE)) / examples) * (total / (COMMON * all)));
      cells[cell] = told(counts[cell]!, size, sum);
      without[cell] = told(counts[cell]! - 1, size - 1, sum - 1);
    }
  });
  return { kinds: Float64Array.from(sizes, (size) => Math.log(size / total)), cells, without };
}

/**
 * Returns the index of the cell of a kind among the cells of a feature, from `start` to before `end`;
 * -1 if no example of the kind has the feature.
 */
function cellOf(kinds: Uint16Array, kind: number, start: number, end: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (kinds[middle]! < kind) low = middle + 1;
    else high = middle;
  }
  return low < end && kinds[low] === kind ? low : -1;
}

/**
 * Weighs the features by how well they tell the kind of each example from the others: softmax
 * regression with one weight per feature, and each example left out of its own counts.
 */
function* learnWeights(
  { features, starts, kinds }: TaskTable,
  examples: readonly NumberedExample[],
  { kinds: prior, cells, without }: Likelihoods,
): Generator<void, Float32Array> {
  const first = Float32Array.from(features, (name) => FIRST_WEIGHT[kindOfFeature(name)]);
  const weights = first.slice();
  const slopes = new Float32Array(features.length).fill(1e-3);
  const scores = new Float64Array(prior.length);
  yield* eachPaused(examples, 200, (_, turn) => {
    const { kind, second, features: own } = examples[(turn * STRIDE) % examples.length]!;
    scores.set(prior);
    // What its own cells tell less without the example.
    const less = new Float32Array(own.length);
    for (let at = 0; at < own.length; at++) {
      const feature = own[at]!;
      const weight = weights[feature]!;
      const [start, end] = [starts[feature]!, starts[feature + 1]!];
      for (let cell = start; cell < end; cell++) scores[kinds[cell]!]! += weight * cells[cell]!;
      const ownCell = cellOf(kinds, kind, start, end);
      if (ownCell >= 0) less[at] = without[ownCell]! - cells[ownCell]!;
      scores[kind]! += weight * less[at]!;
    }
    // The second kind is as good an answer: nothing is learnt from its score.
    if (second !== null) scores[second] = -Infinity;
    let most = -Infinity;
    for (const score of scores) if (score > most) most = score;
    let sum = 0;
    for (let one = 0; one < scores.length; one++) {
      const power = DEPENDENCE * (scores[one]! - most);
      sum += scores[one] = power < NEGLIGIBLE ? 0 : Math.exp(power);
    }
    for (let one = 0; one < scores.length; one++) scores[one]! /= -sum;
    scores[kind]! += 1;
    for (let at = 0; at < own.length; at++) {
      const feature = own[at]!;
      let slope = scores[kind]! * less[at]!;
      for (let cell = starts[feature]!; cell < starts[feature + 1]!; cell++)
        slope += scores[kinds[cell]!]! * cells[cell]!;
      slope *= DEPENDENCE;
      slopes[feature]! += slope * slope;
      const step = (RATE * first[feature]! * slope) / Math.sqrt(slopes[feature]!);
      weights[feature] = Math.max(0, weights[feature]! + step);
    }
  });
  return weights;
}

export interface TaskEvidence {
  /** Logarithm of how likely each kind is, whatever the search. */
  prior: Float64Array;
  /** What is added to it for each cell of the counts. */
  cells: Float32Array;
}

/** Returns what the features tell, as naive Bayes has it with learnt weights; pauses now and then. */
export function* evidenceOf(
  table: TaskTable,
  examples: readonly NumberedExample[],
): Generator<void, TaskEvidence> {
  const likelihoods = yield* likelihoodsOf(table);
  const weights = yield* learnWeights(table, examples, likelihoods);
  const { starts } = table;
  const cells = likelihoods.cells.slice();
  for (const [feature, weight] of weights.entries())
    for (let cell = starts[feature]!; cell < starts[feature + 1]!; cell++) cells[cell]! *= weight;
  return { prior: likelihoods.kinds, cells };
}
