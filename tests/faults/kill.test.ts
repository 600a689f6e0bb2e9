/**
 * The renderer and the backend are killed while pages are rendered, while a release goes live, and
 * just after it: no kill shows, and every edit comes through. `tests/soak/kills.test.ts` kills both
 * at random points.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KilledShop } from './killed-shop.ts';

const killed = new KilledShop();
beforeAll(() => killed.start(), 120_000);
afterAll(() => killed.close());

test.each([
  ['renderer', 'rendering'],
  ['renderer', 'switching'],
  ['renderer', 'switched'],
  ['backend', 'switching'],
] as const)('the %s is killed at the point %s', async (who, point) => {
  expect(await killed.killAt({ point }, who)).toBe(true);
});
