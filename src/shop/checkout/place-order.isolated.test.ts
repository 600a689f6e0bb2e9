/** Placing an order over a line that loses answers: never ordered twice, never silently lost. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StorageMock } from '../../../tests/support/storage-mock.ts';
import type { ConfirmedCart, OrderRequest } from '../../api/cart/client.ts';
import type { ApiClient } from '../../api/client.ts';
import type { FailureKind, Outcome } from '../../api/outcome.ts';
import type { Cart } from '../../domain/cart/cart.ts';

const shop = vi.hoisted(() => ({
  confirm: vi.fn<(request: OrderRequest) => Promise<Outcome<ConfirmedCart>>>(),
}));
vi.mock('../../api/cart/client.ts', () => ({
  confirmCart: (_: ApiClient, __: Date, request: OrderRequest) => shop.confirm(request),
}));
vi.mock('../calls/api.ts', () => ({ api: () => ({}) }));
vi.mock('../calls/now.ts', () => ({ now: () => new Date('2026-11-23T10:00:00Z') }));
vi.mock('../cart/cart-state.ts', () => ({ receiveCart: () => undefined }));
vi.mock('../consent/analytics/analytics-ids.ts', () => ({
  analyticsIds: () => ({ analyticsClientId: null, analyticsSessionId: null }),
}));

const { placeOrder, resumeOrder } = await import('./place-order.ts');
const { pendingAttempt } = await import('./order-attempt.ts');

const details = { memo: '', reference: '', pinCode: null };
const cartAt = (timestamp: string, lines = 1) =>
  ({ timestamp, amountToPay: 4950, lines: Array.from({ length: lines }) }) as unknown as Cart;
const cart = cartAt('1');
const ordered: Outcome<ConfirmedCart> = {
  ok: true,
  data: {
    cart,
    order: { id: 7, orderNumber: '26000007', successKey: 'sleutel' },
    paymentUrl: null,
    validation: null,
  },
};
const failed = (kind: FailureKind): Outcome<ConfirmedCart> => ({
  ...{ ok: false, kind, status: 0, message: null },
});
const keys = () => shop.confirm.mock.calls.map(([request]) => request.idempotencyKey);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', new StorageMock());
  shop.confirm.mockReset();
});
afterEach(() => vi.useRealTimers());

async function settled<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return work;
}

it('shares one request between two clicks', async () => {
  shop.confirm.mockResolvedValue(ordered);
  const [first, second] = [placeOrder('nl', cart, details), placeOrder('nl', cart, details)];
  expect(await settled(first)).toEqual({
    kind: 'ordered',
    successKey: 'sleutel',
    paymentUrl: null,
  });
  expect(await second).toEqual(await first);
  expect(shop.confirm).toHaveBeenCalledTimes(1);
  expect(pendingAttempt()).toBeNull();
});

it.each<FailureKind>(['Network', 'TimedOut', 'ServerError', 'InvalidData'])(
  'sends the same key again after %s',
  async (kind) => {
    shop.confirm.mockResolvedValueOnce(failed(kind)).mockResolvedValueOnce(ordered);
    expect((await settled(placeOrder('nl', cart, details))).kind).toBe('ordered');
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  },
);

it('keeps the key of an attempt without an answer for the next try, also after a reload', async () => {
  shop.confirm.mockResolvedValue(failed('Network'));
  expect((await settled(placeOrder('nl', cart, details))).kind).toBe('unanswered');
  shop.confirm.mockResolvedValue(ordered);
  expect((await settled(placeOrder('nl', cart, details))).kind).toBe('ordered');
  expect(new Set(keys()).size).toBe(1);
});

it('uses a new key for a cart that was changed since, and after every answer', async () => {
  shop.confirm.mockResolvedValue(failed('Network'));
  await settled(placeOrder('nl', cart, details));
  shop.confirm.mockResolvedValue(failed('Missing'));
  expect((await settled(placeOrder('nl', cartAt('2'), details))).kind).toBe('refused');
  await settled(placeOrder('nl', cartAt('2'), details));
  expect(new Set(keys()).size).toBe(3);
});

it('asks for the result of a lost answer where the cart is empty by now', async () => {
  shop.confirm.mockResolvedValue(failed('TimedOut'));
  await settled(placeOrder('nl', cart, details));
  expect(resumeOrder('nl', cart)).toBeNull();
  shop.confirm.mockResolvedValue(ordered);
  const resumed = resumeOrder('nl', cartAt('3', 0));
  expect((await settled(resumed!))?.kind).toBe('ordered');
  expect(new Set(keys()).size).toBe(1);
  expect(resumeOrder('nl', cartAt('3', 0))).toBeNull();
});

it('orders nothing where the shop answers a validation', async () => {
  const validation = { isOrderable: false } as ConfirmedCart['validation'];
  shop.confirm.mockResolvedValue({
    ok: true,
    data: { cart, order: null, paymentUrl: null, validation },
  });
  expect(await settled(placeOrder('nl', cart, details))).toEqual({ kind: 'invalid', validation });
});
