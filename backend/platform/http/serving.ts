import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '../../../src/env.ts';
import { addressOfServer, joinPort, listen, stopAccepting, stopListening } from './listening.ts';
import { IDLE_MS, OpenConnections } from './open-connections.ts';

type Stage = 'starting' | 'ready' | 'draining' | 'stopped';

export type ServingEnv = Pick<
  Env,
  'HOST' | 'PORT' | 'SHARED_PORT' | 'DRAIN_SECONDS' | 'DRAIN_DELAY_SECONDS'
>;

/** Overridden in tests. */
interface ServingTimes {
  wait?(ms: number): Promise<unknown>;
  idleMs?: number;
}

/**
 * The lifecycle of a serving process (docs/decisions/0040-rolling-restarts.md). It listens on its
 * own port at once, and on the shared port from readiness until draining.
 */
export class Serving {
  readonly #env: ServingEnv;
  readonly #wait: (ms: number) => Promise<unknown>;
  readonly #idleMs: number;
  #stage: Stage = 'starting';
  #server: Server | null = null;
  #connections: OpenConnections | null = null;
  #leave: (() => void) | null = null;
  #drained: Promise<void> | null = null;
  #ownUrl = '';

  constructor(env: ServingEnv, { wait = pause, idleMs = IDLE_MS }: ServingTimes = {}) {
    this.#env = env;
    this.#wait = wait;
    this.#idleMs = idleMs;
  }

  /** Address of this process. */
  get ownUrl(): string {
    return this.#ownUrl;
  }

  /** Address shared with other processes. */
  get url(): string {
    const { HOST, SHARED_PORT } = this.#env;
    return SHARED_PORT ? addressOfServer(HOST, SHARED_PORT) : this.#ownUrl;
  }

  /** Handles `/readyz`; returns false for other addresses. */
  answersProbe(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.url !== '/readyz') return false;
    response
      .writeHead(this.#stage === 'ready' ? 200 : 503, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      })
      .end(JSON.stringify({ status: this.#stage }));
    return true;
  }

  /** Listens on the process's own port. Rejects with a readable message if it cannot. */
  async listen(server: Server): Promise<number> {
    const { PORT, HOST } = this.#env;
    this.#connections = new OpenConnections(server);
    const port = await listen(server, PORT, HOST);
    this.#server = server;
    this.#ownUrl = addressOfServer(HOST, port);
    return port;
  }

  /** Joins the shared port. Rejects with a readable message if it cannot. */
  async ready(): Promise<void> {
    if (this.#stage !== 'starting' || !this.#server) return;
    const { SHARED_PORT, HOST } = this.#env;
    const joined = SHARED_PORT ? await joinPort(this.#server, SHARED_PORT, HOST) : null;
    // It may have been stopped meanwhile.
    if (this.#stage !== 'starting') return joined?.leave();
    this.#leave = joined?.leave ?? null;
    this.#stage = 'ready';
  }

  /**
   * Leaves new requests to other processes, and finishes running ones within DRAIN_SECONDS. Leaves
   * the ports before closing connections, so that clients reconnect elsewhere.
   */
  drain(): Promise<void> {
    this.#drained ??= (async () => {
      this.#stage = 'draining';
      this.#leave?.();
      const { DRAIN_DELAY_SECONDS, DRAIN_SECONDS } = this.#env;
      if (DRAIN_DELAY_SECONDS > 0) await this.#wait(DRAIN_DELAY_SECONDS * 1000);
      if (this.#server) stopAccepting(this.#server);
      await this.#connections?.drain({
        limitMs: DRAIN_SECONDS * 1000,
        idleMs: this.#idleMs,
      });
    })();
    return this.#drained;
  }

  /** Stops without draining: running requests have four seconds. */
  async close(): Promise<void> {
    this.#stage = 'stopped';
    this.#connections?.endEach();
    if (this.#server) await stopListening(this.#server);
  }
}
