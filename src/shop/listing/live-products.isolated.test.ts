import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productRecord } from '../../../tests/support/records.ts';

const record = (Id: number, price: number) =>
  productRecord({ Id, PriceInclTax: price, PriceExclTax: price });

type LiveProducts = typeof import('./live-products.ts');
let $live: LiveProducts['$live'];
let requestLiveProducts: LiveProducts['requestLiveProducts'];

let frames: (() => void)[] = [];
const calls: string[] = [];
let answer: (ids: number[]) => unknown;

beforeEach(async () => {
  vi.resetModules();
  ({ $live, requestLiveProducts } = await import('./live-products.ts'));
  frames = [];
  calls.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: 'nl' }, cookie: '' });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    const ids = new URL(url, 'http://shop').searchParams.get('productIds') ?? '';
    return { status: 200, text: async () => JSON.stringify(answer(ids.split(',').map(Number))) };
  });
});

afterEach(() => vi.unstubAllGlobals());

const frame = async () => {
  for (const run of frames.splice(0)) run();
  await setImmediate();
};

test('all that is asked for within a frame is one call', async () => {
  answer = (ids) => ({ Success: true, Data: ids.map((id) => record(id, id / 100)) });
  requestLiveProducts([7, 8]);
  requestLiveProducts([8, 9]);
  requestLiveProducts([]);
  await frame();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toContain('realtimeStock=true');
  expect(Object.values($live.get()).map(({ id, priceInclTax }) => [id, priceInclTax])).toEqual([
    [7, 7],
    [8, 8],
    [9, 9],
  ]);
  requestLiveProducts([7]);
  await frame();
  expect(calls).toHaveLength(2);
});

test('a failure leaves what is there, and more than one call holds is cut in two', async () => {
  answer = (ids) => (ids.includes(1) ? {} : { Success: true, Data: [record(201, 2)] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  requestLiveProducts(Array.from({ length: 201 }, (_, i) => i + 1));
  await frame();
  expect(calls).toHaveLength(2);
  expect(Object.keys($live.get())).toEqual(['201']);
});

test('a discount is judged at the time of the fake-now cookie', async () => {
  const discount = {
    Id: 1,
    Name: 'Week 47',
    Title: 'Nu 9,95',
    StartDate: '2030-01-01',
    EndDate: '2030-01-31',
    OldPriceInclTax: 12,
    OldPriceExclTax: 10,
  };
  answer = (ids) => ({
    Success: true,
    Data: ids.map((id) => ({ ...record(id, 9.95), Discounts: [discount] })),
  });
  const oldPrice = async (now: string) => {
    vi.stubGlobal('document', { documentElement: { lang: 'nl' }, cookie: `fake-now=${now}` });
    requestLiveProducts([7]);
    await frame();
    return $live.get()[7]?.oldPriceInclTax;
  };
  expect(await oldPrice('2029-12-15T10:00:00Z')).toBeNull();
  expect(await oldPrice('2030-01-15T10:00:00Z')).toBe(1200);
});

test('a customer sees the prices that were agreed, at once with those of the shop', async () => {
  const token = await import('../account/session/token.ts');
  vi.spyOn(token, 'currentToken').mockReturnValue('token');
  answer = (ids) => ({ Success: true, Data: ids.map((id) => record(id, 8)) });
  const own = { Success: true, Data: [record(7, 6)] };
  const shop = fetch;
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/own-prices')
      ? { status: 200, text: async () => JSON.stringify(own) }
      : shop(url),
  );
  const seen: unknown[] = [];
  const stop = $live.listen((products) =>
    seen.push(Object.values(products).map((p) => p.priceInclTax)),
  );
  requestLiveProducts([7, 8]);
  await frame();
  await vi.waitFor(() => expect(seen).not.toEqual([]));
  stop();
  expect(seen).toEqual([[600, 800]]);
});
