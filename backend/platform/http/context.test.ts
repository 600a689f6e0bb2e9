import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';
import { installationSecret } from '../private-data.ts';
import { visitorIds } from './context.ts';

const ids = visitorIds('a secret');
const NO_CHOICE = { choice: null };
const signed = (id = ids.create()) => ids.sign({ id, ...NO_CHOICE });

test('a signed id is read back', () => {
  const id = ids.create();
  for (const choice of [
    null,
    { storeId: null, includeVat: true },
    { storeId: 12, includeVat: false },
  ])
    expect(ids.read(ids.sign({ id, choice }))).toEqual({ id, choice });
  expect(ids.create()).not.toBe(id);
});

test.each([
  undefined,
  '',
  'x',
  '.',
  `${ids.create()}.`,
  `${ids.create()}.AAAA`,
  `${signed()}.more`,
  visitorIds('another secret').sign({ id: ids.create(), ...NO_CHOICE }),
  `short.${signed('short').split('.')[1]}`,
])('%s is nobody', (value) => {
  expect(ids.read(value)).toBeNull();
});

test('an id cannot borrow the signature of another', () => {
  const [, signature] = signed().split('.');
  expect(ids.read(`${ids.create()}.${signature}`)).toBeNull();
});

test('nobody but the shop can change the choice of a cookie', () => {
  const id = ids.create();
  const cookie = ids.sign({ id, choice: { storeId: 1, includeVat: true } });
  expect(ids.read(cookie.replace('.1i.', '.2i.'))).toBeNull();
  expect(ids.read(cookie.replace('.1i.', '.'))).toBeNull();
  expect(ids.read(signed(id).replace('.', '.1i.'))).toBeNull();
});

test('the secret is made once, for its owner only', () => {
  const folder = ownFolder();
  const secret = installationSecret(folder, 'cookie-secret');
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(installationSecret(folder, 'cookie-secret')).toBe(secret);
  expect(statSync(path.join(folder, 'cookie-secret')).mode & 0o777).toBe(0o600);
});
