import { expect, it } from 'vitest';
import { pageFor } from './steps.ts';

it('shows an earlier step than the derived one where the address asks for it', () => {
  expect(pageFor('Shipping', 'Order')).toBe('Shipping');
  expect(pageFor('Payment', 'Order')).toBe('Payment');
});

it('leads to the first incomplete step where the address asks for a later one', () => {
  expect(pageFor('Order', 'Shipping')).toBe('Shipping');
  expect(pageFor('Payment', 'Shipping')).toBe('Shipping');
});

it('derives the step for the address of the checkout itself', () => {
  expect(pageFor(null, 'Payment')).toBe('Payment');
});

it('has no page for an empty cart', () => {
  expect(pageFor('Payment', 'Cart')).toBeNull();
});
