import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, isIPv6, Server as TcpServer } from 'node:net';

const CLOSE_TIMEOUT_MS = 4_000;
/**
 * Keep-alive time-out of idle connections. Longer than that of proxies and clients (usually a
 * minute), so that they close first: otherwise the server may close a connection while a request is
 * on its way. With Node's default of 5 seconds, a server that was busy for that long closed
 * connections on which the next request had already arrived.
 */
const KEEP_ALIVE_MS = 75_000;

/** Listens on this machine only; browsers use the IPv4 or IPv6 address of `localhost`. */
const LOOPBACK = 'localhost';
const [LOOPBACK_4, LOOPBACK_6] = ['127.0.0.1', '::1'];
/** A port that is free on one address may be taken on the other: rare, and hardly ever twice. */
const FREE_PORT_TRIES = 5;

/** Additional listeners of a server: on a second address, or on a shared port. */
const extraListeners = new WeakMap<Server, Set<TcpServer>>();

/**
 * Listens on `host`; `localhost` means both loopback addresses, if available. Returns the port.
 * Rejects with an Error with a readable message if it cannot.
 */
export async function listen(server: Server, port: number, host = LOOPBACK): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  if (host !== LOOPBACK) return listenOn(server, { port, host });
  for (let tries = 1; ; tries++) {
    const foundPort = await listenOn(server, { port, host: LOOPBACK_4 });
    try {
      await nullIfUnsupported(openListener(server, { port: foundPort, host: LOOPBACK_6 }));
      return foundPort;
    } catch (error) {
      await new Promise((resolve) => server.close(resolve));
      if (port !== 0 || tries === FREE_PORT_TRIES) throw error;
    }
  }
}

/** The address for connecting from this machine: a wildcard address is replaced. */
export function addressOfServer(host: string, port: number): string {
  if (['', '0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/**
 * Accepts connections on a port shared with other processes of this user: the system distributes
 * new ones among them (SO_REUSEPORT). Returns the port, and a function to leave it; open
 * connections remain.
 */
export async function listenOnSharedPort(
  server: Server,
  port: number,
  host = LOOPBACK,
): Promise<{ port: number; leave(): void }> {
  const [first, second] = host === LOOPBACK ? [LOOPBACK_4, LOOPBACK_6] : [host, null];
  const listener = await openListener(server, { port, host: first, reusePort: true });
  const foundPort = (listener.address() as AddressInfo).port;
  const otherListener = second
    ? await nullIfUnsupported(
        openListener(server, { port: foundPort, host: second, reusePort: true }),
      )
    : null;
  return {
    port: foundPort,
    leave() {
      listener.close();
      otherListener?.close();
    },
  };
}

const MIGRATION_SETTING = '/proc/sys/net/ipv4/tcp_migrate_req';

/**
 * False if Linux resets connections not yet accepted by a process that leaves a shared port,
 * instead of handing them over (`net.ipv4.tcp_migrate_req`).
 */
export function transfersConnections(): boolean {
  return !existsSync(MIGRATION_SETTING) || readFileSync(MIGRATION_SETTING, 'utf8').trim() === '1';
}

/** Stops accepting connections; unlike `server.close`, keeps open ones unchanged. */
export function stopAccepting(server: Server): void {
  TcpServer.prototype.close.call(server);
  for (const listener of extraListeners.get(server) ?? []) listener.close();
}

interface ListenPlace {
  port: number;
  host: string;
  /** Allows other processes to listen there too. */
  reusePort?: boolean;
}

function listenOn(server: TcpServer | Server, place: ListenPlace): Promise<number> {
  return new Promise((resolve, reject) => {
    const rejectReadable = (error: NodeJS.ErrnoException) => reject(readableErrorOf(error, place));
    server.once('error', rejectReadable);
    server.listen(place, () => {
      server.off('error', rejectReadable);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function openListener(server: Server, place: ListenPlace): Promise<TcpServer> {
  // The connection options of HTTP's own `createServer`.
  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  await listenOn(listener, place);
  const serverListeners = extraListeners.get(server) ?? new Set();
  extraListeners.set(server, serverListeners.add(listener));
  return listener;
}

/** Null on a machine without IPv6. */
async function nullIfUnsupported(opening: Promise<TcpServer>): Promise<TcpServer | null> {
  try {
    return await opening;
  } catch (error) {
    const { code } = (error as Error).cause as NodeJS.ErrnoException;
    if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error;
    return null;
  }
}

function readableErrorOf(
  error: NodeJS.ErrnoException,
  { port, host, reusePort }: ListenPlace,
): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: reusePort
      ? `Port ${port} is in use by what does not share it. Stop that, or set SHARED_PORT to another.`
      : `Port ${port} is in use. Stop what uses it, or set PORT to another.`,
    ENOTSUP: 'This system cannot share a port among processes: leave SHARED_PORT empty.',
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine.`,
    ENOTFOUND: `HOST ${host} is no address of this machine.`,
    EACCES: `This user may not listen on port ${port}. Set PORT to one above 1023.`,
  };
  return new Error(reasons[error.code ?? ''] ?? error.message, { cause: error });
}

/** Lets running requests finish, for at most 4 seconds. */
export async function stopListening(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  const allServers = [server, ...(extraListeners.get(server) ?? [])];
  const closed = allServers.map(
    (one) => new Promise<void>((resolve) => one.close(() => resolve())),
  );
  // Idle connections would keep it open until they time out.
  server.closeIdleConnections();
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.all(closed);
  clearInterval(sweep);
  clearTimeout(timer);
}
