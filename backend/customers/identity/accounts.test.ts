import { beforeAll, expect, it } from 'vitest';
import { openMemoryDatabase } from '../../platform/db/testing/memory-database.ts';
import { accountByEmail, accountByPassword, tokenUserOf } from './accounts.ts';
import { AuthService, type Registration } from './auth-service.ts';
import { findActiveSession, startSession } from './sessions.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const HOUR_MS = 3_600_000;
const sent: { mail: string; to: string; token?: string }[] = [];
let auth: AuthService;
let time = new Date('2026-11-20T12:00:00Z');

const opened = openForAll(openMemoryDatabase);
beforeAll(async () => {
  const note = (mail: string) => async (_: unknown, values: { to: string; token?: string }) => {
    sent.push({ mail, to: values.to, ...(values.token && { token: values.token }) });
  };
  const mails = {
    sendConfirmation: note('confirm'),
    sendPasswordReset: note('reset'),
    sendPasswordChanged: note('changed'),
  };
  auth = new AuthService(opened.db, mails, () => time);
}, 60_000);

const registration = (email: string): Registration => ({
  email,
  password: 'Geheim1',
  firstName: 'Piet',
  middleName: 'de',
  lastName: 'Bouwer',
  companyName: '',
  kvkNumber: '',
  mobileNumber: '',
  newsletter: false,
  locale: 'nl',
});
const lastToken = () => sent.at(-1)?.token ?? '';

it('registers an account with its customer and contact, and mails the confirmation', async () => {
  expect(await auth.register(registration('Piet@Bouwer.example'))).toBe(true);
  expect(sent.at(-1)).toMatchObject({ mail: 'confirm', to: 'Piet@Bouwer.example' });
  const account = await accountByEmail(opened.db, ' piet@BOUWER.example ');
  expect(account).toMatchObject({ email: 'Piet@Bouwer.example', isConfirmed: false });
  expect(await tokenUserOf(opened.db, account!.id)).toMatchObject({ name: 'Piet de Bouwer' });
});

it('refuses an address that differs in case only, and leaves nothing behind', async () => {
  const count = () =>
    opened.db
      .selectFrom('customers')
      .select((e) => e.fn.countAll().as('n'))
      .executeTakeFirst();
  const before = await count();
  expect(await auth.isEmailAvailable('PIET@bouwer.example')).toBe(false);
  expect(await auth.register(registration('PIET@bouwer.example'))).toBe(false);
  expect(await count()).toEqual(before);
});

it('mails the confirmation again to an address that is not confirmed, 5 times an hour at most', async () => {
  const email = 'again@bouwer.example';
  await auth.register(registration(email));
  const first = lastToken();
  await auth.resendConfirmation(email);
  expect(sent.at(-1)).toMatchObject({ mail: 'confirm', to: email });
  const second = lastToken();
  expect(await auth.confirm(first)).toBe(false);
  for (let times = 0; times < 10; times++) await auth.resendConfirmation(email);
  expect(sent.filter(({ to }) => to === email)).toHaveLength(6);
  expect(await auth.confirm(second)).toBe(false);
  expect(await auth.confirm(lastToken())).toBe(true);
  const before = sent.length;
  await auth.resendConfirmation(email);
  await auth.resendConfirmation('nobody@bouwer.example');
  expect(sent).toHaveLength(before);
});

it('confirms an address once', async () => {
  await auth.register(registration('once@bouwer.example'));
  const token = lastToken();
  expect(await auth.confirm(token)).toBe(true);
  expect(await auth.confirm(token)).toBe(false);
  expect((await accountByEmail(opened.db, 'once@bouwer.example'))?.isConfirmed).toBe(true);
});

it('tells the right password from a wrong one', async () => {
  const right = await accountByPassword(opened.db, 'piet@bouwer.example', 'Geheim1');
  expect(right?.email).toBe('Piet@Bouwer.example');
  expect(await accountByPassword(opened.db, 'piet@bouwer.example', 'geheim1')).toBeNull();
  expect(await accountByPassword(opened.db, 'nobody@bouwer.example', 'Geheim1')).toBeNull();
});

it('a new password ends the sessions and the link', async () => {
  const account = await accountByEmail(opened.db, 'piet@bouwer.example');
  const session = await startSession(opened.db, account!.id, null, time);
  await auth.forgotPassword('piet@bouwer.example');
  const token = lastToken();
  expect(await auth.isResetTokenValid(token)).toBe(true);
  expect(await auth.resetPassword(token, 'Nieuw123')).toBe(true);
  expect(sent.at(-1)).toEqual({ mail: 'changed', to: 'Piet@Bouwer.example' });
  expect(await findActiveSession(opened.db, session, time)).toBeNull();
  expect(await auth.resetPassword(token, 'Nieuw124')).toBe(false);
  expect(await accountByPassword(opened.db, 'piet@bouwer.example', 'Nieuw123')).not.toBeNull();
});

it('a link for a new password ends after an hour, and with the next one', async () => {
  await auth.forgotPassword('piet@bouwer.example');
  const first = lastToken();
  await auth.forgotPassword('piet@bouwer.example');
  const second = lastToken();
  expect(await auth.isResetTokenValid(first)).toBe(false);
  expect(await auth.isResetTokenValid(second)).toBe(true);
  time = new Date(time.getTime() + HOUR_MS);
  expect(await auth.isResetTokenValid(second)).toBe(false);
  expect(await auth.resetPassword(second, 'Nieuw125')).toBe(false);
});

it('mails nothing to an unknown address', async () => {
  const before = sent.length;
  await auth.forgotPassword('nobody@bouwer.example');
  expect(sent).toHaveLength(before);
});
