import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A client that reuses its connection does so within this time, and gets `Connection: close` with
 * the response. Only after that are idle connections closed by the server: a request may be on its
 * way, and would fail.
 */
export const IDLE_MS = 500;
const SWEEP_EVERY_MS = 50;

interface DrainOptions {
  /** After this time the drain ends, even with open connections. */
  limitMs: number;
  idleMs: number;
}

/** Tracks the connections of a server, to end them without failing requests. */
export class OpenConnections {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #answers = new Set<ServerResponse>();
  #isDraining = false;
  #onLast = () => {};

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => {
        this.#sockets.delete(socket);
        if (this.#sockets.size === 0) this.#onLast();
      });
    });
    // Before the request handler, since headers already sent cannot be changed.
    server.prependListener('request', (_, response: ServerResponse) => {
      if (this.#isDraining) response.shouldKeepAlive = false;
      this.#answers.add(response);
      response.once('close', () => this.#answers.delete(response));
    });
  }

  /** From now on each response is the last of its connection (`Connection: close`). */
  endEach(): void {
    this.#isDraining = true;
    for (const answer of this.#answers) if (!answer.headersSent) answer.shouldKeepAlive = false;
  }

  /** Resolves when no connection is left, or after `limitMs`. */
  async drain({ limitMs, idleMs }: DrainOptions): Promise<void> {
    this.endEach();
    // Event streams do not end by themselves; browsers reconnect to another process.
    for (const answer of this.#answers) if (isEventStream(answer)) answer.destroy();
    if (this.#sockets.size === 0) return;
    let sweep: NodeJS.Timeout | undefined;
    const idle = setTimeout(() => {
      this.#closeIdle();
      sweep = setInterval(() => this.#closeIdle(), SWEEP_EVERY_MS);
    }, idleMs);
    let limit: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#onLast = resolve;
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
