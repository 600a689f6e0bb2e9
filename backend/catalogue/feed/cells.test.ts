import { expect, it } from 'vitest';
import { ByCodeOrName } from './cells.ts';

const things = new ByCodeOrName(
  [
    ['HW', 1],
    ['bouw/hout-en-platen', 2],
    ['X', 3],
  ],
  [
    ['Hechtwerk', 1],
    ['Platen', 2],
    ['platen', 3],
    ['x', 1],
    ['', 9],
  ],
);

it.each([
  ['HW', 1],
  ['hechtwerk ', 1],
  ['HECHTWERK', 1],
  ['X', 3],
  ['x', 1],
  ['Bouw > Hout & platen', 2],
  ['bouw/Hout en platen', 2],
  ['hw', undefined],
  ['Platen', undefined],
  ['Bouw > Steen', undefined],
])('finds %j as %j', (key, thing) => {
  expect(things.get(key)).toBe(thing);
  expect(things.has(key)).toBe(thing !== undefined);
});
