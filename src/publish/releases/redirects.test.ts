import { describe, expect, it } from 'vitest';
import { addRedirects, reverseRedirects } from './redirects.ts';

const moves = (text: string) =>
  text.split(' ').map((one) => {
    const [from = '', to = ''] = one.split('>');
    return { from, to };
  });

it('pages that change places leave no address behind, and take those along that led to them', () => {
  const known = new Map([['x', 'a']]);
  expect(addRedirects(known, moves('a>b b>a'))).toEqual(new Map([['x', 'b']]));
});

/** Where left addresses lead, as `from>to`, in the order of the alphabet. */
const leads = (known: ReadonlyMap<string, string>) =>
  [...known]
    .map(([from, to]) => `${from}>${to}`)
    .sort()
    .join(' ');

describe.each([
  // Moves one after another, the moves back, and where left addresses lead after these.
  ['a>b b>c', 'c>a', 'b>a c>a'],
  ['a>b b>a', '', 'b>a'],
  // Who came to a left address later, and went on, was not there before.
  ['x>y x>m', 'y>x', 'y>x'],
  ['x>y a>x x>t', 'y>x t>a', 't>a y>x'],
])('after %s', (there, back, after) => {
  const steps = moves(there).map((move) => [move]);

  it(`the way back is ${back || 'no move'}`, () => {
    expect(reverseRedirects(steps)).toEqual(back === '' ? [] : moves(back));
  });

  it(`no left address leads astray when it was gone: ${after}`, () => {
    const known = steps.reduce<Map<string, string>>(addRedirects, new Map());
    expect(leads(addRedirects(known, reverseRedirects(steps)))).toBe(after);
  });
});
