import { expect, test } from 'vitest';
import { mayReload } from './chunk-reload.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test.each([
  ['never before', null, true],
  ['a moment ago', NOW.getTime() - 1, false],
  ['just under a minute ago', NOW.getTime() - 59_999, false],
  ['a minute ago', NOW.getTime() - 60_000, true],
  ['in the future, by a clock that was set back', NOW.getTime() + 5000, true],
  ['at a moment that cannot be read', 'x', true],
])('reloaded %s', (_, last, may) => {
  expect(mayReload(last === null ? null : String(last), NOW)).toBe(may);
});
