import { expect, test } from 'vitest';
import { bundleText } from './bundle.ts';

const t = bundleText(
  {
    card: {
      title: 'Pas van {name}',
      points_one: '{count} punt',
      points_other: '{count} punten',
    },
  },
  'nl',
  { name: 'Bouwmaat' },
);

test('fills what every text may name and what is given', () => {
  expect(t('card.title')).toBe('Pas van Bouwmaat');
  expect(t('card.title', { name: 'Jan' })).toBe('Pas van Jan');
});

test('chooses the plural form by the count', () => {
  expect(t('card.points', { count: 1 })).toBe('1 punt');
  expect(t('card.points', { count: 0 })).toBe('0 punten');
});

test('an unknown key, or a section, is its own text', () => {
  expect(t('card.none' as 'card.title')).toBe('card.none');
  expect(t('card' as 'card.title')).toBe('card');
});
