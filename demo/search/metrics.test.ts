import { expect, test } from 'vitest';
import type { JudgedProduct, LabelledQuery } from './labelled-query.ts';
import { graderOf, meanOf, ndcgAt, recallAt, scoreOf } from './metrics.ts';

const QUERY: LabelledQuery = {
  query: 'klauwhamer',
  kind: 'noun',
  expect: { families: ['hamer'], name: ['klauwhamer'] },
  relevant: { families: ['hamer'] },
};
const claw: JudgedProduct = { name: 'Klauwhamer 600 g', brand: 'Gripwerk', family: 'hamer' };
const club: JudgedProduct = { name: 'Vuisthamer 1000 g', brand: 'Gripwerk', family: 'hamer' };
const drill: JudgedProduct = { name: 'Boorhamer 18V', brand: 'Voltark', family: 'boorhamer' };

test('an answer is measured by what comes first, what it leaves out, and the order of the rest', () => {
  const catalogue = [claw, club, drill];
  expect(catalogue.map(graderOf(QUERY))).toEqual([2, 1, 0]);
  expect(recallAt([2, 0, 1, 0], 4)).toBe(0.5);
  // Gains 1 and 3 in the wrong order: (1 + 3 / log2(3)) / (3 + 1 / log2(3)).
  expect(ndcgAt([1, 2], [2, 1])).toBeCloseTo(0.7967, 4);
  // What is only relevant is not right in the first place.
  expect(scoreOf(QUERY, [club, drill, claw], catalogue).isRightFirst).toBe(false);
  const mean = meanOf([scoreOf(QUERY, [claw, club], catalogue), scoreOf(QUERY, [], catalogue)]);
  expect(mean).toEqual({ queries: 2, empty: 1, rightFirst: 0.5, recall: 0.5, ndcg: 0.5 });
});
