import { expect, test } from 'vitest';
import { hashPassword, matchesHash, generatePassword } from './sign-in.ts';

test('a password is known by its hash, which names its cost and never is the same', async () => {
  const kept = await hashPassword('correct paard batterij');
  expect(kept).toMatch(/^scrypt\$16\$8\$2\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hashPassword('correct paard batterij')).not.toBe(kept);
  expect(await matchesHash('correct paard batterij', kept)).toBe(true);
  expect(await matchesHash('correct paard batterij ', kept)).toBe(false);
  expect(await matchesHash('correct paard batterij', null)).toBe(false);
});

test('a letter counts the same however it is written', async () => {
  const kept = await hashPassword('caf\u00e9 aan de gracht');
  expect(await matchesHash('cafe\u0301 aan de gracht', kept)).toBe(true);
});

test('a made password can be read out, and is another each time', () => {
  const made = Array.from({ length: 200 }, generatePassword);
  expect(new Set(made).size).toBe(200);
  for (const password of made)
    expect(password).toMatch(/^([a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}$/);
});
