import { expect, test } from 'vitest';
import { deskTexts } from '../texts.ts';
import { failureText } from './publish-page.ts';

const say = deskTexts('en');

test.each([
  ['GET /api/x (nl): connect ECONNREFUSED 127.0.0.1:1', say('why.unreachable')],
  ['GET /api/x (nl): The operation was aborted due to timeout', say('why.slow')],
  ['GET /api/x (nl): it answered 503', say('why.answered', { status: '503' })],
  ['GET /api/x (nl): Unexpected token \'<\', "<html>" is not valid JSON', say('why.nonsense')],
  ['The renderer ended unexpectedly (SIGKILL).', say('why.renderer')],
  ['Another release was published meanwhile.', say('why.meanwhile')],
  [
    '2,801 of 27,350 pages would be no more: an API may have answered with a part of its data.',
    say('why.lost', { count: 2_801 }),
  ],
  ['product/x.html points to _astro/y.css, which is not there.', say('why.page')],
  ['/product/x answered 500: Error: It has no socket', say('why.page')],
  ['/product/x: Unexpected token', say('why.page')],
  ['/: It failed', say('why.page')],
  ['Cannot read properties of undefined', say('why.unknown')],
])('%s', (error, words) => expect(failureText(say, error)).toBe(words));

test('a number is written as in the language of the sentence', () => {
  const error = '2,801 of 27,350 pages would be no more: an API may have answered with a part.';
  expect(failureText(deskTexts('nl'), error)).toContain('Er zouden 2.801 pagina');
  expect(failureText(say, error)).toMatch(/^2,801 pages/);
});
