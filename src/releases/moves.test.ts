import { expect, it } from 'vitest';
import { afterMoves, wayBack } from './moves.ts';

const moves = (text: string) =>
  text.split(' ').map((one) => {
    const [from = '', to = ''] = one.split('>');
    return { from, to };
  });

it('pages that change places leave no address behind, and take those along that led to them', () => {
  const known = new Map([['x', 'a']]);
  expect(afterMoves(known, moves('a>b b>a'))).toEqual(new Map([['x', 'b']]));
});

it.each([
  ['a>b b>c', 'c>a b>a'],
  ['a>b b>a', ''],
  // Who came to a left address later, and went on, was not there before.
  ['x>y x>m', 'y>x'],
  ['x>y a>x x>t', 'y>x t>a'],
])('the way back from %s is %s', (there, back) => {
  const steps = moves(there).map((move) => [move]);
  const left = new Map(wayBack(steps).map(({ from, to }) => [from, to]));
  const wanted = back === '' ? [] : moves(back);
  for (const { from, to } of wanted) expect([from, left.get(from) ?? 'a']).toEqual([from, to]);
  expect(left.has('m')).toBe(false);
});
