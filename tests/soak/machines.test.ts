/**
 * Three machines with disks of their own publish, roll back and are killed (kill -9) at random,
 * SOAK_RUNS times (50): soon after each publication all serve the same pages, and in the end those of
 * the source (needs PostgreSQL, else skipped). SOAK_SEED for an earlier run.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase, type OpenedDatabase } from '../../backend/platform/db/open.ts';
import { type PostgresServer, startPostgres } from '../../backend/testing/postgres-server.ts';
import { type S3Server, startS3 } from '../../backend/testing/s3-server.ts';
import type { Source } from '../../backend/testing/small-machine.ts';
import { programsOrWarning } from '../../backend/testing/two-processes.ts';
import type { MachineCommand } from './machine.ts';

const RUNS = Number(process.env['SOAK_RUNS'] || 50);
const SEED = Number(process.env['SOAK_SEED'] || Math.floor(Math.random() * 1_000_000));
const SOON = { timeout: 20_000, interval: 20 };

const programs = programsOrWarning();
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const machine = fc.integer({ min: 0, max: 2 });
const killAt = fc.option(
  fc.constantFrom('turn', 'published', 'stored', 'moved', 'served', 'handed-over'),
);
const steps = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      ...{ machine, killAt },
      texts: fc.dictionary(
        fc.constantFrom(...NAMES),
        fc.option(fc.string({ unit: 'grapheme-ascii' })),
        {
          minKeys: 1,
          maxKeys: 4,
        },
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('roll back' as const),
      ...{ machine, killAt, back: fc.integer({ min: 1, max: 3 }) },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('kill' as const),
      ...{ machine, losesDisk: fc.boolean() },
    }),
  },
);

describe.skipIf(!programs)('three machines (needs PostgreSQL)', () => {
  let postgres: PostgresServer;
  let s3: S3Server;
  let database: OpenedDatabase;
  const folder = mkdtempSync(path.join(tmpdir(), 'soak-machines-'));
  const machines: { child: ChildProcess; url: string }[] = [];

  beforeAll(async () => {
    postgres = await startPostgres(programs!);
    s3 = await startS3();
    database = await openDatabase({ databaseUrl: postgres.databaseUrl, dataDir: '' });
    await sql`create table source (name text primary key, text text not null)`.execute(database.db);
    for (const at of [0, 1, 2]) machines[at] = await start(at);
  }, 120_000);
  afterAll(async () => {
    for (const { child } of machines) child.kill('SIGKILL');
    await database?.close();
    await s3?.close();
    await postgres?.close();
    rmSync(folder, { recursive: true });
  });

  const dataDirOf = (at: number) => path.join(folder, String(at));

  async function start(at: number) {
    const child = fork(path.join(import.meta.dirname, 'machine.ts'), {
      env: {
        ...{ ...process.env, ...s3.env, NODE_ENV: 'test' },
        ...{ DATABASE_URL: postgres.databaseUrl, DATA_DIR: dataDirOf(at) },
      },
    });
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    return { child, url };
  }

  /** False if it was killed meanwhile: then it starts again. */
  async function obeys(at: number, command: MachineCommand): Promise<boolean> {
    const { child } = machines[at]!;
    const ended = once(child, 'exit').then(() => null);
    child.send(command);
    const answer = await Promise.race([once(child, 'message'), ended]);
    if (answer) {
      expect(answer[0]).toEqual({ done: true });
      return true;
    }
    machines[at] = await start(at);
    return false;
  }

  const ask = async (at: number, address: string) => {
    const answer = await fetch(machines[at]!.url + address);
    return `${answer.status} ${await answer.text()}`;
  };
  const releaseAt = async (at: number) => Number((await ask(at, '/healthz')).slice(4));

  /** All serve the same, and nothing older than any of them does. */
  async function agree(): Promise<{ release: number; pages: Source }> {
    const { release } = await database.db
      .selectFrom('release_pointer')
      .select('release')
      .executeTakeFirstOrThrow();
    await vi.waitFor(async () => {
      for (const at of machines.keys()) expect(await releaseAt(at)).toBe(release);
    }, SOON);
    const all = await Promise.all(
      [...machines.keys()].map(async (at) => {
        const answers = NAMES.map(async (name) => [name, await ask(at, `/${name}`)] as const);
        return Object.fromEntries(await Promise.all(answers));
      }),
    );
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
    return { release: release!, pages: all[0]! };
  }

  async function expectSource(): Promise<void> {
    const { rows } = await sql<{ name: string; text: string }>`select * from source`.execute(
      database.db,
    );
    const { pages } = await agree();
    for (const name of NAMES) {
      const row = rows.find((one) => one.name === name);
      if (row) expect(pages[name]).toBe(`200 <p>${row.text}`);
      else expect(pages[name]).toMatch(/^404/);
    }
  }

  async function publish(at: number, point: MachineCommand['killAt'] = null): Promise<void> {
    if (!(await obeys(at, { do: 'publish', killAt: point })))
      await obeys((at + 1) % 3, { do: 'publish', killAt: null });
  }

  test(
    `agree after each of ${RUNS} random steps (seed ${SEED})`,
    async () => {
      console.log(`Three machines: seed ${SEED}`);
      await sql`insert into source values ('a', 'a')`.execute(database.db);
      await publish(0);
      const seen = new Map<number, Source>();
      for (const step of fc.sample(steps, { numRuns: RUNS, seed: SEED })) {
        if (step.kind === 'kill') {
          const { child } = machines[step.machine]!;
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          await ended;
          if (step.losesDisk) rmSync(dataDirOf(step.machine), { recursive: true });
          machines[step.machine] = await start(step.machine);
        } else if (step.kind === 'edit') {
          for (const [name, text] of Object.entries(step.texts)) {
            await sql`delete from source where name = ${name}`.execute(database.db);
            if (text !== null)
              await sql`insert into source values (${name}, ${text})`.execute(database.db);
          }
          await publish(step.machine, step.killAt);
        } else {
          const { release } = await agree();
          const to = release - step.back;
          const then = seen.get(to);
          if (!then || step.back > 4) continue;
          if (await obeys(step.machine, { do: 'roll back', to, killAt: step.killAt }))
            expect((await agree()).pages).toEqual(then);
          await obeys((step.machine + 1) % 3, { do: 'let go', killAt: null });
          await publish((step.machine + 2) % 3);
        }
        await expectSource();
        const { release, pages } = await agree();
        seen.set(release, pages);
      }
    },
    60_000 + 10_000 * RUNS,
  );
});
