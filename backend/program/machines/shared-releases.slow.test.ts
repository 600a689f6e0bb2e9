/** Three machines with disks of their own share their releases (needs PostgreSQL, else skipped). */
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type OpenedDatabase } from '../../platform/db/open.ts';
import { openFileStore } from '../../platform/releases/file-stores.ts';
import { readPointer } from '../../platform/releases/pointer.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts';
import { type S3Server, startS3 } from '../../testing/s3-server.ts';
import { pagesOf, SmallMachine, type Source } from '../../testing/small-machine.ts';
import { programsOrWarning } from '../../testing/two-processes.ts';
import { openReleaseFile } from '../../../src/publish/releases/layout.ts';
import { pinsOf } from '../../../src/publish/releases/shared/manifest.ts';
import { Draft } from '../../../src/publish/releases/draft.ts';
import { ownDatabase } from '../../../tests/support/own-database.ts';
import { AFTER_RESTORE, BEFORE_RESTORE } from '../backup/server-database.ts';
import { startServer } from '../processes.ts';
import type { PublishPoint } from './shared-releases.ts';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';

const programs = programsOrWarning();

const POINTS: PublishPoint[] = ['turn', 'published', 'stored', 'moved', 'served', 'handed-over'];

describe.skipIf(!programs)('three machines share their releases (needs PostgreSQL)', () => {
  let postgres: PostgresServer;
  let s3: S3Server;
  let own: Awaited<ReturnType<typeof ownDatabase>>;
  let database: OpenedDatabase;
  let folder: string;
  let machines: SmallMachine[];
  let source: Source;
  /** Where the next publication of any machine is killed. */
  let killAt: PublishPoint | null;

  beforeAll(async () => {
    postgres = await startPostgres(programs!);
  });
  afterAll(() => postgres?.close());

  beforeEach(async () => {
    s3 = await startS3();
    own = await ownDatabase(postgres.databaseUrl);
    database = await openDatabase({ databaseUrl: own.databaseUrl, dataDir: '' });
    folder = ownFolder();
    killAt = null;
    source = { a: 'a1', b: 'b1', c: 'c1' };
    machines = ['one', 'two', 'three'].map((name) => machine(name));
  });
  afterEach(async () => {
    await database.close();
    await own.drop();
    await s3.close();
  });

  const machine = (name: string, files = openFileStore(s3.env)!) =>
    new SmallMachine({
      ...{ db: database.db, databaseUrl: own.databaseUrl, files },
      ...{ dataDir: path.join(folder, name), keep: 3 },
      onPoint(point) {
        if (point === killAt) throw new Error('killed');
      },
    });
  const publish = (at: number, change: Source = {}) => {
    source = { ...source, ...change };
    return machines[at]!.publish(() => Promise.resolve(source));
  };
  const follow = () => Promise.all(machines.map(({ shared }) => shared.follow()));
  const expectAll = async (release: number, pages = pagesOf(source)) => {
    await follow();
    const { pins } = await readPointer(database.db);
    for (const one of machines) {
      expect(one.readServed()).toEqual({ release, pages });
      const file = openReleaseFile(one.dataDir);
      expect(pinsOf(file)).toBe(pins);
      file.close();
    }
  };

  it('serve what each of them publishes, and render only what changed', async () => {
    await publish(0);
    await expectAll(1);
    await publish(1, { b: 'b2' });
    expect(machines[1]!.renderedCount).toBe(1);
    await expectAll(2);
    await publish(2, { b: 'b1', d: 'd1' });
    expect(machines[2]!.renderedCount).toBe(2);
    await expectAll(3);
    await publish(0);
    await expectAll(3);
  });

  it('take a release back at any of them, and hold what was taken back', async () => {
    await publish(0);
    await publish(1, { a: 'a2', d: 'd1' });
    const before = { 'a.html': '<p>a1', 'b.html': '<p>b1', 'c.html': '<p>c1' };
    expect(await machines[2]!.rollBack(1)).toBe(3);
    await expectAll(3, before);
    await publish(0, { b: 'b2' });
    await expectAll(4, { ...before, 'b.html': '<p>b2' });
  });

  it.each(POINTS)('lose nothing when the publisher is killed at "%s"', async (point) => {
    await publish(0);
    await publish(1, { a: 'a2' });
    await follow();
    killAt = point;
    await expect(publish(0, { b: 'b2' })).rejects.toThrow('killed');
    killAt = null;
    const isLive = ['moved', 'served', 'handed-over'].includes(point);
    await expectAll(isLive ? 3 : 2, isLive ? pagesOf(source) : pagesOf({ ...source, b: 'b1' }));
    await publish(2, { c: 'c2' });
    await expectAll(isLive ? 4 : 3);
    await publish(0, { b: 'b1' });
    await expectAll(isLive ? 5 : 4);
  });

  it('publish from the live release although an older one is still being applied', async () => {
    await publish(0);
    await follow();
    await publish(1, { a: 'a2' });
    const files = openFileStore(s3.env)!;
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    machines[2] = machine('three', {
      put: (name, bytes) => files.put(name, bytes),
      has: (name) => files.has(name),
      delete: (name) => files.delete(name),
      async get(name) {
        asked.resolve();
        await answered.promise;
        return files.get(name);
      },
    });
    const applied = machines[2].shared.follow();
    await asked.promise;
    await publish(1, { b: 'b2' });
    const published = publish(2, { c: 'c2' });
    answered.resolve();
    await Promise.all([published, applied]);
    await expectAll(4);
  });

  it('keep what one process publishes while another one of the machine follows', async () => {
    await publish(0);
    await follow();
    const publication = machines[1]!.publish(async () => {
      // The publisher hangs, and another machine takes over.
      await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`.execute(
        database.db,
      );
      await publish(0, { a: 'a2' });
      await machine('two').shared.follow();
      expect(machines[1]!.readServed().release).toBe(1);
      return { ...source, b: 'b2' };
    });
    await expect(publication).rejects.toThrow('Another machine publishes now');
    await expectAll(2);
    await publish(1, { b: 'b2' });
    await expectAll(3);
  });

  it('show each release at a process that only serves pages', async () => {
    await publish(0);
    const server = await startServer(
      'scripts/release.ts',
      {
        ...{ ...s3.env, DATABASE_URL: own.databaseUrl, DATA_DIR: path.join(folder, 'serves') },
        ...{ API_BASE_URL: 'http://localhost:1', LOG_LEVEL: 'silent' },
      },
      ['serve'],
    );
    const page = async () => (await fetch(`${server.url}/a`)).text();
    expect(await page()).toBe('<p>a1');
    await publish(1, { a: 'a2' });
    await vi.waitFor(async () => expect(await page()).toBe('<p>a2'), { timeout: 20_000 });
    await server.stop();
  });

  it('follow with the files of a publication that was killed while it rendered', async () => {
    await publish(0);
    await follow();
    const draft = new Draft(path.join(folder, 'two'));
    draft.put({ path: 'b.html', body: Buffer.from('<p>b2'), isPage: true, reads: ['b'] });
    draft.ownPaths();
    draft.close();
    await publish(0, { b: 'b2' });
    await expectAll(2);
    await publish(1, { c: 'c2' });
    await expectAll(3);
  });

  it('refuse the pointer to a publisher that lost its turn', async () => {
    await publish(0);
    source = { ...source, a: 'late' };
    const late = machines[1]!.publish(async () => {
      await database.db
        .updateTable('release_pointer')
        .set((eb) => ({ fence: eb('fence', '+', 1) }))
        .execute();
      return source;
    });
    await expect(late).rejects.toThrow('Another machine publishes now');
    await expectAll(1, pagesOf({ ...source, a: 'a1' }));
    await publish(1);
    await expectAll(2);
  });

  it('bring an empty machine up with the live release, without rendering', async () => {
    for (const text of ['a2', 'a3', 'a4', 'a5']) await publish(0, { a: text });
    machines.push(machine('empty'));
    await expectAll(4);
    await publish(3, { c: 'c2' });
    expect(machines[3]!.renderedCount).toBe(1);
    await expectAll(5);
  });

  it('bring up a machine that was away for longer than releases are kept', async () => {
    await publish(0);
    await follow();
    const away = machines.pop()!;
    for (const text of ['a2', 'a3', 'a4', 'a5']) await publish(0, { a: text, [text]: 'new' });
    machines.push(away);
    await expectAll(5);
  });

  it('begin anew where a restored database gives the numbers of releases again', async () => {
    await publish(0);
    await follow();
    const restored = machines.splice(0, 1, machine('restored'))[0]!;
    await publish(1, { a: 'lost', b: 'b2' });
    // Its pins are forgotten as well.
    expect(await machines[2]!.rollBack(1)).toBe(3);
    await publish(1, { c: 'lost' });
    await follow();
    // A machine of the backup, with what the others shared forgotten: `server-database.ts`.
    s3.files.clear();
    await sql.raw(BEFORE_RESTORE + AFTER_RESTORE).execute(database.db);
    machines.push(restored);
    source = { ...source, b: 'b1' };
    await publish(3, { a: 'a2' });
    await expectAll(2);
    await publish(1, { c: 'c2' });
    await expectAll(3);
  });

  it('publish nothing while the store does not answer, and everything afterwards', async () => {
    await publish(0);
    await follow();
    s3.fail(true);
    await expect(publish(1, { a: 'a2' })).rejects.toThrow();
    s3.fail(false);
    await expectAll(1, pagesOf({ ...source, a: 'a1' }));
    await publish(1);
    await expectAll(2);
  });

  it('keep in the store what kept releases and the snapshot have, and no more', async () => {
    for (const text of ['a2', 'a3', 'a4', 'a5', 'a6']) await publish(0, { a: text });
    const names = [...s3.files.keys()].map((name) => name.split('/')[2]);
    // Pages b and c, and those of three releases.
    expect(names.filter((name) => name === 'bodies')).toHaveLength(5);
  });
});
