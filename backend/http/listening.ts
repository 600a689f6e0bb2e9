import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const CLOSE_TIMEOUT_MS = 4_000;
/**
 * How long a connection is kept that nobody asks on. Longer than proxies and clients keep theirs (a
 * minute, mostly): they close first. Whoever is the first to close may do so while a request is on
 * its way; with Node's own 5 seconds, a server that was busy for that long closed connections on
 * which the next request lay already.
 */
const KEEP_ALIVE_MS = 75_000;

/** Answers the port. Rejects with an Error of one sentence where it is taken. */
export function listen(server: Server, port: number): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Stop what uses it, or set PORT to another.`)
          : error,
      ),
    );
    server.listen(port, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Lets running requests finish, for 4 seconds at most. */
export async function stopListening(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections without a running request would keep it open until they time out.
  server.closeIdleConnections();
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}
