import { describe, expect, it } from 'vitest';
import { compileFitTable, type FitTable } from '../../src/domain/fit/fit-table.ts';
import { createSearchIndex } from './create-index.ts';
import { recommend, type RecommendRequest, STRATEGIES, strategyOf } from './recommend.ts';
import { sampleDocuments } from './sample-documents.ts';

/** Codes of the categories of the sample: 101 has the code `101`. */
const categories = {
  byCode: (code: string) => ({ id: Number(code) }),
  byId: (id: number) => ({ code: String(id) }),
};
const [BOARDS, MORTARS, OSB, SCREWS, PAINTS, ROLLERS] = ['101', '102', '111', '121', '141', '142'];
const table: FitTable = {
  classes: [{ name: 'white paint', categoryCode: PAINTS!, where: ['variant: wit'] }],
  companions: [
    { of: [BOARDS!], show: [SCREWS!, MORTARS!], fit: [] },
    { of: [OSB!], show: [SCREWS!], fit: [] },
    { of: [PAINTS!], show: [ROLLERS!], fit: [] },
    { of: [ROLLERS!], show: ['white paint'], fit: ['grade'] },
  ],
  alternatives: [{ of: [BOARDS!], keep: ['thickness'], better: ['grade: C < B < A'] }],
};
const fit = compileFitTable(table);

const documents = [...sampleDocuments(1, 1500, 'nl')];
const index = createSearchIndex('nl', documents);
const inCategory = (code: string) =>
  documents.filter(({ categoryIds, orderable }) => categoryIds[1] === Number(code) && orderable);
const product = inCategory(BOARDS!).find(
  ({ price, attributes }) => price < 8000 && attributes['grade']![0] === 'C',
)!;
const request = (more: Partial<RecommendRequest>): RecommendRequest => ({
  ...{ strategy: 'pdp-cross-sell', currentProductId: product.id, productIds: [], fit, categories },
  ...more,
});
const ask = (more: Partial<RecommendRequest>, limit = 10) =>
  recommend(index, request(more), limit).map((id) => documents.find((one) => one.id === id)!);
const codeOf = ({ categoryIds }: { categoryIds: number[] }) => String(categoryIds[1]);
const cartOf = (...codes: (string | undefined)[]) => ({
  strategy: 'cart-cross-sell' as const,
  currentProductId: null,
  productIds: codes.map((code) => inCategory(code!)[0]!.id),
});

describe('recommend', () => {
  it('never gives the product itself, nor what cannot be ordered, nor more than asked', () => {
    const viewed = [product.id, ...documents.slice(0, 30).map((one) => one.id)];
    for (const strategy of STRATEGIES) {
      const given = ask({ strategy, productIds: strategy === 'recently-viewed' ? viewed : [] });
      expect(given.length, strategy).toBeGreaterThan(0);
      expect(given.length).toBeLessThanOrEqual(10);
      expect(new Set(given.map((one) => one.id)).size).toBe(given.length);
      expect(given.every((one) => one.orderable && one.id !== product.id)).toBe(true);
    }
  });

  it('begins a longer list like a shorter one, so that pages neither overlap nor leave out', () => {
    const ids = documents.slice(40, 52).map((one) => one.id);
    for (const strategy of STRATEGIES) {
      const whole = ask({ strategy, productIds: ids }, 24);
      for (const limit of [1, 4, 10, 23]) {
        expect(ask({ strategy, productIds: ids }, limit), strategy).toEqual(whole.slice(0, limit));
      }
    }
  });

  it('puts what the owner relates to it first, of that only what can be ordered', () => {
    const computed = ask({}).map(({ id }) => id);
    const isOther = (id: number) => id !== product.id && !computed.includes(id);
    const own = documents.filter(({ id, orderable }) => orderable && isOther(id)).slice(0, 3);
    const unsold = documents.find(({ orderable }) => !orderable)!;
    const ownIds = [own[0]!, unsold, own[1]!, product, own[2]!, own[0]!].map(({ id }) => id);
    const given = recommend(index, request({ ownIds }), 10);
    expect(given.slice(0, 3)).toEqual(own.map(({ id }) => id));
    expect(given.slice(3)).toEqual(computed.slice(0, 7));
  });

  it('shows what goes with a product, each kind in turn, and nothing else', () => {
    const inTurn = [SCREWS, MORTARS];
    expect(ask({}, 3).map(codeOf)).toEqual([SCREWS, MORTARS, SCREWS]);
    expect(ask({}, 500).map(codeOf)).toEqual([...inTurn, ...inTurn, ...inTurn, ...inTurn]);
  });

  it('leaves out what fails a condition', () => {
    const roller = inCategory(ROLLERS!)[0]!;
    const given = ask({ currentProductId: roller.id }, 100);
    expect(given.length).toBeGreaterThan(1);
    for (const { attributes } of given) {
      expect(attributes['variant']).toEqual(['wit']);
      expect(attributes['grade']).toEqual(roller.attributes['grade']);
    }
  });

  it('shows nothing beside a product that no rule names, but for what the owner relates to it', () => {
    const pipe = inCategory('131')[0]!.id;
    expect(ask({ currentProductId: pipe })).toEqual([]);
    expect(ask({ currentProductId: pipe, strategy: 'pdp-up-sell' })).toEqual([]);
    expect(recommend(index, request({ currentProductId: pipe, ownIds: [product.id] }), 9)).toEqual([
      product.id,
    ]);
  });

  it('asks a category that the shop does not have for nothing', () => {
    const none = { ...categories, byCode: () => null };
    expect(ask({ categories: none })).toEqual([]);
  });

  it('shows in a cart what each product needs, without what another one is already', () => {
    const given = ask(cartOf(BOARDS, PAINTS), 60);
    expect(new Set(given.map(codeOf))).toEqual(new Set([SCREWS, MORTARS, ROLLERS]));
    const complete = ask(cartOf(BOARDS, SCREWS, OSB), 60);
    expect(new Set(complete.map(codeOf))).toEqual(new Set([MORTARS]));
  });

  it('sells up to what keeps the deciding size and is better in something', () => {
    const given = ask({ strategy: 'pdp-up-sell' });
    expect(given.length).toBeGreaterThan(1);
    for (const { attributes, price, ...one } of given) {
      expect(codeOf(one)).toBe(BOARDS);
      expect(attributes['thickness']).toEqual(product.attributes['thickness']);
      expect(attributes['grade']).not.toEqual(product.attributes['grade']);
      expect(price).toBeGreaterThan(product.price);
    }
  });

  it('shows what replaces a product before the rest of its category', () => {
    const given = ask({ strategy: 'plp' }, 500);
    const isAlike = given.map(
      ({ attributes }) => attributes['thickness']![0] === product.attributes['thickness']![0],
    );
    const alike = isAlike.filter(Boolean).length;
    expect(alike).toBeGreaterThan(2);
    expect(alike).toBeLessThan(given.length);
    expect(isAlike.slice(0, alike)).not.toContain(false);
    expect(given.every((one) => codeOf(one) === BOARDS)).toBe(true);
  });

  it('gives each strategy its own list', () => {
    const productIds = documents.slice(5, 9).map((one) => one.id);
    const lists = STRATEGIES.map((strategy) =>
      ask({ strategy, productIds })
        .map((one) => one.id)
        .join(),
    );
    // The product needs what the cart with it needs, as no rule names the others.
    expect(new Set(lists).size).toBeGreaterThanOrEqual(STRATEGIES.length - 1);
    expect(ask({ strategy: 'blp' }).every((one) => one.brand === product.brand)).toBe(true);
  });

  it('knows a strategy by any spelling', () => {
    expect(strategyOf('pdp up sell')).toBe('pdp-up-sell');
    expect(strategyOf('pdpCrossSell')).toBe('pdp-cross-sell');
    expect(strategyOf('something else')).toBe('home-popular');
  });
});
