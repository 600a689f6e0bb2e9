/** Asking for a mail must not tell who has an account: the same work before the answer. */
import { beforeAll, expect, it } from 'vitest';
import { openMemoryDatabase } from '../../platform/db/testing/memory-database.ts';
import { countStatements } from '../../platform/db/testing/count-statements.ts';
import { AnswerCache } from '../../platform/http/payload.ts';
import { NO_LIMITS } from '../../platform/http/testing/no-limits.ts';
import { JobQueue } from '../../platform/jobs/job-queue.ts';
import { mountOnly } from '../../testing/mounted-calls.ts';
import { type AccountMailJob, accountMailJob } from './account-tokens.ts';
import { authCalls } from './auth-calls.ts';
import { AuthService } from './auth-service.ts';
import { makeAccount } from './testing/make-account.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const now = () => new Date('2026-11-20T12:00:00Z');
const KNOWN = 'piet@bouwer.example';
const sent: string[] = [];
let jobs: JobQueue;
let job: AccountMailJob;
let app: ReturnType<typeof mountOnly>;

const opened = openForAll(openMemoryDatabase);
beforeAll(async () => {
  const { db } = opened;
  const note =
    (mail: string) =>
    (_: unknown, { to }: { to: string }) => {
      sent.push(`${mail} ${to}`);
      return Promise.resolve();
    };
  const mails = { sendConfirmation: note('confirm'), sendPasswordReset: note('reset') };
  const auth = new AuthService(db, { ...mails, sendPasswordChanged: note('changed') }, now);
  jobs = new JobQueue(db, now);
  job = accountMailJob(db, jobs, auth);
  const calls = authCalls({ db, auth, enqueueMail: job.enqueue } as never);
  app = mountOnly(
    calls.filter(({ call }) => ['forgotPassword', 'resendConfirmation'].includes(call.name)),
    {
      ...{ cache: new AnswerCache(), limits: NO_LIMITS, now },
      ...{ checkAnswers: true, allowsFakeNow: false, editorial: () => ({}) as never },
      caller: () =>
        Promise.resolve({
          ...{ visitorId: null, firstChoice: null, customer: null },
          ...{ ensureVisitor: () => 'v', cookie: () => undefined },
        }),
    },
  );
  await makeAccount(db, KNOWN, 'Geheim1');
  await db.updateTable('accounts').set({ confirmed_at: null }).execute();
}, 60_000);

const ask = async (name: string, email: string) =>
  app.request(`/api/auth/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

it.each([
  ['forgotPassword', 'reset'],
  ['resendConfirmation', 'confirm'],
])(
  '%s does the same work for every address, and mails the owner of an account',
  async (name, mail) => {
    // Everything is prepared once.
    await ask(name, 'nobody@bouwer.example');
    const unknown = await countStatements(() => ask(name, 'nobody@bouwer.example'));
    expect(await countStatements(() => ask(name, KNOWN))).toBe(unknown);
    expect(unknown).toBeGreaterThan(0);
    sent.length = 0;
    const { signal } = new AbortController();
    for (let claimed; (claimed = await jobs.claim([job.handler.kind.name]));) {
      await job.handler.run(claimed.payload, { ...claimed, signal });
      await jobs.markDone(claimed);
    }
    expect(sent).toEqual([`${mail} ${KNOWN}`]);
  },
);
