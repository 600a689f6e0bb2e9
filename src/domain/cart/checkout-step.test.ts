import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkoutStep, type StepCart } from './checkout-step.ts';

const slot = { id: 'delivery-day', date: '2026-11-25', timeFrom: '07:00', timeTo: '18:00' };
const ready: StepCart = {
  ...{ lines: [1], shippingMethod: 'Delivery', deliveryAddress: {}, store: null },
  ...{ alternativeDeliveryAddress: null, usingAlternativeAddress: false, shipping: slot },
  ...{ amountToPay: 1_000, payment: { method: 'ideal', issuer: null }, pointsToRedeem: 0 },
};
const store = { id: 1, name: 'Utrecht', url: 'utrecht' };

it.each<[string, Partial<StepCart> | null, string]>([
  ['there is no cart', null, 'Cart'],
  ['there are no lines', { lines: [] }, 'Cart'],
  ['no method is chosen', { shippingMethod: null }, 'Shipping'],
  ['a delivery has no address', { deliveryAddress: null }, 'Shipping'],
  ['a pickup has no store', { shippingMethod: 'Pickup' }, 'Shipping'],
  ['no slot is set', { shipping: null }, 'Shipping'],
  ['no payment is set', { payment: null }, 'Payment'],
  ['nothing is to be paid', { payment: null, amountToPay: 0 }, 'Order'],
  ['all is complete', {}, 'Order'],
  ['a pickup is complete', { shippingMethod: 'Pickup', store, deliveryAddress: null }, 'Order'],
])('when %s, the step follows', (_, change, step) => {
  expect(checkoutStep(change && { ...ready, ...change })).toBe(step);
});

it('considers the address in use', () => {
  const elsewhere = { ...ready, usingAlternativeAddress: true };
  expect(checkoutStep(elsewhere)).toBe('Shipping');
  expect(checkoutStep({ ...elsewhere, alternativeDeliveryAddress: {} })).toBe('Order');
});

it('never skips a step that is not complete', () => {
  const cart = fc.record({
    lines: fc.constantFrom([], [1]),
    shippingMethod: fc.constantFrom('Delivery' as const, 'Pickup' as const, null),
    deliveryAddress: fc.constantFrom(null, {}),
    alternativeDeliveryAddress: fc.constantFrom(null, {}),
    usingAlternativeAddress: fc.boolean(),
    store: fc.constantFrom(null, store),
    shipping: fc.constantFrom(null, slot),
    amountToPay: fc.constantFrom(0, 1),
    payment: fc.constantFrom(null, ready.payment),
    pointsToRedeem: fc.constant(0),
  });
  fc.assert(
    fc.property(cart, (each) => {
      const step = checkoutStep(each);
      expect(step === 'Cart').toBe(each.lines.length === 0);
      if (step === 'Payment' || step === 'Order') {
        expect(each.shipping).not.toBeNull();
        expect(each.shippingMethod).not.toBeNull();
      }
      if (step === 'Order') expect(each.amountToPay === 0 || each.payment !== null).toBe(true);
    }),
  );
});
