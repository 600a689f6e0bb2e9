import { describe, expect, it } from 'vitest';
import { FAMILY_KEYS } from '../../demo/catalogue/family-keys.ts';
import { COMPANIONS } from '../../demo/search/companions.ts';
import { companionsOf } from './companions.ts';
import { createSearchIndex } from './create-index.ts';
import { recommend, STRATEGIES, strategyOf } from './recommend.ts';
import { sampleDocuments } from './sample-documents.ts';

const documents = [...sampleDocuments(1, 1500, 'nl')];
const index = createSearchIndex('nl', documents);
const product = documents.find(
  (one) => one.family === 'gipsplaat' && one.orderable && one.price < 8000,
)!;
const ask = (strategy: (typeof STRATEGIES)[number], productIds: number[] = [], limit = 10) =>
  recommend(
    index,
    { strategy, currentProductId: product.id, productIds, companions: COMPANIONS },
    limit,
  ).map((id) => index.product(id)!);

describe('recommend', () => {
  it('never gives the product itself, nor what cannot be ordered, nor more than asked', () => {
    const viewed = [product.id, ...documents.slice(0, 30).map((one) => one.id)];
    for (const strategy of STRATEGIES) {
      const given = ask(strategy, strategy === 'recently-viewed' ? viewed : []);
      expect(given.length, strategy).toBeGreaterThan(0);
      expect(given.length).toBeLessThanOrEqual(10);
      expect(new Set(given.map((one) => one.id)).size).toBe(given.length);
      expect(given.every((one) => one.orderable && one.id !== product.id)).toBe(true);
    }
  });

  it('begins a longer list like a shorter one, so that pages neither overlap nor leave out', () => {
    const ids = documents.slice(40, 52).map((one) => one.id);
    for (const strategy of STRATEGIES) {
      const whole = ask(strategy, ids, 24);
      for (const limit of [1, 4, 10, 23]) {
        expect(ask(strategy, ids, limit), strategy).toEqual(whole.slice(0, limit));
      }
    }
  });

  it('shows every companion among the first few', () => {
    const job = ['gipsplaat', 'osb-plaat', 'muurverf'];
    const sold = new Set(documents.map((one) => one.family));
    const companions = companionsOf(job, COMPANIONS).filter((family) => sold.has(family));
    expect(companions.length).toBeGreaterThan(2);
    const cart = job.map((family) => documents.find((one) => one.family === family)!.id);
    const given = recommend(
      index,
      {
        strategy: 'cart-cross-sell',
        currentProductId: null,
        productIds: cart,
        companions: COMPANIONS,
      },
      companions.length,
    );
    expect(given.map((id) => index.product(id)!.family)).toEqual(companions);
  });

  it('gives each strategy its own list', () => {
    const lists = STRATEGIES.map((strategy) =>
      ask(
        strategy,
        documents.slice(5, 9).map((one) => one.id),
      )
        .map((one) => one.id)
        .join(),
    );
    expect(new Set(lists).size).toBe(STRATEGIES.length);
  });

  it('sells up inside the category and across to what the job needs', () => {
    for (const one of ask('pdp-up-sell')) {
      expect(one.family).toBe('gipsplaat');
      expect(one.price).toBeGreaterThan(product.price);
    }
    expect(ask('pdp-cross-sell').some((one) => one.family === 'gipsplaatschroef')).toBe(true);
    expect(ask('pdp-cross-sell').every((one) => one.family !== 'gipsplaat')).toBe(true);
    expect(ask('blp').every((one) => one.brand === product.brand)).toBe(true);
    expect(ask('plp').every((one) => one.ownCategoryId === 101)).toBe(true);
  });

  it('keeps what is in the cart out of its cross sell', () => {
    const cart = documents
      .filter((one) => one.family === 'dakpan')
      .slice(0, 3)
      .map((one) => one.id);
    const given = recommend(
      index,
      {
        strategy: 'cart-cross-sell',
        currentProductId: null,
        productIds: cart,
        companions: COMPANIONS,
      },
      8,
    );
    expect(given.some((id) => cart.includes(id))).toBe(false);
  });

  it('knows a strategy by any spelling', () => {
    expect(strategyOf('pdp up sell')).toBe('pdp-up-sell');
    expect(strategyOf('pdpCrossSell')).toBe('pdp-cross-sell');
    expect(strategyOf('something else')).toBe('home-popular');
  });

  it('has companions that exist and are another family', () => {
    for (const [family, companions] of Object.entries(COMPANIONS)) {
      expect(companions).not.toContain(family);
      expect(companions.every((one) => FAMILY_KEYS.includes(one))).toBe(true);
    }
    expect(companionsOf(['muurverf', 'verfroller'], COMPANIONS)).not.toContain('verfroller');
  });
});
