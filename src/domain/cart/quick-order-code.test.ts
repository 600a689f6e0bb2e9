import { describe, expect, it } from 'vitest';
import { findProductByCode, quickOrderCode } from './quick-order.ts';

describe('quickOrderCode', () => {
  it.each([
    ['8700100123', '8700100123'],
    ['0000100123', '100123'],
    [' 87.001-001 23 ', '8700100123'],
    ['000', ''],
    ['AB12', 'ab12'],
    ['GP-1250 A', 'gp1250a'],
    [' - ', ''],
    ['', ''],
  ])('reads %j as %j', (typed, code) => {
    expect(quickOrderCode(typed)).toBe(code);
  });
});

describe('findProductByCode', () => {
  const products = [
    { id: 1, number: '8700100123', ean: '0871000000017' },
    { id: 2, number: '8800100123', ean: '8710000000024' },
    { id: 3, number: '100124', ean: '8710000000031' },
    { id: 4, number: '8700100124', ean: '8710000000048' },
    { id: 5, number: 'GP-1250A', ean: '8710000000055' },
    { id: 6, number: 'HAMER-1', ean: '8710000000062' },
    { id: 7, number: 'Hamer 1', ean: '8710000000079' },
  ];

  it.each([
    ['a whole number', '8700100123', 1],
    ['an EAN with a leading zero', '871000000017', 1],
    ['last digits that two products have', '100123', null],
    ['a whole number before the last digits of a different one', '100124', 3],
    ['a code of no product', '999999', null],
    ['no code', '', null],
    ['an article code with letters', 'gp1250a', 5],
    ['the digits of an article code', '1250', null],
    ['an article code that two products have', 'hamer1', null],
  ])('%s', (_, code, id) => {
    expect(findProductByCode(products, code)).toBe(id);
  });
});
