import { describe, expect, it } from 'vitest';
import { compareText, naturalKey } from './natural.ts';

describe('natural order', () => {
  it('reads numbers as numbers, with decimals', () => {
    const sorted = [
      '12,5 mm',
      '9,5 mm',
      '100 mm',
      '12 mm',
      '12,25 mm',
      '4x40',
      '4,5x50',
      'Élan',
      'eland',
    ];
    sorted.sort((a, b) => compareText(naturalKey(a), naturalKey(b)));
    expect(sorted).toEqual([
      '4x40',
      '4,5x50',
      '9,5 mm',
      '12 mm',
      '12,25 mm',
      '12,5 mm',
      '100 mm',
      'Élan',
      'eland',
    ]);
  });
});
