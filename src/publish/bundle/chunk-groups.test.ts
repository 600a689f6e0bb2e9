import { expect, test } from 'vitest';
import { createChunkGroup } from './chunk-groups.ts';

const { test: pattern } = createChunkGroup('group', {
  src: ['stores/(?:cart|user)', 'assets/icons'],
  npm: ['react'],
  texts: ['cart/page'],
  tools: ['vite/preload-helper'],
});

test.each([
  ['/shop/src/stores/cart.ts', true],
  ['/shop/src/stores/cart-queue.ts', false],
  ['/shop/src/domain/stores/cart.ts', false],
  ['/shop/src/assets/icons.svg?url', true],
  ['/shop/node_modules/react/index.js', true],
  ['/shop/node_modules/react-dom/index.js', false],
  ['\0texts:cart/page', true],
  ['\0texts:cart/pages', false],
  ['\0vite/preload-helper.js', true],
])('%s', (id, isMember) => {
  expect(pattern.test(id)).toBe(isMember);
});
