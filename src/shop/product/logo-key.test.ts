import { expect, test } from 'vitest';
import { logoKey } from './page-texts.ts';

test('finds a pictogram however it is written', () => {
  expect(logoKey('ghs05.png')).toBe('GHS05');
  expect(logoKey('GHS 07')).toBe('GHS07');
  expect(logoKey('ce')).toBe('CE');
  expect(logoKey('KOMO')).toBeNull();
});
