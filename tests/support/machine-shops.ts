/** Whole shops as on machines of their own: a folder each, one PostgreSQL server, one bucket. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type OpenedDatabase } from '../../backend/platform/db/open.ts';
import { type RunningServer, startServer } from '../../backend/program/processes.ts';
import { startPostgres } from '../../backend/testing/postgres-server.ts';
import { startS3 } from '../../backend/testing/s3-server.ts';
import { removeDataDir } from './remove-data-dir.ts';

export interface Machine {
  dataDir: string;
  /** Null while it is down. */
  server: RunningServer | null;
}

interface Options {
  /** Folder of the programs of PostgreSQL. */
  programs: string;
  products: number;
  env?: Record<string, string>;
  isDurable?: boolean;
}

/** That of TEST_RELEASES_URL, of any S3 server, with its two keys; else one of a test's own. */
async function openBucket() {
  const { TEST_RELEASES_URL, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = process.env;
  if (!TEST_RELEASES_URL) return startS3();
  const env = { RELEASES_URL: TEST_RELEASES_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  // It refuses what is signed at another time than its own.
  const realTime = { TEST_CLOCK_OFFSET_MS: '0' };
  return { env: { ...env, ...realTime }, close: () => Promise.resolve() };
}

export class MachineShops {
  readonly machines: Machine[] = [];
  readonly database: OpenedDatabase;
  readonly #env: Record<string, string>;
  readonly #folder: string;
  readonly #close: () => Promise<unknown>;

  private constructor(
    folder: string,
    database: OpenedDatabase,
    env: Record<string, string>,
    close: () => Promise<unknown>,
  ) {
    this.database = database;
    this.#env = env;
    this.#folder = folder;
    this.#close = close;
  }

  /** No machine runs yet. */
  static async open({
    programs,
    products,
    env,
    isDurable = false,
  }: Options): Promise<MachineShops> {
    const postgres = await startPostgres(programs, { isDurable });
    const bucket = await openBucket();
    const { databaseUrl } = postgres;
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    const settings = {
      ...{ CATALOGUE_PRODUCTS: String(products), CATALOGUE_ONLY_USED: 'true' },
      ...{ SITE_URL: 'http://localhost:4321', LOG_LEVEL: 'error', API_BASE_URL: '' },
      ...{ COOKIE_SECRET: 'one secret for all machines, 32 or more', READS_PER_MINUTE: '0' },
      ...{ ...bucket.env, ...env, DATABASE_URL: databaseUrl },
    };
    const close = () => Promise.all([bucket.close(), postgres.close()]);
    const folder = mkdtempSync(path.join(tmpdir(), 'machines-'));
    return new MachineShops(folder, database, settings, close);
  }

  /** Starts one more machine, with an empty folder. */
  async add(env: Record<string, string> = {}): Promise<Machine> {
    const dataDir = path.join(this.#folder, String(this.machines.length));
    const machine: Machine = { dataDir, server: null };
    this.machines.push(machine);
    await this.start(machine, env);
    return machine;
  }

  async start(machine: Machine, env: Record<string, string> = {}): Promise<void> {
    machine.server = await startServer('scripts/start.ts', { ...this.envOf(machine), ...env });
  }

  /** Settings of the machine's programs. */
  envOf({ dataDir }: Machine): Record<string, string> {
    return { ...this.#env, DATA_DIR: dataDir };
  }

  /** The process of its backend. */
  pidOf({ dataDir }: Machine): number {
    const text = readFileSync(path.join(dataDir, 'backend.json'), 'utf8');
    return (JSON.parse(text) as { pid: number }).pid;
  }

  /** The release that every machine should serve. */
  async pointer(): Promise<number> {
    const { release } = await this.database.db
      .selectFrom('release_pointer')
      .select('release')
      .executeTakeFirstOrThrow();
    return release ?? 0;
  }

  /** Describes the state for a failed test: live release, open jobs, and each machine's output. */
  async report(): Promise<string> {
    const { db } = this.database;
    const pointer = db.selectFrom('release_pointer').select(['release', 'fence', 'moved_by']);
    const jobs = db.selectFrom('jobs').selectAll().where('state', '<>', 'done');
    const rows = [...(await pointer.execute()), ...(await jobs.execute())];
    const lines = rows.map((row) => JSON.stringify(row));
    for (const one of this.machines) {
      lines.push(`\n${one.dataDir} serves ${await servedBy(one)}. Its last lines:`);
      lines.push(...(one.server?.output().split('\n').slice(-30) ?? []));
    }
    return lines.join('\n');
  }

  async close(): Promise<void> {
    await Promise.all(this.machines.map(({ server }) => server?.stop()));
    await this.database.close();
    await this.#close();
    for (const { dataDir } of this.machines) removeDataDir(dataDir);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The release that a machine says it serves; null where it does not answer. */
export async function servedBy({ server }: Machine): Promise<number | null> {
  if (!server) return null;
  try {
    const answer = await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(2_000) });
    return ((await answer.json()) as { release: number | null }).release;
  } catch {
    return null;
  }
}
