import { describe, expect, it } from 'vitest';
import { pickProduct, quickOrderCode } from './quick-order-code.ts';

describe('quickOrderCode', () => {
  it.each([
    ['8700100123', '8700100123'],
    ['0000100123', '100123'],
    [' 87.001-001 23 ', '8700100123'],
    ['000', ''],
    ['AB12', ''],
    ['', ''],
  ])('reads %j as %j', (typed, code) => {
    expect(quickOrderCode(typed)).toBe(code);
  });
});

describe('pickProduct', () => {
  const products = [
    { id: 1, number: '8700100123', ean: '0871000000017' },
    { id: 2, number: '8800100123', ean: '8710000000024' },
    { id: 3, number: '100124', ean: '8710000000031' },
    { id: 4, number: '8700100124', ean: '8710000000048' },
  ];

  it.each([
    ['a whole number', '8700100123', 1],
    ['an EAN with a leading zero', '871000000017', 1],
    ['last digits that two products have', '100123', null],
    ['a whole number before the last digits of a different one', '100124', 3],
    ['a code of no product', '999999', null],
    ['no code', '', null],
  ])('%s', (_, code, id) => {
    expect(pickProduct(products, code)).toBe(id);
  });
});
