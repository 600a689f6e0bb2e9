import type { Duplex } from 'node:stream';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { TYPE_PARSERS } from './embedded-pool.ts';
import { DatabaseUnavailableError, isBrokenConnection, isUnavailable } from './health.ts';

/**
 * Maximum number of prepared statements per connection: statements with lists of varying length are
 * not worth the memory.
 */
const MAX_NAMED_STATEMENTS = 400;

/**
 * Names statements, so that each connection parses and plans them once. Only the first ones get a
 * name: those of calls, which recur. Statements without parameters, for transactions or session
 * settings, need none.
 */
export function statementNamer(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const knownName = names.get(text);
    if (knownName !== undefined || names.size >= MAX_NAMED_STATEMENTS || !text.includes('$1'))
      return knownName;
    const name = `shop_${names.size}`;
    names.set(text, name);
    return name;
  };
}

export interface ServerPoolOptions {
  /** `postgres://…` */
  databaseUrl: string;
  /** Time limit of one statement; 0: none (migrations, imports). */
  statementTimeoutMs: number;
  /** Called when an idle connection breaks. */
  onError(error: Error): void;
}

/** Maximum number of connections to a server, per process. */
const MAX_CONNECTIONS = 10;
/** Time limit for connecting, and for getting a free connection. */
const CONNECT_TIMEOUT_MS = 3_000;
/**
 * The client waits this much longer than the server's own limit of a statement, for a server that
 * hangs and cannot cancel it.
 */
const ANSWER_GRACE_MS = 500;
const BEGIN_RESULT: PostgresQueryResult<unknown> = { command: 'SELECT', rowCount: 0, rows: [] };
/** An open transaction holds locks, so the server ends it if its process hangs. */
const IDLE_TRANSACTION_MS = 60_000;
const CLOSE_TIMEOUT_MS = 2_000;

/**
 * A pool of connections to a PostgreSQL server, with the interface of Kysely's dialect. Connecting,
 * waiting for a connection and every statement have a time-out, after which they reject with
 * `DatabaseUnavailableError`. A broken connection is not reused.
 */
export class ServerPool implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;
  readonly #nameOf = statementNamer();

  constructor({ databaseUrl, statementTimeoutMs, onError }: ServerPoolOptions) {
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      // Statements are sent without waiting for earlier results (`runPipelined`).
      pipeline: true,
      types: TYPE_PARSERS,
      ...(statementTimeoutMs > 0 && {
        statement_timeout: statementTimeoutMs,
        query_timeout: statementTimeoutMs + ANSWER_GRACE_MS,
        idle_in_transaction_session_timeout: Math.max(IDLE_TRANSACTION_MS, statementTimeoutMs),
      }),
    });
    // Without a listener, a connection that breaks while idle would end the process.
    this.#pool.on('error', onError);
  }

  /** Number of queries waiting for a connection. */
  get waiting(): number {
    return this.#pool.waitingCount;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailableError(error);
    });
    let broken: DatabaseUnavailableError | null = null;
    // Between queries there is no other listener, and an unhandled error event ends the process.
    const onBroken = (error: Error) => (broken ??= new DatabaseUnavailableError(error));
    client.on('error', onBroken);
    const join = batchWrites(client);
    const runStatement = async (text: string, values: readonly unknown[]) => {
      // After a time-out the connection is broken, and a rollback would time out too.
      if (broken) throw broken;
      try {
        join();
        const statement = { name: this.#nameOf(text), text, values: [...values] };
        return (await client.query(statement)) as PostgresQueryResult<unknown>;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        const unavailable = new DatabaseUnavailableError(error);
        if (isBrokenConnection(error)) broken = unavailable;
        throw unavailable;
      }
    };
    let beginning: Promise<unknown> | null = null;
    const query = async (text: string, values: readonly unknown[] = []) => {
      if (text === 'begin') {
        // Not awaited: it is sent together with the first statement of its transaction.
        beginning = runStatement(text, values);
        beginning.catch(() => {});
        return BEGIN_RESULT;
      }
      if (text === 'commit') await beginning;
      return runStatement(text, values);
    };
    return {
      query: query as PostgresPoolClient['query'],
      release: (destroy?: boolean) => {
        client.off('error', onBroken);
        client.release(destroy === true || broken !== null);
      },
    };
  }

  /** Waits for running queries and closes; does not wait for an unresponsive server. */
  async end(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSE_TIMEOUT_MS).unref();
    });
    await Promise.race([this.#pool.end(), waited]);
    clearTimeout(timer);
  }
}

/** Returns a function that buffers the client's writes until the end of the current tick. */
function batchWrites(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  let isHeld = false;
  return () => {
    if (isHeld) return;
    isHeld = true;
    stream.cork();
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  };
}
