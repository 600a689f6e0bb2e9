import { expect, test } from 'vitest';
import { phoneLink, routeLink } from './store-links.ts';

test.each([
  ['030 - 123 45 67', 'tel:+31301234567'],
  ['+31 30 123 45 67', 'tel:+31301234567'],
])('%s is dialled as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

test('the route leads to the coordinates', () => {
  expect(routeLink({ lat: 52.1, lng: 5.06 })).toContain('to=52.1%2C5.06');
});
