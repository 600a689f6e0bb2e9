/** IP addresses and networks as text: `192.0.2.7`, `2001:db8::7`, `10.0.0.0/8`, `loopback`. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address, and how many leading bits others of the network share with it. */
export type Network = readonly [start: Address, bits: number];

/** 16-bit groups of what one subscriber gets of IPv6. */
const SUBSCRIBER_GROUPS = 4;

/** The address that a text is; null for any other text. IPv4 mapped into IPv6 is IPv4. */
function addressOf(text: string): Address | null {
  // The library also takes IPv4 with leading zeros, and `::1.2.3.4` for `::ffff:1.2.3.4`.
  if (!isAddress(text)) return null;
  return ipaddr.process(text.replace(/%.*$/, '').replace(/^::(?=\d+\.)/, '::0:'));
}

/** True for an IPv4 or IPv6 address. */
export const isAddress = (text: string): boolean => isIP(text) !== 0;

/** The networks of an entry: an address, a range (`10.0.0.0/8`) or `loopback`; null for others. */
export function parseNetworks(text: string): Network[] | null {
  if (text.toLowerCase() === 'loopback')
    return ['127.0.0.0/8', '::1/128'].map((range) => ipaddr.parseCIDR(range));
  const [address = '', bits, ...rest] = text.split('/');
  const start = addressOf(address);
  if (!start || rest.length > 0) return null;
  const most = start.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return [[start, most]];
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? [[start, Number(bits)]] : null;
}

/** True where an address belongs to one of the networks. */
export function isInNetworks(text: string, networks: readonly Network[]): boolean {
  const address = addressOf(text);
  return networks.some(
    ([start, bits]) => address?.kind() === start.kind() && address.match(start, bits),
  );
}

/** `unspecified` reaches this machine too; `carrierGradeNat` are the networks of providers. */
const INTERNAL = new Set<string | undefined>([
  ...['unspecified', 'carrierGradeNat', 'loopback', 'private', 'linkLocal', 'uniqueLocal'],
]);

/** True for this machine and for private networks: no address of the internet. */
export const isInternalAddress = (text: string): boolean => INTERNAL.has(addressOf(text)?.range());

/** True where the internet may reach the shop: neither this machine only, nor a private network. */
export function isReachedFromOutside(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname.replace(/^\[|\]$/g, '');
  return host !== 'localhost' && !isInternalAddress(host);
}

/**
 * What limits count an address by: IPv4 whole, IPv6 by its /64, since one subscriber has all
 * addresses of that. Text that is no address stays as it is.
 */
export function limitKey(text: string): string {
  const address = addressOf(text);
  if (!address) return text;
  if (address instanceof ipaddr.IPv4) return address.toString();
  const kept = address.parts.slice(0, SUBSCRIBER_GROUPS);
  return `${kept.map((group) => group.toString(16)).join(':')}::/64`;
}
