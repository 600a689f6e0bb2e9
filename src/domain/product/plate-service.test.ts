import { expect, test } from 'vitest';
import { isSawn } from './plate-service.ts';

const node = (code: string) => ({ id: 1, name: '', url: '', code });

test('sheets are sawn, whatever lies beside them is not', () => {
  expect(isSawn({ code: 'mdf', ancestors: [node('hout'), node('plaatmateriaal')] })).toBe(true);
  expect(isSawn({ code: 'plaatmateriaal', ancestors: [] })).toBe(true);
  expect(isSawn({ code: 'vuren-regel', ancestors: [node('balken-en-latten')] })).toBe(false);
  expect(isSawn(null)).toBe(false);
});
