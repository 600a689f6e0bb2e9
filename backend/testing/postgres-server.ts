/** Starts a PostgreSQL server for a test, installed by Debian or Ubuntu or found on the PATH. */
import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import {
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  databaseUrl: string;
  /** Stops every process of the server (SIGSTOP): connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** `nobody` of Debian and Ubuntu: the server refuses to run as root. */
const NOBODY_UID = 65534;

/** The folder of the newest server's programs; null where none is installed. */
export function postgresPrograms(): string | null {
  const installed = globSync('/usr/lib/postgresql/*/bin').sort(
    (a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]),
  );
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const hasPrograms = (folder: string) =>
    ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program)));
  return [...installed, ...onPath].find(hasPrograms) ?? null;
}

interface PostgresOptions {
  /** Waits for the disk at each commit, as in production. Few tests need that. */
  isDurable?: boolean;
}

/** Makes and starts a server at a free port. Takes two seconds. */
export async function startPostgres(
  programs: string,
  { isDurable = false }: PostgresOptions = {},
): Promise<PostgresServer> {
  return startServer(programs, isDurable, (data, options) => {
    const trust = ['--auth=trust', '--username=shop', '--encoding=UTF8', '--no-sync'];
    execFileSync(path.join(programs, 'initdb'), ['-D', data, ...trust], options);
  });
}

/** Makes and starts a streaming replica of a server. */
export function startReplica(programs: string, { databaseUrl }: PostgresServer) {
  return startServer(programs, false, (data, options) => {
    const copy = [
      '--dbname',
      databaseUrl,
      '--write-recovery-conf',
      '--checkpoint=fast',
      '--no-sync',
    ];
    execFileSync(path.join(programs, 'pg_basebackup'), ['-D', data, ...copy], options);
  });
}

type ProcessOptions = SpawnOptions & { cwd: string };

async function startServer(
  programs: string,
  isDurable: boolean,
  create: (data: string, options: ProcessOptions) => void,
): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY_UID, gid: NOBODY_UID } : {};
  if (isRoot) chownSync(folder, NOBODY_UID, NOBODY_UID);
  const options: ProcessOptions = { ...user, cwd: folder, stdio: 'ignore' };
  const data = path.join(folder, 'data');
  create(data, options);
  const port = await freePort();
  const durability = isDurable ? [] : ['fsync=off'];
  const settings = [...durability, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    options,
  );
  const databaseUrl = `postgres://shop@127.0.0.1:${port}/postgres`;
  await waitUntilAnswering(databaseUrl, server);
  const signal = (name: NodeJS.Signals) => {
    const pid = server.pid!;
    // The main process first: otherwise it would replace the stopped ones.
    process.kill(pid, name);
    for (const child of childrenOf(pid)) {
      try {
        process.kill(child, name);
      } catch (error) {
        // A backend may end between being listed and being signalled.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };
  return {
    databaseUrl,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async close() {
      if (server.exitCode === null) {
        signal('SIGCONT');
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGINT');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function waitUntilAnswering(connectionString: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (server.exitCode !== null || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}
