import { expect, test } from 'vitest';
import { isCutToSize } from './category-codes.ts';

const node = (code: string) => ({ id: 1, name: '', url: '', code });

test('only sheet material is cut to size', () => {
  expect(isCutToSize({ code: 'mdf', ancestors: [node('hout'), node('plaatmateriaal')] })).toBe(
    true,
  );
  expect(isCutToSize({ code: 'plaatmateriaal', ancestors: [] })).toBe(true);
  expect(isCutToSize({ code: 'vuren-regel', ancestors: [node('balken-en-latten')] })).toBe(false);
  expect(isCutToSize(null)).toBe(false);
});
