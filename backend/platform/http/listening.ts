import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, isIPv6, Server as TcpServer } from 'node:net';

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

/** What else accepts connections for a server: on a second address, or on a shared port. */
const doors = new WeakMap<Server, Set<TcpServer>>();

/**
 * Listens on `host`; `localhost` is both loopback addresses, as far as the machine has them.
 * Answers the port. Rejects with an Error of one sentence where it cannot.
 */
export async function listen(server: Server, port: number, host = LOOPBACK): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  if (host !== LOOPBACK) return listenOn(server, { port, host });
  for (let tries = 1; ; tries++) {
    const found = await listenOn(server, { port, host: LOOPBACK_4 });
    try {
      await ifThere(openDoor(server, { port: found, host: LOOPBACK_6 }));
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

/**
 * Accepts connections on a port that other processes of this user accept them on too: the system
 * shares new ones out among them (SO_REUSEPORT). Answers the port, and how to leave it to the
 * others; connections that are open stay so.
 */
export async function joinPort(
  server: Server,
  port: number,
  host = LOOPBACK,
): Promise<{ port: number; leave(): void }> {
  const [first, second] = host === LOOPBACK ? [LOOPBACK_4, LOOPBACK_6] : [host, null];
  const door = await openDoor(server, { port, host: first, reusePort: true });
  const found = (door.address() as AddressInfo).port;
  const other = second
    ? await ifThere(openDoor(server, { port: found, host: second, reusePort: true }))
    : null;
  return {
    port: found,
    leave() {
      door.close();
      other?.close();
    },
  };
}

const MIGRATES = '/proc/sys/net/ipv4/tcp_migrate_req';

/**
 * False where Linux resets connections that a process has not accepted yet when it leaves a shared
 * port, instead of giving them to the others (`net.ipv4.tcp_migrate_req`).
 */
export function handsConnectionsOver(): boolean {
  return !existsSync(MIGRATES) || readFileSync(MIGRATES, 'utf8').trim() === '1';
}

/** Accepts no new connections; those that are open stay so, which `server.close` would not do. */
export function stopAccepting(server: Server): void {
  TcpServer.prototype.close.call(server);
  for (const door of doors.get(server) ?? []) door.close();
}

interface Place {
  port: number;
  host: string;
  /** Others may listen there too. */
  reusePort?: boolean;
}

function listenOn(server: TcpServer | Server, place: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => reject(sentenceOf(error, place));
    server.once('error', failed);
    server.listen(place, () => {
      server.off('error', failed);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function openDoor(server: Server, place: Place): Promise<TcpServer> {
  // As `createServer` of HTTP makes its own connections.
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  await listenOn(door, place);
  const others = doors.get(server) ?? new Set();
  doors.set(server, others.add(door));
  return door;
}

/** Null on a machine without IPv6. */
async function ifThere(opening: Promise<TcpServer>): Promise<TcpServer | null> {
  try {
    return await opening;
  } catch (error) {
    const { code } = (error as Error).cause as NodeJS.ErrnoException;
    if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error;
    return null;
  }
}

function sentenceOf(error: NodeJS.ErrnoException, { port, host, reusePort }: Place): Error {
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

/** Lets running requests finish, for 4 seconds at most. */
export async function stopListening(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  const all = [server, ...(doors.get(server) ?? [])];
  const closed = all.map((one) => new Promise<void>((resolve) => one.close(() => resolve())));
  // Connections without a running request would keep it open until they time out.
  server.closeIdleConnections();
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.all(closed);
  clearInterval(sweep);
  clearTimeout(timer);
}
