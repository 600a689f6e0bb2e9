/** Staffel, advised prices and actions of a feed, and the days on which they begin and end. */
import { beforeEach, describe, expect, test } from 'vitest';
import { applyOffers, offersHandler } from '../offers/apply-offers.ts';
import { PROMOTION_IDS } from '../special-nodes.ts';
import {
  importRows,
  openCatalogue,
  readProduct,
  NEW_PRODUCT_ROW,
} from './testing/feed-database.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const opened = openForAll(openCatalogue);
beforeEach(async () => {
  await opened.db.deleteFrom('products').where('number', 'like', '77%').execute();
  await opened.db.deleteFrom('jobs').execute();
});

/** 09:00 in Amsterdam, in winter. */
const at = (day: string) => new Date(`${day}T08:00:00Z`);
const load = (row: object, day = '2026-11-01') =>
  importRows(opened.db, [{ number: NEW_PRODUCT_ROW.number, ...row }], { now: at(day) });
const product = () => readProduct(opened.db);

describe('staffel', () => {
  test('is the whole of what a row names', async () => {
    await load({ ...NEW_PRODUCT_ROW, 'staffel.10': '11,00', 'staffel.50': 10 });
    const { id, levels } = await product();
    expect(levels).toEqual([
      { id: id * 10 + 1, quantity: 10, priceIncl: 1_100, priceExcl: 909 },
      { id: id * 10 + 2, quantity: 50, priceIncl: 1_000, priceExcl: 826 },
    ]);
    expect(await load({ 'staffel.50': 10, 'staffel.10': 11 })).toMatchObject({ unchanged: 1 });
    expect(await load({ staffel: { 20: 10 } })).toMatchObject({ changed: 1 });
    expect((await product()).levels).toMatchObject([{ quantity: 20, priceIncl: 1_000 }]);
    expect(await load({ staffel: {} })).toMatchObject({ changed: 1 });
    expect((await product()).levels).toEqual([]);
  });

  test.each([
    [{ 'staffel.1': 9 }, 'staffel.1'],
    [{ 'staffel.5': 13 }, 'staffel.5'],
    [{ 'staffel.5': 9, 'staffel.10': '9,00' }, 'staffel.10'],
    [{ price: 8, 'staffel.5': 9 }, 'staffel.5'],
  ])('%j is refused', async (row, field) => {
    await load(NEW_PRODUCT_ROW);
    expect((await load(row)).errors).toMatchObject([{ line: 1, field }]);
  });
});

describe('action', () => {
  const ACTION = {
    ...{ action_price: '9,95', action_from: '2026-12-01', action_until: '2026-12-07' },
    ...{ action_nl: 'Winterdeal', action_en: 'Winter deal' },
  };
  const apply = (day: string) => applyOffers(opened.db, at(day));

  test('begins and ends with its days', async () => {
    await load({ ...NEW_PRODUCT_ROW, 'staffel.10': 12 });
    const before = await product();
    expect(await load(ACTION)).toMatchObject({ changed: 1, errors: [] });
    expect((await product()).price_incl).toBe(1_250);
    expect(await apply('2026-11-30')).toEqual([]);
    expect(await apply('2026-12-01')).toEqual([before.id]);
    expect(await apply('2026-12-02')).toEqual([]);
    const during = await product();
    expect(during).toMatchObject({
      ...{ price_incl: 995, price_excl: 822, old_price_incl: 1_250, old_price_excl: 1_033 },
      levels: [{ quantity: 10, priceIncl: 955 }],
      promotion_nodes: [PROMOTION_IDS.actie],
      discounts: [
        {
          ...{ title: { nl: 'Winterdeal', en: 'Winter deal' }, labelType: 'DEFAULT' },
          ...{ startDate: '2026-11-30T23:00:00.000Z', endDate: '2026-12-07T22:59:59.999Z' },
        },
      ],
    });
    expect(during.discount_id).toBe(during.discounts[0]?.id);
    expect(await apply('2026-12-07')).toEqual([]);
    expect(await apply('2026-12-08')).toEqual([before.id]);
    expect(await product()).toEqual({ ...before, updated_at: at('2026-12-08') });
    const history = await opened.db
      .selectFrom('price_history')
      .select('price_incl')
      .where('product_id', '=', before.id)
      .orderBy('valid_from')
      .execute();
    expect(history.map(({ price_incl }) => price_incl)).toEqual([1_250, 995, 1_250]);
  });

  test('of this day begins with the import, and the price of the feed is the regular one', async () => {
    await load(NEW_PRODUCT_ROW);
    const file = { ...NEW_PRODUCT_ROW, ...ACTION, 'staffel.10': 12 };
    await load(file, '2026-12-02');
    expect(await product()).toMatchObject({ price_incl: 995, old_price_incl: 1_250 });
    expect(await load(file, '2026-12-03')).toMatchObject({ unchanged: 1 });
    // A regular price that moves meanwhile waits for the end.
    expect(await load({ price: 15 }, '2026-12-04')).toMatchObject({ changed: 1 });
    expect(await product()).toMatchObject({ price_incl: 995 });
    expect(await load({ price: 15 }, '2026-12-04')).toMatchObject({ unchanged: 1 });
    await apply('2026-12-08');
    expect(await product()).toMatchObject({
      ...{ price_incl: 1_500, old_price_incl: null, discount_id: null, discounts: [] },
      levels: [{ quantity: 10, priceIncl: 1_440 }],
    });
  });

  test('crosses the lowest price of the 30 days before, whatever the regular one is', async () => {
    await load({ ...NEW_PRODUCT_ROW, price: '10,50' });
    await load({ price: '12,50' }, '2026-11-20');
    await load(ACTION, '2026-12-01');
    expect(await product()).toMatchObject({ price_incl: 995, old_price_incl: 1_050 });
  });

  test('that was never dearer has no crossed price and a title of its own', async () => {
    const untitled = { ...ACTION, action_nl: undefined, action_en: undefined };
    await load({ ...NEW_PRODUCT_ROW, ...untitled }, '2026-12-01');
    expect(await product()).toMatchObject({
      ...{ price_incl: 995, old_price_incl: null },
      discounts: [{ title: { nl: 'Actie', en: 'Offer' } }],
    });
  });

  test('is planned as a job for both of its days', async () => {
    await load({ ...NEW_PRODUCT_ROW, ...ACTION });
    const jobs = await opened.db
      .selectFrom('jobs')
      .select(['kind', 'run_at'])
      .orderBy('run_at')
      .execute();
    expect(jobs).toEqual([
      { kind: 'offers', run_at: new Date('2026-11-30T23:00:00Z') },
      { kind: 'offers', run_at: new Date('2026-12-07T23:00:00Z') },
    ]);
  });

  test('is begun by the job of its day, which tells which products changed', async () => {
    await load({ ...NEW_PRODUCT_ROW, ...ACTION });
    const told: number[][] = [];
    const onChanged = async (ids: number[]) => void told.push(ids);
    const { run } = offersHandler({ db: opened.db, now: () => at('2026-12-01'), onChanged });
    const context = { id: 1, attempt: 1, createdAt: at('2026-11-01') };
    const job = { ...context, signal: new AbortController().signal };
    expect(await run({}, job)).toEqual({ changed: 1 });
    expect(await run({}, job)).toEqual({ changed: 0 });
    expect(told).toEqual([[(await product()).id]]);
  });

  test.each([
    [{ action_price: 13, action_from: '2026-12-01', action_until: '2026-12-02' }, 'action_price'],
    [{ action_price: 9 }, 'action_price'],
    [{ ...ACTION, action_until: '2026-11-30' }, 'action_until'],
    [{ action_until: '2026-02-30' }, 'action_until'],
  ])('%j is refused', async (row, field) => {
    await load(NEW_PRODUCT_ROW);
    expect((await load(row)).errors).toMatchObject([{ line: 1, field }]);
  });
});

describe('advised price', () => {
  test('crosses the lowest price of 30 days once the price has fallen, never itself', async () => {
    await load({ ...NEW_PRODUCT_ROW, list_price: '14,00' });
    expect(await product()).toMatchObject({ old_price_incl: null, reduced_from: null });
    expect(await load({ list_price: 14 })).toMatchObject({ unchanged: 1 });
    await load({ price: 10 }, '2026-11-20');
    expect(await product()).toMatchObject({
      ...{ price_incl: 1_000, old_price_incl: 1_250, reduced_from: at('2026-11-20') },
    });
    await load({ list_price: 10 }, '2026-11-21');
    expect(await product()).toMatchObject({ old_price_incl: null, reduced_from: null });
  });
});
