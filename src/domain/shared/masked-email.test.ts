import { expect, it } from 'vitest';
import { maskedEmail } from './text.ts';

it.each([
  ['piet@bouw.example', 'p•••@bouw.example'],
  ['p@bouw.example', 'p•••@bouw.example'],
  ['"a@b"@bouw.example', '"•••@bouw.example'],
])('masks %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
