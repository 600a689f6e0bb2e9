import { describe, expect, test } from 'vitest';
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

test('graderOf grades what may come first, what is relevant, and the rest', () => {
  expect([claw, club, drill].map(graderOf(QUERY))).toEqual([2, 1, 0]);
});

describe('recallAt', () => {
  test('divides by the number of relevant products', () => {
    expect(recallAt([2, 0, 1, 0], 4)).toBe(0.5);
  });
});

describe('ndcgAt', () => {
  test('discounts gains by the logarithm of the rank', () => {
    // One product of grade 2 (gain 3) at rank 3: 3 / log2(4), against 3 / log2(2) at best.
    expect(ndcgAt([0, 0, 2], [2, 0, 0])).toBeCloseTo(0.5);
    // Gains 1 and 3 in the wrong order: (1 + 3 / log2(3)) / (3 + 1 / log2(3)).
    expect(ndcgAt([1, 2], [2, 1])).toBeCloseTo(0.7967, 4);
  });
});

describe('scoreOf', () => {
  const catalogue = [claw, club, drill];

  test('rewards the right product first', () => {
    expect(scoreOf(QUERY, [claw, club], catalogue)).toEqual({
      isEmpty: false,
      isRightFirst: true,
      recall: 1,
      ndcg: 1,
    });
  });

  test('does not accept a product first that is only relevant', () => {
    const score = scoreOf(QUERY, [club, drill, claw], catalogue);
    expect(score.isRightFirst).toBe(false);
    expect(score.recall).toBe(1);
    expect(score.ndcg).toBeLessThan(0.8);
  });
});

test('meanOf averages each measure and counts empty answers', () => {
  const catalogue = [claw, club, drill];
  const mean = meanOf([scoreOf(QUERY, [claw, club], catalogue), scoreOf(QUERY, [], catalogue)]);
  expect(mean).toEqual({ queries: 2, empty: 1, rightFirst: 0.5, recall: 0.5, ndcg: 0.5 });
});
