import { afterAll, beforeAll, expect, it } from 'vitest';
import { Draft } from '../../../../src/publish/releases/draft.ts';
import { insertRollback } from '../../../../src/publish/releases/roll-back.ts';
import { Audit } from '../audit.ts';
import { type OpenedDesk, openDesk } from '../testing/open-desk.ts';

let desk: OpenedDesk;
let cookie: string;

const EDIT = { key: 'content:/contact:nl', name: 'content:/contact', before: null };

async function publish(text: string, by: string, reason: string): Promise<void> {
  const draft = new Draft(desk.dataDir);
  await draft.put({ path: 'index.html', body: Buffer.from(text), isPage: true });
  const facts = { kind: 'rebuild', code: 'code', madeAt: desk.clock.now, madeBy: by } as const;
  await draft.publish({ ...facts, reason, seconds: 0.42, rendered: 12 }, [EDIT]);
  draft.close();
}

const home = () => {
  const { releases } = desk.publishing;
  const entry = releases.entry('index.html', releases.current()!.id);
  return releases.body(entry!.digest)?.toString();
};

beforeAll(async () => {
  desk = await openDesk({
    rollBack: async (to, by) =>
      insertRollback(desk.dataDir, to, {
        madeAt: desk.clock.now,
        madeBy: by,
        pins: [{ key: EDIT.key, name: EDIT.name, record: null }],
      }),
  });
  await desk.addEditor('Anna');
  cookie = await desk.signIn('Anna');
  await publish('one', 'start', 'What changed');
  await publish('two', 'Bram <b>', 'Verkeerde prijzen');
}, 60_000);
afterAll(() => desk.close());

const open = async (path: string) => (await desk.ask(path, { headers: { cookie } })).text();

it('lists the releases with their author and reason, and rolls back after a confirmation', async () => {
  const list = await open('/geschiedenis');
  expect(list.indexOf('Release 2')).toBeLessThan(list.indexOf('Release 1'));
  for (const text of ['Verkeerde prijzen', 'Bram &lt;b&gt;', 'Start van de winkel', '0,4 s']) {
    expect(list).toContain(text);
  }
  expect(list).not.toContain('/geschiedenis/2/terug');
  const megabytes = desk.publishing.releases.bytesOnDisk() / 1e6;
  expect(megabytes).toBeGreaterThan(0);
  const shown = megabytes.toLocaleString('nl-NL', { maximumFractionDigits: 1 });
  expect(list).toContain(`2 releases nemen samen ${shown} MB op de schijf.`);
  const asked = await open('/geschiedenis/1/terug');
  expect(asked).toContain('1 bestand wordt anders.');
  expect(asked).toContain('Dit gaat terug: /contact.');

  const done = await desk.send('/geschiedenis/1/terug', {}, { cookie });
  expect(done.headers.get('location')).toBe('/redactie/geschiedenis?na=1');
  expect(home()).toBe('one');
  expect(desk.publishing.releases.current()).toMatchObject({
    id: 3,
    kind: 'rollback',
    madeBy: 'Anna',
  });
  expect(await open('/geschiedenis')).toContain('Terug naar release 1');
  const [note] = await new Audit(desk.db, () => desk.clock.now).list(1);
  expect(note).toMatchObject({ editor: 'Anna', action: 'rollback', subject: 'Release 1' });
});

it('lets go of what was taken back, once, and publishes it', async () => {
  const page = await open('/geschiedenis');
  expect(page).toContain('1 wijziging is teruggedraaid');
  expect(page).toContain('value="content:/contact"');
  const unpin = () => desk.send('/geschiedenis/vrijgeven', { name: EDIT.name }, { cookie });
  expect((await unpin()).headers.get('location')).toMatch(/^\/redactie\/publiceren(\?taak=\d+)?$/);
  expect(desk.publishing.pins()).toEqual([]);
  expect((await unpin()).headers.get('location')).toBe('/redactie/geschiedenis');
  const [note, before] = await new Audit(desk.db, () => desk.clock.now).list(2);
  expect(note).toMatchObject({ editor: 'Anna', action: 'let-go', subject: '/contact' });
  expect(before?.action).toBe('rollback');
});

it.each(['3', '99', 'x'])('does not go back to release %s', async (id) => {
  const before = desk.publishing.releases.current()?.id;
  expect((await desk.send(`/geschiedenis/${id}/terug`, {}, { cookie })).status).toBe(303);
  expect(desk.publishing.releases.current()?.id).toBe(before);
});

it('refuses a rollback that another site sends', async () => {
  const from = { cookie, origin: 'https://elders.example', site: 'cross-site' };
  expect((await desk.send('/geschiedenis/1/terug', {}, from)).status).toBe(403);
});

it('the log tells all of it, in pages', async () => {
  const audit = new Audit(desk.db, () => desk.clock.now);
  for (let number = 1; number <= 60; number += 1) {
    await audit.note({ editor: 'Anna', action: 'publish', subject: `Nummer ${number}.` });
  }
  const first = await open('/logboek');
  expect(first).toContain('Nummer 60.');
  expect(first).not.toContain('Nummer 10.');
  const [, older] = /href="\/redactie(\/logboek\?voor=\d+)"/.exec(first) ?? [];
  const second = await open(older!);
  expect(second).toContain('Nummer 10.');
  expect(second).toContain('is teruggegaan naar');
});
