import { expect, test } from 'vitest';
import { promotionOf } from './list-page-setup.ts';

test.each([
  ['/actie', 'actie'],
  ['/en/actie.html', 'actie'],
  ['/in-prijs-verlaagd', 'reduced-in-price'],
  ['/en/reduced-in-price', 'reduced-in-price'],
])('%s shows %s', (path, name) => {
  expect(promotionOf(path).name).toBe(name);
});

test('any other path is refused', () => {
  expect(() => promotionOf('/producten')).toThrow('/producten');
});
