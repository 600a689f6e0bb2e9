import { expect, it } from 'vitest';
import type { ShippingOptions } from '../../../domain/cart/cart.ts';
import { chosenSlot, isCartSlot } from './delivery-step.tsx';

const free = { priceInclTax: 0, priceExclTax: 0 };
const slot = (id: string, timeFrom: string, timeTo: string) => ({ id, timeFrom, timeTo });
const morning = slot('m', '08:00', '12:00');
const evening = slot('e', '18:00', '21:00');
const options: ShippingOptions = {
  days: ['2026-11-24', '2026-11-25'].map((date) => ({
    date,
    slots: [morning, evening].map((each) => ({ ...each, price: free })),
  })),
  earliest: null,
};
const at = (date: string, each: typeof morning) => ({ date, ...each });

it('proposes the earliest slot', () => {
  expect(chosenSlot(options, null, null)).toEqual(at('2026-11-24', morning));
});

it('shows the slot of the cart, and rather the one that was picked last', () => {
  const ofCart = at('2026-11-25', evening);
  expect(chosenSlot(options, null, ofCart)).toEqual(ofCart);
  expect(chosenSlot(options, at('2026-11-24', evening), ofCart)).toEqual(at('2026-11-24', evening));
  expect(isCartSlot(ofCart, ofCart)).toBe(true);
  expect(isCartSlot(at('2026-11-24', evening), ofCart)).toBe(false);
});

it('drops a slot that is no longer available', () => {
  expect(chosenSlot(options, at('2026-11-23', morning), null)).toEqual(at('2026-11-24', morning));
});

it('has no slot without options', () => {
  expect(chosenSlot(null, at('2026-11-24', morning), null)).toBeNull();
  expect(chosenSlot({ days: [], earliest: null }, null, null)).toBeNull();
});
