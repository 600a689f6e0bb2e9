import { expect, it } from 'vitest';
import { cleanOrderNumber } from './order.ts';

it.each([
  '26000030',
  '#26000030',
  '260 00030',
  ' 2600\u00a00030\u200e ',
  'Bestelling 26.000.030',
  'nr. 26-000030',
  '２６００００３０',
])('reads %j as 26000030', (typed) => {
  expect(cleanOrderNumber(typed)).toBe('26000030');
});

it.each(['', '#', 'onbekend'])('rejects %j', (typed) => {
  expect(cleanOrderNumber(typed)).not.toMatch(/\d/);
});
