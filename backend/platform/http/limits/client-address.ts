import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import {
  isAddress,
  isInNetworks,
  isInternalAddress,
  type Network,
  parseNetworks,
} from './network-address.ts';

/** Address of the peer; empty if a request did not come over a socket (tests). */
export function remoteAddress(c: Context): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  return bindings?.incoming?.socket?.remoteAddress ?? '';
}

/** True for the local machine. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

/** The client's address of a request; empty if it did not come over a socket (tests). */
export type ClientAddress = (c: Context) => string;

/** The networks of `TRUSTED_PROXIES`; an invalid entry stops the start instead of being ignored. */
function networksOf(entries: readonly string[]): Network[] {
  return entries.flatMap((entry) => {
    const networks = parseNetworks(entry);
    if (!networks) throw new Error(`TRUSTED_PROXIES has ${entry}, which is no network.`);
    return networks;
  });
}

/**
 * Determines client addresses behind the proxies of `TRUSTED_PROXIES` (addresses, ranges,
 * `loopback`). `onIgnored` is called once if an untrusted peer in a private network forwards an
 * address: probably a proxy missing in the setting.
 */
export function clientAddresses(
  trustedProxies: readonly string[],
  onIgnored: (peer: string) => void = () => {},
): ClientAddress {
  const networks = networksOf(trustedProxies);
  let isTold = false;
  return (c) => {
    const peer = remoteAddress(c);
    const forwardedFor = c.req.header('x-forwarded-for');
    const client = clientAddress(peer, forwardedFor, networks);
    if (!isTold && forwardedFor && isInternalAddress(peer) && !isInNetworks(peer, networks)) {
      isTold = true;
      onIgnored(peer);
    }
    return client;
  };
}

/** As `clientAddresses`, for a request handled outside the app. */
export function requestAddresses(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const networks = networksOf(trustedProxies);
  return ({ socket, headers }) => {
    const forwardedFor = [headers['x-forwarded-for'] ?? ''].flat().join(',');
    return clientAddress(socket.remoteAddress ?? '', forwardedFor, networks);
  };
}

/**
 * The right-most address of the chain that is not a trusted proxy. Everything left of it can be
 * forged by the client. The peer itself is the end of the chain.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trusted: readonly Network[],
): string {
  let client = peer;
  const entries = (forwardedFor ?? '').split(',').map((entry) => withoutPort(entry.trim()));
  while (isInNetworks(client, trusted)) {
    const next = entries.pop();
    if (next === undefined || !isAddress(next)) return client;
    client = next;
  }
  return client;
}

/** `192.0.2.7:443` and `[2001:db8::7]:443`, as written by some proxies. */
const withoutPort = (entry: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1');
