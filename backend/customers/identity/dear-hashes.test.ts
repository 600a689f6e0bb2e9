/** Hashing a password is dear: who has no reason to have one hashed does not get it. */
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { QueueFullError } from '../../platform/http/limits/work-queue.ts';
import { openMemoryDatabase } from '../../platform/db/testing/memory-database.ts';
import { AuthService } from './auth-service.ts';
import { hashPassword } from './passwords.ts';
import { makeAccount } from './testing/make-account.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

vi.mock('./passwords.ts', async (original) => {
  const real = await original<typeof import('./passwords.ts')>();
  return { ...real, hashPassword: vi.fn(real.hashPassword) };
});

let auth: AuthService;

const opened = openForAll(openMemoryDatabase);
beforeAll(async () => {
  const mail = () => Promise.resolve();
  const mails = { sendConfirmation: mail, sendPasswordReset: mail, sendPasswordChanged: mail };
  auth = new AuthService(opened.db, mails, () => new Date('2026-11-20T12:00:00Z'));
}, 60_000);
beforeEach(() => {
  vi.mocked(hashPassword).mockClear();
});

it('hashes nothing for an invented token', async () => {
  expect(await auth.resetPassword('invented', 'Geheim2')).toBe(false);
  expect(hashPassword).not.toHaveBeenCalled();
});

it('hashes nothing for an address that has an account', async () => {
  await makeAccount(opened.db, 'piet@bouwer.example', 'Geheim1');
  vi.mocked(hashPassword).mockClear();
  const person = { firstName: 'Piet', middleName: '', lastName: 'Bouwer', companyName: '' };
  const more = { kvkNumber: '', mobileNumber: '', newsletter: false, locale: 'nl' as const };
  const registration = { email: 'piet@bouwer.example', password: 'Geheim2', ...person, ...more };
  expect(await auth.register(registration)).toBe(false);
  expect(hashPassword).not.toHaveBeenCalled();
});

it('lets few hashes be made at a time, and some wait', async () => {
  const all = await Promise.allSettled(Array.from({ length: 50 }, () => hashPassword('Geheim1')));
  const refused = all.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(8);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(QueueFullError);
});
