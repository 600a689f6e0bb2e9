import { expect, it } from 'vitest';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import { type FormNode, readFormValue } from './form.ts';

const number: FormNode = { kind: 'number', isOptional: false };

const sent = (text: string, locale: Locale, node: FormNode = number) =>
  readFormValue(
    node,
    'minimum',
    Object.assign(() => [text], { locale }),
    0,
  );

it.each<[Locale, string, unknown]>([
  ['nl', '1.000', 1000],
  ['nl', '1.000,50', 1000.5],
  ['nl', '12,5', 12.5],
  ['nl', '12.5', 12.5],
  ['en', '1,000', 1000],
  ['en', '12.5', 12.5],
  ['nl', '-3', -3],
  ['nl', '1,000', '1,000'],
  ['en', '1.000', '1.000'],
  ['nl', 'veel', 'veel'],
  ['nl', '0x10', '0x10'],
])('%s: an editor who writes %j means %j', (locale, text, value) => {
  expect(sent(text, locale)).toBe(value);
});

it('reads numbers of a list alike', () => {
  const lines: FormNode = { kind: 'lines', isNumber: true, isOptional: false };
  expect(sent('100.234\n100235\nveel', 'nl', lines)).toEqual([100_234, 100_235, 'veel']);
});
