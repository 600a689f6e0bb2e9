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

/** Tests give their own. */
interface ServingTimes {
  wait?(ms: number): Promise<unknown>;
  idleMs?: number;
}

/**
 * Where a process serves, from its start to its end (docs/decisions/0040-rolling-restarts.md). It
 * answers on its own port at once, and on the shared one from when it is ready until it drains.
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

  /** Where this very process answers. */
  get ownUrl(): string {
    return this.#ownUrl;
  }

  /** Where this process and those beside it answer. */
  get url(): string {
    const { HOST, SHARED_PORT } = this.#env;
    return SHARED_PORT ? addressOfServer(HOST, SHARED_PORT) : this.#ownUrl;
  }

  /** Answers `/readyz`; false for every other address. */
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

  /** Answers the process's own port. Rejects with a sentence where it cannot listen. */
  async listen(server: Server): Promise<number> {
    const { PORT, HOST } = this.#env;
    this.#connections = new OpenConnections(server);
    const port = await listen(server, PORT, HOST);
    this.#server = server;
    this.#ownUrl = addressOfServer(HOST, port);
    return port;
  }

  /** Takes its share of the requests from now on. Rejects with a sentence where it cannot. */
  async ready(): Promise<void> {
    if (this.#stage !== 'starting' || !this.#server) return;
    const { SHARED_PORT, HOST } = this.#env;
    const joined = SHARED_PORT ? await joinPort(this.#server, SHARED_PORT, HOST) : null;
    // It may have been told to stop meanwhile.
    if (this.#stage !== 'starting') return joined?.leave();
    this.#leave = joined?.leave ?? null;
    this.#stage = 'ready';
  }

  /**
   * Leaves new requests to others, and finishes what it is answering: for DRAIN_SECONDS at most. It
   * leaves the ports before it closes a connection, so that nobody who connects again comes here.
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

  /** Stops without waiting for others: running requests have four seconds. */
  async close(): Promise<void> {
    this.#stage = 'stopped';
    this.#connections?.endEach();
    if (this.#server) await stopListening(this.#server);
  }
}
