/** IP addresses and networks as text: `192.0.2.7`, `2001:db8::7`, `10.0.0.0/8`, `loopback`. */

/** An address as its 16-bit groups: two for IPv4, eight for IPv6. */
type Groups = readonly number[];

export interface Network {
  groups: Groups;
  /** Leading bits that an address shares with the network. */
  bits: number;
}

const GROUP_BITS = 16;
/** What one subscriber gets of IPv6. */
const SUBSCRIBER_BITS = 64;
const IPV4_MAPPED = [0, 0, 0, 0, 0, 0xffff];

/** The groups of an address; null for any other text. IPv4 mapped into IPv6 is IPv4. */
function groupsOf(text: string): Groups | null {
  if (!text.includes(':')) return ipv4Groups(text);
  const groups = ipv6Groups(text.replace(/%.*$/, ''));
  return groups && IPV4_MAPPED.every((group, at) => groups[at] === group)
    ? groups.slice(IPV4_MAPPED.length)
    : groups;
}

function ipv4Groups(text: string): Groups | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part))) return null;
  const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
  return Math.max(a, b, c, d) > 255 ? null : [a * 256 + b, c * 256 + d];
}

function ipv6Groups(text: string): Groups | null {
  // An IPv4 address may only be the last part.
  if (text.slice(0, text.lastIndexOf(':')).includes('.')) return null;
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = halves.map((half) => (half === '' ? [] : half.split(':').map(hexGroups)));
  const before = (head ?? []).flat();
  const after = (tail ?? []).flat();
  if (before.includes(null) || after.includes(null)) return null;
  const missing = 8 - before.length - after.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  return [...before, ...Array<number>(missing).fill(0), ...after] as number[];
}

/** One group, or the two of an IPv4 address at the end. */
const hexGroups = (part: string): readonly (number | null)[] =>
  part.includes('.')
    ? (ipv4Groups(part) ?? [null])
    : [/^[0-9a-f]{1,4}$/i.test(part) ? parseInt(part, 16) : null];

/** True for an IPv4 or IPv6 address. */
export const isAddress = (text: string): boolean => groupsOf(text) !== null;

const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
};

/** The networks of an entry: an address, a range (`10.0.0.0/8`) or `loopback`; null for others. */
export function parseNetworks(text: string): Network[] | null {
  const named = NAMED[text.toLowerCase()];
  if (named) return named.flatMap((range) => parseNetworks(range) ?? []);
  const [address = '', bits, ...rest] = text.split('/');
  const groups = groupsOf(address);
  if (!groups || rest.length > 0) return null;
  const most = groups.length * GROUP_BITS;
  if (bits === undefined) return [{ groups, bits: most }];
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > most) return null;
  return [{ groups, bits: Number(bits) }];
}

/** True where an address belongs to one of the networks. */
export function isInNetworks(address: string, networks: readonly Network[]): boolean {
  const groups = groupsOf(address);
  return groups !== null && networks.some((network) => contains(network, groups));
}

function contains({ groups, bits }: Network, address: Groups): boolean {
  if (groups.length !== address.length) return false;
  return groups.every((group, at) => {
    const compared = Math.min(GROUP_BITS, Math.max(0, bits - at * GROUP_BITS));
    const shift = GROUP_BITS - compared;
    return group >> shift === address[at]! >> shift;
  });
}

const INTERNAL = [
  // `0.0.0.0` reaches this machine too; 100.64.0.0/10 are the networks of providers.
  ...[
    '0.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '10.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '169.254.0.0/16',
  ],
  ...['::/128', '::1/128', 'fc00::/7', 'fe80::/10'],
].flatMap((range) => parseNetworks(range) ?? []);

/** True for this machine and for private networks: no address of the internet. */
export const isInternalAddress = (address: string): boolean => isInNetworks(address, INTERNAL);

/**
 * What limits count an address by: IPv4 whole, IPv6 by its /64, since one subscriber has all
 * addresses of that. Text that is no address stays as it is.
 */
export function limitKey(address: string): string {
  const groups = groupsOf(address);
  if (!groups) return address;
  if (groups.length === 2) {
    return groups.flatMap((group) => [group >> 8, group & 255]).join('.');
  }
  const kept = groups.slice(0, SUBSCRIBER_BITS / GROUP_BITS);
  return `${kept.map((group) => group.toString(16)).join(':')}::/64`;
}
