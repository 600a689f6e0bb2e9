import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productRecord } from '../../../tests/support/records.ts';
import type { ApiClient, CallOptions } from '../../api/client.ts';
import type { FailureKind } from '../../api/outcome.ts';
import { defaultListState } from '../../domain/listing/list-state.ts';
import { createProductList } from './use-list.ts';

const initial = defaultListState({ limit: 12, sortOptions: [{ label: '', field: 'relevance' }] });

/** Answers a call with a total and its products; null is a failure. */
type Answer = (
  total: number | null,
  products?: readonly object[],
  facets?: readonly object[],
) => void;

/** A client whose answers are given by hand, in any order; null is the failure `kind`. */
function byHand(kind: FailureKind = 'Network') {
  const calls: { options: CallOptions; answer: Answer }[] = [];
  const client: ApiClient = {
    call: (_, options = {}) =>
      new Promise((resolve) => {
        const answer: Answer = (total, products = [], facets = []) =>
          resolve(
            total === null
              ? { ok: false, kind, status: 0, message: null }
              : { ok: true, data: { Products: products, Total: total, Facets: facets } as never },
          );
        calls.push({ options, answer });
      }),
  };
  return { client, calls };
}

beforeEach(() => vi.stubGlobal('document', { cookie: '' }));
afterEach(() => vi.unstubAllGlobals());

const OFFER = productRecord({
  Discounts: [
    {
      ...{ Id: 1, Name: 'Week 3', Title: 'Nu 9,95', LabelType: 'DEFAULT' },
      ...{ OldPriceInclTax: 15, OldPriceExclTax: 12.4 },
      ...{ StartDate: '2030-01-01', EndDate: '2030-01-31' },
    },
  ],
});

describe('createProductList', () => {
  it('asks for the scope and the state', async () => {
    const { client, calls } = byHand();
    const list = createProductList(client, { categoryId: 7 }, { prefilters: [] }, initial);
    const shown = list.show({ ...initial, page: 2 });
    expect(list.$view.get()).toMatchObject({ status: 'loading', state: { page: 2 } });
    calls[0]?.answer(40);
    await shown;
    expect(calls[0]?.options.query).toMatchObject({ categoryID: 7, page: 2, pageSize: 12 });
    expect(list.$view.get()).toMatchObject({ status: 'ready', result: { total: 40 } });
  });

  it('judges discounts at the time of the fake-now cookie', async () => {
    const { client, calls } = byHand();
    const list = createProductList(client, {}, { prefilters: [] }, initial);
    const oldPrice = async (now: string) => {
      vi.stubGlobal('document', { cookie: `fake-now=${now}` });
      const shown = list.show(initial);
      calls.at(-1)?.answer(1, [OFFER]);
      await shown;
      return list.$view.get().result?.products[0]?.oldPriceInclTax;
    };
    expect(await oldPrice('2029-12-15T10:00:00Z')).toBeNull();
    expect(await oldPrice('2030-01-15T10:00:00Z')).toBe(1500);
  });

  it('drops an answer that was overtaken', async () => {
    const { client, calls } = byHand();
    const list = createProductList(client, {}, { prefilters: [] }, initial);
    const first = list.show({ ...initial, page: 2 });
    const second = list.show({ ...initial, page: 3 });
    calls[1]?.answer(30);
    calls[0]?.answer(20);
    await Promise.all([first, second]);
    expect(list.$view.get()).toMatchObject({ state: { page: 3 }, result: { total: 30 } });
  });

  it('shows the last page where a later one is asked for', async () => {
    const { client, calls } = byHand();
    const list = createProductList(client, {}, { prefilters: [] }, initial);
    const shown = list.show({ ...initial, page: 500 });
    calls[0]?.answer(30);
    await setImmediate();
    expect(list.$view.get()).toMatchObject({ status: 'loading', state: { page: 3 } });
    calls[1]?.answer(30);
    await shown;
    expect(calls[1]?.options.query).toMatchObject({ page: 3 });
    expect(list.$view.get()).toMatchObject({ status: 'ready', state: { page: 3 } });
  });

  it('takes the names of the answer where filters came in those of the other language', async () => {
    const { client, calls } = byHand();
    const list = createProductList(client, {}, { prefilters: [] }, initial);
    const shown = list.show({ ...initial, facets: [{ field: 'kleur', values: ['geel'] }] });
    const yellow = { Label: 'yellow', Value: 'yellow', Count: 4, Checked: true };
    calls[0]?.answer(4, [], [{ Field: 'kleur', Label: 'Colour', Values: [yellow] }]);
    await shown;
    const state = { ...initial, facets: [{ field: 'kleur', values: ['yellow'] }] };
    expect(list.$view.get()).toMatchObject({ status: 'ready', state });
    await list.show(state, true);
    expect(calls).toHaveLength(1);
  });

  it('goes back to an answer of before without asking', async () => {
    const { client, calls } = byHand();
    const list = createProductList(client, {}, { prefilters: [] }, initial);
    const first = list.show({ ...initial, page: 2 });
    calls[0]?.answer(20);
    await first;
    const second = list.show({ ...initial, page: 3 });
    await list.show({ ...initial, page: 2 }, true);
    calls[1]?.answer(30);
    await second;
    expect(calls).toHaveLength(2);
    expect(list.$view.get()).toMatchObject({ status: 'ready', result: { total: 20 } });
  });

  it('keeps the last answer when a call fails, and forgets all with the static page', async () => {
    const { client, calls } = byHand();
    const list = createProductList(client, {}, { prefilters: [] }, initial);
    const first = list.show({ ...initial, page: 2 });
    calls[0]?.answer(20);
    await first;
    const second = list.show({ ...initial, page: 3 });
    calls[1]?.answer(null);
    await second;
    expect(list.$view.get()).toMatchObject({ status: 'failed', result: { total: 20 } });
    list.showStatic();
    expect(list.$view.get()).toEqual({ status: 'static', state: initial, result: null });
  });

  it.each(['NotFound', 'Unauthorized'] as const)('waits for the error page of %s', async (kind) => {
    const { client, calls } = byHand(kind);
    const list = createProductList(client, {}, { prefilters: [] }, initial);
    const shown = list.show({ ...initial, page: 2 });
    calls[0]?.answer(null);
    await shown;
    expect(list.$view.get().status).toBe('loading');
  });
});
