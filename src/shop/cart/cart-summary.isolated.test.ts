import { setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import { expect, it, vi } from 'vitest';

useTestStorageEngine();
const GOOD = { productId: 7, quantity: 2, source: null };

async function stored(value: unknown) {
  vi.resetModules();
  setTestStorageKey('cartLines', JSON.stringify(value));
  return import('./cart-queue.ts');
}

it.each([
  ['null', null],
  ['a text', 'x'],
  ['no product', { quantity: 1, source: null }],
  ['a quantity that is none', { ...GOOD, quantity: '3' }],
  ['less than one piece', { ...GOOD, quantity: 0 }],
])('drops a line that is %s, and keeps the rest', async (_, line) => {
  const { loadedLines, countPieces } = await stored({ owner: '', lines: [line, GOOD] });
  expect(loadedLines()).toEqual([GOOD]);
  countPieces();
  const { ownPieceCount } = await import('./cart-count.ts');
  expect(ownPieceCount()).toBe(2);
});

it.each([null, [], 'x', { owner: '', lines: null }])(
  'is empty where %j is stored',
  async (value) => {
    expect((await stored(value)).loadedLines()).toEqual([]);
  },
);
