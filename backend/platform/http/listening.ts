import type { Server } from 'node:http';
import { type AddressInfo, createServer, isIPv6, type Server as TcpServer } from 'node:net';

const CLOSE_TIMEOUT_MS = 4_000;
/**
 * How long a connection is kept that nobody asks on. Longer than proxies and clients keep theirs (a
 * minute, mostly): they close first. Whoever is the first to close may do so while a request is on
 * its way; with Node's own 5 seconds, a server that was busy for that long closed connections on
 * which the next request lay already.
 */
const KEEP_ALIVE_MS = 75_000;

/** This machine only; browsers take either of its two addresses for `localhost`. */
const LOOPBACK = 'localhost';
const [LOOPBACK_4, LOOPBACK_6] = ['127.0.0.1', '::1'];
/** A free port of one address may be taken on the other: seldom, and hardly ever twice. */
const FREE_PORT_TRIES = 5;

/** What accepts connections for a server on a second address. */
const seconds = new WeakMap<Server, TcpServer>();

/**
 * Listens on `host`; `localhost` is both loopback addresses, as far as the machine has them.
 * Answers the port. Rejects with an Error of one sentence where it cannot.
 */
export async function listen(server: Server, port: number, host = LOOPBACK): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  if (host !== LOOPBACK) return listenOn(server, port, host);
  for (let tries = 1; ; tries++) {
    const found = await listenOn(server, port, LOOPBACK_4);
    try {
      await listenOnSecond(server, found, LOOPBACK_6);
      return found;
    } catch (error) {
      await new Promise((resolve) => server.close(resolve));
      if (port !== 0 || tries === FREE_PORT_TRIES) throw error;
    }
  }
}

/** The address of what listens there, for this machine: an any-address is no place to go to. */
export function addressOfServer(host: string, port: number): string {
  if (['', '0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function listenOn(server: TcpServer | Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => reject(sentenceOf(error, port, host));
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function listenOnSecond(server: Server, port: number, host: string): Promise<void> {
  // As `createServer` of HTTP makes its own connections.
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  try {
    await listenOn(second, port, host);
    seconds.set(server, second);
  } catch (error) {
    const { code } = (error as Error).cause as NodeJS.ErrnoException;
    // A machine without IPv6.
    if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error;
  }
}

function sentenceOf(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop what uses it, or set PORT to another.`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine.`,
    ENOTFOUND: `HOST ${host} is no address of this machine.`,
    EACCES: `This user may not listen on port ${port}. Set PORT to one above 1023.`,
  };
  return new Error(reasons[error.code ?? ''] ?? error.message, { cause: error });
}

/** Lets running requests finish, for 4 seconds at most. */
export async function stopListening(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  const both = [server, seconds.get(server)].filter((one) => one !== undefined);
  const closed = both.map((one) => new Promise<void>((resolve) => one.close(() => resolve())));
  // Connections without a running request would keep it open until they time out.
  server.closeIdleConnections();
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.all(closed);
  clearInterval(sweep);
  clearTimeout(timer);
}
