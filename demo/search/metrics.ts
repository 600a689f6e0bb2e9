import { type JudgedProduct, type LabelledQuery, matcherOf } from './labelled-query.ts';

/** Results counted for recall. */
export const RECALL_DEPTH = 100;
/** Results counted for NDCG. */
export const NDCG_DEPTH = 10;

/** 2: may come first; 1: relevant; 0: neither. */
type Grade = 0 | 1 | 2;

/** How well the results of one query match its label. */
export interface QueryScore {
  /** No results at all. */
  isEmpty: boolean;
  isRightFirst: boolean;
  /** Share of the relevant products among the first 100 results, 0 to 1. */
  recall: number;
  /** Normalised discounted cumulative gain of the first 10 results, 0 to 1. */
  ndcg: number;
}

/** Means over several queries, 0 to 1, and the number of queries without any result. */
export interface MeanScore {
  queries: number;
  empty: number;
  rightFirst: number;
  recall: number;
  ndcg: number;
}

/** Returns a function that grades products by a query's label. */
export function graderOf({ expect, relevant }: LabelledQuery): (product: JudgedProduct) => Grade {
  const isExpected = matcherOf(expect);
  const isRelevant = relevant ? matcherOf(relevant) : isExpected;
  return (product) => (isExpected(product) ? 2 : isRelevant(product) ? 1 : 0);
}

/**
 * Recall at a depth: relevant results found, divided by what can be found at all, that is the
 * number of relevant products or the depth, whichever is smaller. 0 if nothing is relevant.
 */
export function recallAt(
  grades: readonly Grade[],
  relevantCount: number,
  depth = RECALL_DEPTH,
): number {
  const possible = Math.min(relevantCount, depth);
  if (possible === 0) return 0;
  return grades.slice(0, depth).filter((grade) => grade > 0).length / possible;
}

const discountedGain = (grades: readonly Grade[]): number =>
  grades.reduce<number>((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);

/**
 * NDCG at a depth with gains 2^grade - 1, normalised by the best order of all judged products
 * (`allGrades`, in any order). 0 if nothing is relevant.
 */
export function ndcgAt(
  grades: readonly Grade[],
  allGrades: readonly Grade[],
  depth = NDCG_DEPTH,
): number {
  const ideal = discountedGain([...allGrades].sort((a, b) => b - a).slice(0, depth));
  return ideal === 0 ? 0 : discountedGain(grades.slice(0, depth)) / ideal;
}

/**
 * Scores one query: `results` in the order shown (each product once), `catalogue` all products
 * that the search could have returned.
 */
export function scoreOf(
  query: LabelledQuery,
  results: readonly JudgedProduct[],
  catalogue: readonly JudgedProduct[],
): QueryScore {
  const gradeOf = graderOf(query);
  const grades = results.map(gradeOf);
  const allGrades = catalogue.map(gradeOf);
  const relevantCount = allGrades.filter((grade) => grade > 0).length;
  return {
    isEmpty: results.length === 0,
    isRightFirst: grades[0] === 2,
    recall: recallAt(grades, relevantCount),
    ndcg: ndcgAt(grades, allGrades),
  };
}

/** Averages scores; all zero for an empty list. */
export function meanOf(scores: readonly QueryScore[]): MeanScore {
  const mean = (value: (score: QueryScore) => number): number =>
    scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + value(score), 0) / scores.length;
  return {
    queries: scores.length,
    empty: scores.filter(({ isEmpty }) => isEmpty).length,
    rightFirst: mean(({ isRightFirst }) => Number(isRightFirst)),
    recall: mean(({ recall }) => recall),
    ndcg: mean(({ ndcg }) => ndcg),
  };
}
