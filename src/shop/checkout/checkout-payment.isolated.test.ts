import { beforeEach, expect, it, vi } from 'vitest';
import type { CartPayment } from '../../domain/cart/cart.ts';

const shop = vi.hoisted(() => ({
  payment: null as CartPayment | null,
  set: vi.fn<(payment: CartPayment) => Promise<unknown>>(),
}));
vi.mock('../../api/cart/client.ts', () => ({
  setCartPayment: (_: unknown, __: Date, payment: CartPayment) => shop.set(payment),
}));
vi.mock('../../api/payment/client.ts', () => ({}));
vi.mock('../calls/api.ts', () => ({ api: () => ({}) }));
vi.mock('../cart/cart-state.ts', () => ({ $cart: { get: () => ({ payment: shop.payment }) } }));
vi.mock('./checkout-cart.ts', () => ({
  changeCheckoutCart: (change: (client: unknown, now: Date) => Promise<unknown>) =>
    change({}, new Date()),
}));
const { choosePayment } = await import('./checkout-payment.ts');

beforeEach(() => {
  shop.set.mockReset().mockResolvedValue({ ok: true });
  shop.payment = { method: 'ideal', issuer: 'noord' };
});

it('sends a payment only if its method or bank changed', async () => {
  expect(await choosePayment({ method: 'ideal', issuer: 'noord' })).toBeNull();
  expect(shop.set).not.toHaveBeenCalled();
  await choosePayment({ method: 'ideal', issuer: 'zuid' });
  await choosePayment({ method: 'card', issuer: null });
  shop.payment = null;
  await choosePayment({ method: 'ideal', issuer: 'noord' });
  expect(shop.set.mock.calls.map(([payment]) => payment)).toEqual([
    { method: 'ideal', issuer: 'zuid' },
    { method: 'card', issuer: null },
    { method: 'ideal', issuer: 'noord' },
  ]);
});
