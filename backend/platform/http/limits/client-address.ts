import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

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
    const address = entries.pop();
    if (address === undefined || !isAddress(address)) return client;
    client = address;
  }
  return client;
}

/** `192.0.2.7:443` and `[2001:db8::7]:443`, as written by some proxies. */
const withoutPort = (entry: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1');

// IP addresses and networks as text: `192.0.2.7`, `2001:db8::7`, `10.0.0.0/8`, `loopback`.

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address, and the number of leading bits shared in the network. */
type Network = readonly [start: Address, bits: number];

/** Number of 16-bit groups of an IPv6 subscriber prefix. */
const SUBSCRIBER_GROUPS = 4;

/** Parses an address; null if invalid. IPv4 mapped into IPv6 becomes IPv4. */
function parseAddress(text: string): Address | null {
  // The library also accepts IPv4 with leading zeros, and `::1.2.3.4` for `::ffff:1.2.3.4`.
  if (!isAddress(text)) return null;
  return ipaddr.process(text.replace(/%.*$/, '').replace(/^::(?=\d+\.)/, '::0:'));
}

/** True for an IPv4 or IPv6 address. */
export const isAddress = (text: string): boolean => isIP(text) !== 0;

/** Parses an entry: an address, a range (`10.0.0.0/8`) or `loopback`; null if invalid. */
export function parseNetworks(text: string): Network[] | null {
  if (text.toLowerCase() === 'loopback')
    return ['127.0.0.0/8', '::1/128'].map((range) => ipaddr.parseCIDR(range));
  const [address = '', bits, ...rest] = text.split('/');
  const start = parseAddress(address);
  if (!start || rest.length > 0) return null;
  const most = start.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return [[start, most]];
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? [[start, Number(bits)]] : null;
}

/** True if an address belongs to one of the networks. */
export function isInNetworks(text: string, networks: readonly Network[]): boolean {
  const address = parseAddress(text);
  return networks.some(
    ([start, bits]) => address?.kind() === start.kind() && address.match(start, bits),
  );
}

/** `unspecified` also reaches this machine; `carrierGradeNat` networks belong to providers. */
const INTERNAL_RANGES = new Set<string | undefined>([
  ...['unspecified', 'carrierGradeNat', 'loopback', 'private', 'linkLocal', 'uniqueLocal'],
]);

/** True for this machine and private networks. */
export const isInternalAddress = (text: string): boolean =>
  INTERNAL_RANGES.has(parseAddress(text)?.range());

/**
 * True if the shop may be reachable from the internet: not only from this machine or a private
 * network.
 */
export function isReachedFromOutside(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname.replace(/^\[|\]$/g, '');
  return host !== 'localhost' && !isInternalAddress(host);
}

/**
 * The key for counting an address: IPv4 whole, IPv6 by its /64, because one subscriber owns all its
 * addresses. Other text is unchanged.
 */
export function limitKey(text: string): string {
  const address = parseAddress(text);
  if (!address) return text;
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = address.parts.slice(0, SUBSCRIBER_GROUPS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
