import { expect, it } from 'vitest';
import { PRELOAD_MARGIN } from './image-constants.ts';

it('counts 1.3 screens as in view', () => {
  expect(PRELOAD_MARGIN).toBe('30% 0%');
});
