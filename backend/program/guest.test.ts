import { expect, it } from 'vitest';
import { loadGuest } from './guest.ts';

it('lets the demo in unless it is turned off or left out', async () => {
  expect(await loadGuest({ DEMO: 'on' })).toHaveProperty('drawings');
  expect(await loadGuest({ DEMO: 'off' })).toBeNull();
  expect(await loadGuest({ DEMO: 'on' }, new URL('../none/guest.ts', import.meta.url))).toBeNull();
});
