import { expect, it } from 'vitest';
import { visiblePage } from './steps.ts';

it('shows an earlier step than the derived one where the address asks for it', () => {
  expect(visiblePage('Shipping', 'Order')).toBe('Shipping');
  expect(visiblePage('Payment', 'Order')).toBe('Payment');
});

it('leads to the first incomplete step where the address asks for a later one', () => {
  expect(visiblePage('Order', 'Shipping')).toBe('Shipping');
  expect(visiblePage('Payment', 'Shipping')).toBe('Shipping');
});

it('derives the step for the address of the checkout itself', () => {
  expect(visiblePage(null, 'Payment')).toBe('Payment');
});

it('has no page for an empty cart', () => {
  expect(visiblePage('Payment', 'Cart')).toBeNull();
});
