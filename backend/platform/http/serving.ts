import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '../../../src/env.ts';
import {
  addressOfServer,
  listenOnSharedPort,
  listen,
  stopAccepting,
  stopListening,
} from './listening.ts';
import type { Socket } from 'node:net';

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
  #leaveSharedPort: (() => void) | null = null;
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
  answerProbe(request: IncomingMessage, response: ServerResponse): boolean {
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
  async joinSharedPort(): Promise<void> {
    if (this.#stage !== 'starting' || !this.#server) return;
    const { SHARED_PORT, HOST } = this.#env;
    const joined = SHARED_PORT ? await listenOnSharedPort(this.#server, SHARED_PORT, HOST) : null;
    // It may have been stopped meanwhile.
    if (this.#stage !== 'starting') return joined?.leave();
    this.#leaveSharedPort = joined?.leave ?? null;
    this.#stage = 'ready';
  }

  /**
   * Leaves new requests to other processes, and finishes running ones within DRAIN_SECONDS. Leaves
   * the ports before closing connections, so that clients reconnect elsewhere.
   */
  drain(): Promise<void> {
    this.#drained ??= (async () => {
      this.#stage = 'draining';
      this.#leaveSharedPort?.();
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
    this.#connections?.closeAfterResponses();
    if (this.#server) await stopListening(this.#server);
  }
}

/**
 * Idle connections are closed only after this time. Within it, a client that reuses its connection
 * gets `Connection: close` with the response; closing earlier could fail a request that is on its
 * way.
 */
const IDLE_MS = 500;
const SWEEP_EVERY_MS = 50;

interface DrainOptions {
  /** After this time the drain ends, even with open connections. */
  limitMs: number;
  idleMs: number;
}

/** Tracks the connections of a server, to end them without failing requests. */
class OpenConnections {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #responses = new Set<ServerResponse>();
  #isDraining = false;
  #onLastClosed = () => {};

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => {
        this.#sockets.delete(socket);
        if (this.#sockets.size === 0) this.#onLastClosed();
      });
    });
    // This listener runs before the request handler, because headers already sent cannot be
    // changed.
    server.prependListener('request', (_, response: ServerResponse) => {
      if (this.#isDraining) response.shouldKeepAlive = false;
      this.#responses.add(response);
      response.once('close', () => this.#responses.delete(response));
    });
  }

  /** From now on, each connection closes after its next response (`Connection: close`). */
  closeAfterResponses(): void {
    this.#isDraining = true;
    for (const answer of this.#responses) if (!answer.headersSent) answer.shouldKeepAlive = false;
  }

  /** Resolves when no connection is left, or after `limitMs`. */
  async drain({ limitMs, idleMs }: DrainOptions): Promise<void> {
    this.closeAfterResponses();
    // Event streams do not end by themselves; browsers reconnect to another process.
    for (const answer of this.#responses) if (isEventStream(answer)) answer.destroy();
    if (this.#sockets.size === 0) return;
    let sweep: NodeJS.Timeout | undefined;
    const idle = setTimeout(() => {
      this.#closeIdle();
      sweep = setInterval(() => this.#closeIdle(), SWEEP_EVERY_MS);
    }, idleMs);
    let limit: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#onLastClosed = resolve;
      limit = setTimeout(resolve, limitMs);
    });
    for (const timer of [idle, sweep, limit]) clearTimeout(timer);
  }

  #closeIdle(): void {
    this.#server.closeIdleConnections();
    // Browsers preconnect without sending a request, and Node counts these as busy.
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}

const isEventStream = (answer: ServerResponse): boolean =>
  answer.headersSent && String(answer.getHeader('content-type')).startsWith('text/event-stream');

/** Counts the requests in progress: background jobs give them priority. */
export class OpenRequests {
  readonly #listeners = new Set<() => void>();
  #count = 0;

  isBusy(): boolean {
    return this.#count > 0;
  }

  onIdle(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Counts a request until its response has been sent. */
  async track<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
    this.#count += 1;
    try {
      return await answer();
    } finally {
      this.#count -= 1;
      if (this.#count === 0) for (const listener of this.#listeners) listener();
    }
  }
}
