import { rmSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { parseEnv } from '../../../src/env.ts';
import { DeadLetters } from '../jobs/dead-letters.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { openForAll, testFolder } from '../../../tests/support/for-all-tests.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { JobWorker } from '../jobs/worker.ts';
import { runJobs } from '../../program/server.ts';
import { listMail } from './local-mail.ts';
import { MAIL_KIND, Mailer } from './outgoing-mail.ts';
import { openMail } from './mail-job.ts';
import { type FakeSmtp, fakeSmtp } from './testing/fake-smtp.ts';
import { sampleMail } from './testing/sample-mail.ts';

const SOON = { timeout: 20_000 };
const dataDir = testFolder();
const folder = path.join(dataDir, 'mail');
let smtp: FakeSmtp;
let time: Date;
let queue: JobQueue;
let mailer: Mailer;
let worker: JobWorker | undefined;
let logged: string;

/** Sends mail as the shop does with these settings. */
function start(settings: Record<string, string> = {}) {
  const env = parseEnv({ DATA_DIR: dataDir, ...settings });
  const log = pino({ level: 'warn' }, { write: (line: string) => void (logged += line) });
  worker = runJobs({ env, log, queue, handlers: [openMail(env).handler] });
}
const bySmtp = () => start({ SMTP_URL: smtp.url, MAIL_FROM: 'Bouwmaat <service@shop.example>' });
const post = async (...mail: Parameters<Mailer['send']>) => Number(await mailer.send(...mail));
const row = (id: number) =>
  database.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const endsAs = (id: number, state: string) =>
  vi.waitFor(async () => expect((await row(id)).state).toBe(state), SOON);
const messageIds = () => smtp.received.map(({ data }) => /^Message-ID: (.*)\r$/m.exec(data)?.[1]);

const database = openForAll(openTestDatabase);
beforeAll(async () => {
  smtp = await fakeSmtp();
}, 60_000);
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
  await database.db.deleteFrom('rate_limits').execute();
  rmSync(folder, { recursive: true, force: true });
  smtp.received.length = 0;
  smtp.reply.clear();
  logged = '';
  time = new Date('2026-11-21T12:00:00Z');
  queue = new JobQueue(database.db, () => time);
  mailer = new Mailer(queue);
});
afterEach(() => worker?.close());
afterAll(() => smtp.close());

it('sends what was committed, and nothing of a transaction that was rolled back', async () => {
  start();
  const { db } = database;
  const undone = db.transaction().execute(async (trx) => {
    await post(trx, sampleMail('confirm-email', { to: 'undone@bouw.example' }));
    throw new Error('There is such an account.');
  });
  await expect(undone).rejects.toThrow('such an account');
  const id = await db.transaction().execute((trx) => post(trx, sampleMail('confirm-email')));
  await endsAs(id, 'done');
  const mails = await listMail(folder, 10);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['jan@bouw.example', 'Bevestig je e-mailadres'],
  ]);
  expect(mails[0]?.text).toContain('token=abc&next=/');
});

it('keeps neither the address nor the link of a mail once it is sent', async () => {
  start();
  const id = await post(database.db, sampleMail('reset-password'));
  expect(JSON.stringify(await row(id))).toContain('token=abc');
  await endsAs(id, 'done');
  expect(JSON.stringify(await row(id))).not.toMatch(/token|jan|bouw\.example/);
});

it('sends one address ten mails of its account in an hour, apart from notices, and all of its orders', async () => {
  const { db } = database;
  const to = 'slachtoffer@bouw.example';
  for (let at = 0; at < 6; at++) {
    for (const template of ['confirm-email', 'reset-password'] as const)
      await mailer.send(db, sampleMail(template, { to: at % 2 ? to : to.toUpperCase() }));
  }
  const mailsTo = async (address: string) =>
    (await db.selectFrom('jobs').select('payload').execute()).filter((job) =>
      JSON.stringify(job.payload).toLowerCase().includes(address),
    ).length;
  expect(await mailsTo(to)).toBe(10);
  expect(await mailer.send(db, sampleMail('withdrawal-received', { to }))).toBeNull();
  // What anybody asks for an address takes nothing from what protects its account.
  for (let at = 0; at < 10; at++) await post(db, sampleMail('newsletter-confirm', { to }));
  expect(await mailer.send(db, sampleMail('newsletter-confirm', { to }))).toBeNull();
  await post(db, sampleMail('order-confirmed', { to }));
  await post(db, sampleMail('confirm-email', { to: 'ander@bouw.example' }));
  expect([await mailsTo(to), await mailsTo('ander@bouw.example')]).toEqual([21, 1]);
});

it('sends a mail with a key once', async () => {
  start();
  const first = await post(database.db, sampleMail('password-changed'), 'change:1');
  await endsAs(first, 'done');
  expect(await post(database.db, sampleMail('password-changed'), 'change:1')).toBe(first);
  expect(await listMail(folder, 10)).toHaveLength(1);
});

it('refuses an address or a link that could do harm before anything is stored', async () => {
  const mail = sampleMail('reset-password');
  const send = (change: object) => mailer.send(database.db, { ...mail, ...change } as typeof mail);
  await expect(send({ to: 'a@b.example\r\nBcc: x@y.example' })).rejects.toThrow('one e-mail');
  const values = { ...mail.values, link: 'javascript:alert(1)' };
  await expect(send({ values })).rejects.toThrow('http(s) address');
  await expect(send({ template: 'confirm-emial' })).rejects.toThrow();
  expect(await database.db.selectFrom('jobs').select('id').execute()).toEqual([]);
});

it('tries again with the same Message-ID, so that a doubled mail can be recognised', async () => {
  // The server has the mail, but its answer says otherwise.
  smtp.reply.set('.', '451 4.3.0 Try again later');
  bySmtp();
  const id = await post(database.db, sampleMail('confirm-email', { locale: 'en' }));
  await vi.waitFor(async () => expect((await row(id)).error).toContain('Try again later'), SOON);
  smtp.reply.clear();
  time = new Date(time.getTime() + MAIL_KIND.backOffMs[0]!);
  await endsAs(id, 'done');
  const [first, second] = messageIds();
  expect(first).toBe(`<${id}.${Date.parse('2026-11-21T12:00:00Z').toString(36)}@shop.example>`);
  expect([second, smtp.received.length]).toEqual([first, 2]);
});

it('leaves a refused mail as a dead letter, with no address in the error or the log', async () => {
  smtp.reply.set('RCPT', '550 5.1.1 <jan@bouw.example>: unknown');
  bySmtp();
  const id = await post(database.db, sampleMail('confirm-email'));
  await endsAs(id, 'failed');
  const letters = new DeadLetters(database.db, () => time);
  const [letter] = await letters.list(1);
  expect(letter).toMatchObject({ id, kind: 'mail', attempts: 1 });
  expect(letter?.error).toContain('<j…@b….example>: unknown');
  await vi.waitFor(() => expect(logged).toContain('a job failed for good'), SOON);
  expect(logged).not.toMatch(/jan@|token=/);

  smtp.reply.clear();
  await letters.retry(id);
  await endsAs(id, 'done');
  expect(smtp.received.map(({ from, to }) => [from, to])).toEqual([
    ['service@shop.example', ['jan@bouw.example']],
  ]);
});
