import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAYMENT_METHODS } from './footer-links.ts';

test('every way to pay has its mark, in its width', () => {
  const marks = readFileSync(new URL('../../../assets/payments.svg', import.meta.url), 'utf8');
  const drawn = [...marks.matchAll(/<view id="([^"]+)" viewBox="\d+ 0 (\d+) 28"/g)];
  expect(drawn.map(([, code, width]) => [code, Number(width)])).toEqual(
    PAYMENT_METHODS.map(({ code, width }) => [code, width]),
  );
});
