import { expect, it } from 'vitest';
import { refusalOf } from './refusal-text.ts';

it.each([
  ['Forbidden', 403, 'Dit wachtwoord klopt niet.', { message: 'Dit wachtwoord klopt niet.' }],
  ['Missing', 200, 'Al bekend', { message: 'Al bekend' }],
  ['Missing', 200, null, { message: null, kind: 'failed' }],
  ['BadRequest', 429, 'Too many requests.', { message: null, kind: 'tooOften' }],
  ['BadRequest', 400, 'body.phone must be …', { message: null, kind: 'failed' }],
  ['Network', 0, null, { message: null, kind: 'failed' }],
] as const)('%s with status %i and message %j', (kind, status, message, expected) => {
  expect(refusalOf({ ok: false, kind, status, message })).toEqual(expected);
});
