import { expect, it } from 'vitest';
import { nextActive } from './use-combobox.ts';

it('goes round through the options and the field, in both directions', () => {
  const walk = (key: string) => {
    const seen: (number | null)[] = [];
    for (let at: number | null = -1, i = 0; i < 4; i++)
      seen.push((at = nextActive(key, at ?? 0, 3)));
    return seen;
  };
  expect(walk('ArrowDown')).toEqual([0, 1, 2, -1]);
  expect(walk('ArrowUp')).toEqual([2, 1, 0, -1]);
});

it('leaves Home and End to the field until an option is active', () => {
  expect([nextActive('Home', -1, 3), nextActive('End', -1, 3), nextActive('a', 1, 3)]).toEqual([
    null,
    null,
    null,
  ]);
  expect([nextActive('Home', 2, 3), nextActive('End', 0, 3)]).toEqual([0, 2]);
});
