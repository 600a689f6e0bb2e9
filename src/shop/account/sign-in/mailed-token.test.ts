import { expect, test } from 'vitest';
import { tokenOfHash } from './mailed-token.client.ts';

test.each([
  ['#token=aB-_9', 'aB-_9'],
  ['#token=', null],
  ['#main', null],
  ['', null],
])('%j holds the token %j', (hash, token) => {
  expect(tokenOfHash(hash)).toBe(token);
});
