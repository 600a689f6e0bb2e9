import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keptSecret } from './kept-secret.ts';
import { visitorIds } from './visitor-id.ts';

const ids = visitorIds('a secret');

test('a signed id is read back', () => {
  const id = ids.create();
  expect(ids.read(ids.sign(id))).toBe(id);
  expect(ids.create()).not.toBe(id);
});

test.each([
  undefined,
  '',
  'x',
  '.',
  `${ids.create()}.`,
  `${ids.create()}.AAAA`,
  `${ids.sign(ids.create())}.more`,
  visitorIds('another secret').sign(ids.create()),
  `short.${ids.sign('short').split('.')[1]}`,
])('%s is nobody', (value) => {
  expect(ids.read(value)).toBeNull();
});

test('an id cannot borrow the signature of another', () => {
  const [, signature] = ids.sign(ids.create()).split('.');
  expect(ids.read(`${ids.create()}.${signature}`)).toBeNull();
});

test('the secret is made once, for its owner only', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secret-'));
  const secret = keptSecret(folder, 'cookie-secret');
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(keptSecret(folder, 'cookie-secret')).toBe(secret);
  expect(statSync(path.join(folder, 'cookie-secret')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
