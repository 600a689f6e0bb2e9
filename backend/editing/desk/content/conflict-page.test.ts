import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineDiff } from './conflict-page.ts';

const columns = (left: string, right: string) =>
  lineDiff(left, right).map(
    (row) => `${row.left ?? ''}${row.isSame ? '=' : '|'}${row.right ?? ''}`,
  );

it.each([
  ['a b c', 'a b c', 'a=a b=b c=c'],
  ['a b c', 'a x c', 'a=a b|x c=c'],
  ['a b c', 'a c', 'a=a b| c=c'],
  ['a c', 'a b c', 'a=a |b c=c'],
  ['a b c d', 'a x d', 'a=a b|x c| d=d'],
  ['a b d', 'a x y d', 'a=a b|x |y d=d'],
])('puts the lines of %j and %j side by side', (left, right, rows) => {
  const lines = (text: string) => text.replaceAll(' ', '\n');
  expect(columns(lines(left), lines(right)).join(' ')).toBe(rows);
});

it('shows every line of both texts once, in order', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1 })
    .map((a) => a.join('\n'));
  fc.assert(
    fc.property(text, text, (left, right) => {
      const rows = lineDiff(left, right);
      for (const [side, whole] of [
        ['left', left],
        ['right', right],
      ] as const)
        expect(
          rows
            .map((row) => row[side])
            .filter((line) => line !== null)
            .join('\n'),
        ).toBe(whole);
      expect(rows.every((row) => row.isSame === (row.left === row.right))).toBe(true);
    }),
  );
});

it('compares long texts, and gives up on those with little in common', () => {
  const text = (word: string) =>
    Array.from({ length: 5_000 }, (_, at) => `${word} ${at}`).join('\n');
  const changed = lineDiff(text('a'), text('a').replace('a 17', 'b'));
  expect(changed.filter(({ isSame }) => !isSame)).toEqual([
    { left: 'a 17', right: 'b', isSame: false },
  ]);
  const other = lineDiff(text('a'), text('b'));
  expect(other[4_999]).toEqual({ left: 'a 4999', right: 'b 4999', isSame: false });
});
