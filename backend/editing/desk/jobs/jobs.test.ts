import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type JobKind, JobQueue } from '../../../platform/jobs/job-queue.ts';
import { NOTE } from '../../../platform/jobs/testing/note-kind.ts';
import { MAIL_KIND } from '../../../platform/mail/outgoing-mail.ts';
import { sampleMail } from '../../../platform/mail/testing/sample-mail.ts';
import { PUBLISH_KIND } from '../../../platform/publishing/job-list.ts';
import { Audit } from '../audit.ts';
import { openDesk } from '../testing/open-desk.ts';
import { openForAll } from '../../../../tests/support/for-all-tests.ts';

let cookie: string;
let queue: JobQueue;

/** A job that has failed for good. */
async function fail<Payload>(kind: JobKind<Payload>, payload: Payload, error: string) {
  const id = await queue.enqueue(desk.db, { kind, payload });
  await queue.recordFailure((await queue.claim([kind.name]))!, error, []);
  return id;
}
const open = async (path = '/taken') => (await desk.ask(path, { headers: { cookie } })).text();
const send = (path: string) => desk.send(path, {}, { cookie });
const state = (id: number) =>
  desk.db.selectFrom('jobs').select(['state', 'payload']).where('id', '=', id).executeTakeFirst();

const desk = openForAll(openDesk);
beforeAll(async () => {
  await desk.addEditor('Anna');
  cookie = await desk.signIn('Anna');
  queue = new JobQueue(desk.db, () => desk.clock.now);
}, 60_000);
beforeEach(() => desk.db.deleteFrom('jobs').execute());

it('says so where nothing failed', async () => {
  expect(await open()).toContain('Er is niets mislukt.');
});

it('shows what failed with its error and attempts, and no personal data', async () => {
  await fail(MAIL_KIND, sampleMail('reset-password'), '550 <j…@b….example> & unknown');
  await fail(NOTE, { text: 'secret of a customer' }, 'It is down.');
  const page = await open();
  expect(page).toContain('<b>E-mail</b> · Wachtwoord herstellen · j…@b….example');
  expect(page).toContain('550 &lt;j…@b….example&gt; &amp; unknown');
  expect(page).toContain('1 keer geprobeerd');
  expect(page).toMatch(/E-mail<\/span\s*>\s*<span>0 te doen, 0 bezig, 1 mislukt/);
  // Of a kind that the desk does not know it shows no payload.
  expect(page).toContain('<b>note</b>');
  expect(page).not.toMatch(/jan@|bouw\.example|token=|secret of a customer/);
});

it('has the same page in English', async () => {
  await fail(MAIL_KIND, sampleMail('email-changed'), 'Down.');
  await desk.send('/account/taal', { locale: 'en' }, { cookie });
  expect(await open()).toContain('<b>Email</b> · Email address changed · j…@b….example');
  await desk.send('/account/taal', { locale: 'nl' }, { cookie });
});

it('lets a failed job be tried again, and notes who asked for it', async () => {
  const id = await fail(MAIL_KIND, sampleMail('confirm-email'), 'Down.');
  const answer = await send(`/taken/${id}/opnieuw`);
  const to = answer.headers.get('location')!.replace('/redactie', '');
  expect(await open(to)).toContain('De taak wordt opnieuw geprobeerd.');
  expect((await state(id))?.state).toBe('waiting');
  const [entry] = await new Audit(desk.db, () => desk.clock.now).list(1);
  expect(entry).toMatchObject({ editor: 'Anna', action: 'job-retry', subject: String(id) });
  expect(await open('/logboek')).toContain('liet een mislukte taak opnieuw proberen');
});

it('discards a failed job and its payload, once', async () => {
  const id = await fail(MAIL_KIND, sampleMail('confirm-email'), 'Down.');
  const answer = await send(`/taken/${id}/weggooien`);
  const to = answer.headers.get('location')!.replace('/redactie', '');
  expect(await open(to)).toContain('De taak is weggegooid.');
  expect(await state(id)).toEqual({ state: 'failed', payload: {} });
  expect(await open()).toContain('Er is niets mislukt.');
  const again = await send(`/taken/${id}/weggooien`);
  expect(again.headers.get('location')).toBe('/redactie/taken?na=weg');
});

it('still publishes everything after a failed publication was discarded', async () => {
  const reason = { by: 'hook', reason: 'Hook', isWhole: false, mayLosePages: false };
  const id = await fail(PUBLISH_KIND, reason, 'API down');
  expect(await open()).toContain('De volgende publicatie bekijkt daarom alles.');
  await send(`/taken/${id}/weggooien`);
  expect(await desk.publishing.jobs.failed()).toEqual([]);
  const next = await desk.publishing.requestPublication({
    names: ['product:1'],
    by: 'hook',
    reason: 'Hook',
  });
  await expect
    .poll(async () => (await desk.publishing.jobs.get(next))?.state, { timeout: 20_000 })
    .toBe('done');
  expect((await desk.publishing.jobs.get(next))?.isWhole).toBe(true);
});

it('changes nothing for a page elsewhere, or for whoever is not signed in', async () => {
  const id = await fail(MAIL_KIND, sampleMail('confirm-email'), 'Down.');
  for (const action of ['opnieuw', 'weggooien']) {
    const path = `/taken/${id}/${action}`;
    const foreign = { cookie, origin: 'https://evil.example', site: 'cross-site' };
    expect((await desk.send(path, {}, foreign)).status).toBe(403);
    expect((await desk.send(path, {})).headers.get('location')).toContain('/aanmelden');
  }
  expect((await state(id))?.state).toBe('failed');
});

it.each(['1e300', '-1', '0', '99999999999'])('knows no job %s', async (id) => {
  const answer = await send(`/taken/${id}/opnieuw`);
  expect(answer.headers.get('location')).toBe('/redactie/taken?na=weg');
});

it('shows the page whatever its address says was done', async () => {
  expect(await open('/taken?na=constructor')).toContain('<h1>Taken</h1>');
});
