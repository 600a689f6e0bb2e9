import { expect, it } from 'vitest';
import { type MenuItem, menuPlacement } from '../content/content.ts';

const items = (count: number, children: MenuItem[] = []): MenuItem[] =>
  Array.from({ length: count }, () => ({
    name: '',
    url: '',
    alternateUrl: null,
    code: '',
    children,
  }));

it('is aligned with its side if it fits in a column, else at full width', () => {
  expect(menuPlacement(items(8), 'left')).toBe('left');
  expect(menuPlacement(items(8), 'right')).toBe('right');
  expect(menuPlacement(items(9), 'left')).toBe('full');
  expect(menuPlacement(items(2, items(1)), 'right')).toBe('full');
});
