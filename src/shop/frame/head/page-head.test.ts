import { expect, test } from 'vitest';
import { fullTitle, robotsOf } from './page-head.ts';

const head = { title: 'Merken', paths: { nl: '/merken', en: '/en/brands' } };

test('the company stands in the title once', () => {
  expect(fullTitle('Merken', 'Bouwmaat')).toBe('Merken | Bouwmaat');
  expect(fullTitle('Bouwmaat Utrecht: adres', 'Bouwmaat')).toBe('Bouwmaat Utrecht: adres');
});

test('robots are told only what is restricted', () => {
  expect(robotsOf(head)).toBeNull();
  expect(robotsOf({ ...head, indexed: false })).toBe('noindex');
  expect(robotsOf({ ...head, indexed: false, noFollow: true })).toBe('noindex, nofollow');
});
