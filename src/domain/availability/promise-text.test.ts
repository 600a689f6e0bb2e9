import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Locale } from '../shared/common.ts';
import { deliveryPromise, pickupPromise, PROMISE_KEYS, type PromiseText } from './promise.ts';

const now = new Date('2026-11-21T10:00:00Z');

const texts = (locale: Locale): Record<string, string> =>
  JSON.parse(
    readFileSync(
      new URL(`../../../public/locales/${locale}/product.json`, import.meta.url),
      'utf8',
    ),
  ).promise;

const said = ({ key, values }: PromiseText, locale: Locale) =>
  texts(locale)[key]?.replace(/\{(date|time)\}/g, (_, name: 'date' | 'time') => values[name]);

test.each([
  ['2026-11-22', 'Morgen bezorgd', 'Delivered tomorrow'],
  ['2026-11-25', 'Woensdag 25 november bezorgd', 'Delivered on Wednesday 25 November'],
  ['2027-01-01', 'Vrijdag 1 januari bezorgd', 'Delivered on Friday 1 January'],
])('delivery on %s: %s', (day, nl, en) => {
  expect(said(deliveryPromise(day, now, 'nl'), 'nl')).toBe(nl);
  expect(said(deliveryPromise(day, now, 'en'), 'en')).toBe(en);
});

test.each([
  ['2026-11-21', '14:00', 'Vandaag vanaf 14:00 op te halen', 'Pick up today from 14:00'],
  ['2026-11-22', '07:00', 'Morgen vanaf 07:00 op te halen', 'Pick up tomorrow from 07:00'],
  [
    '2026-11-24',
    '07:00',
    'Dinsdag 24 november vanaf 07:00 op te halen',
    'Pick up from 07:00 on Tuesday 24 November',
  ],
])('pickup on %s at %s: %s', (day, time, nl, en) => {
  expect(said(pickupPromise({ day, time }, now, 'nl'), 'nl')).toBe(nl);
  expect(said(pickupPromise({ day, time }, now, 'en'), 'en')).toBe(en);
});

test('tomorrow begins at midnight in Amsterdam', () => {
  const late = new Date('2026-11-21T23:30:00Z');
  expect(deliveryPromise('2026-11-23', late, 'nl').key).toBe('deliveredTomorrow');
});

test.each(['nl', 'en'] as const)('every key has its text in %s', (locale) => {
  // The day on which it is expected is said beside the promise, by the same code.
  expect(Object.keys(texts(locale)).sort()).toEqual([...PROMISE_KEYS, 'expected'].sort());
});
