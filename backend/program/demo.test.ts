import { expect, it } from 'vitest';
import { loadDemo } from './demo.ts';

it('lets the demo in unless it is turned off or left out', async () => {
  expect(await loadDemo({ DEMO: 'on' })).toHaveProperty('drawings');
  expect(await loadDemo({ DEMO: 'off' })).toBeNull();
  expect(await loadDemo({ DEMO: 'on' }, new URL('../none/demo.ts', import.meta.url))).toBeNull();
});
