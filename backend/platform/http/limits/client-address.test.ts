import fc from 'fast-check';
import { expect, it, test, describe } from 'vitest';
import {
  parseNetworks,
  clientAddress,
  isAddress,
  isInNetworks,
  isInternalAddress,
  isReachedFromOutside,
  limitKey,
} from './client-address.ts';
import { BlockList, isIP } from 'node:net';
import { runs } from '../../../../tests/support/seeded-properties.ts';

const networks = (...texts: string[]) => texts.flatMap((text) => parseNetworks(text) ?? []);

test.each(['127.0.0.1::', '1::127.0.0.1:2', '127.0.0.1:1:2:3:4:5:6'])(
  '%s is no address: IPv4 is not its last part',
  (text) => expect(isAddress(text)).toBe(false),
);

test('addresses are those that Node knows', () => {
  const part = fc.constantFrom(...'0123456789abcdefg:.%/ ', '::', 'ffff:', '127.0.0.1', '255.');
  const nearly = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), nearly), (text) => {
      if (text.includes('%')) return;
      expect(isAddress(text)).toBe(isIP(text) !== 0);
    }),
    runs(500),
  );
});

test('a range holds the addresses that Node says it holds', () => {
  const pair = (address: fc.Arbitrary<string>, most: number, type: 'ipv4' | 'ipv6') =>
    fc.tuple(address, address, fc.integer({ min: 0, max: most }), fc.constant(type));
  const isMapped = (text: string) => /^(0*:)+:?0*ffff:/i.test(text) || /::ffff:/i.test(text);
  fc.assert(
    fc.property(
      fc.oneof(pair(fc.ipV4(), 32, 'ipv4'), pair(fc.ipV6(), 128, 'ipv6')),
      ([base, address, bits, type]) => {
        fc.pre(!isMapped(base) && !isMapped(address));
        const list = new BlockList();
        list.addSubnet(base, bits, type);
        const range = networks(`${base}/${bits}`);
        for (const one of [address, base]) {
          expect(isInNetworks(one, range)).toBe(list.check(one, type));
        }
      },
    ),
    runs(500),
  );
});

describe('networks', () => {
  it.each([
    ['loopback', '127.0.0.1', true],
    ['loopback', '127.200.3.4', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '10.0.0.1', false],
    ['10.0.0.0/8', '::ffff:10.9.8.7', true],
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['2001:db8::/32', '2001:db8:1::', true],
  ])('%s and %s: %s', (range, address, isInside) =>
    expect(isInNetworks(address, networks(range))).toBe(isInside),
  );

  it.each(['', 'localhost', '10.0.0.0/33', '10.0.0', '::/129', '10.0.0.0/8/8', '1.2.3.4/x', '*'])(
    'refuses %j',
    (text) => expect(parseNetworks(text)).toBeNull(),
  );
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::99', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('limits count %s by %s', (address, key) => expect(limitKey(address)).toBe(key));

it.each([
  ['127.0.0.1', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['fd12::1', true],
  ['2001:db8::1', false],
  ['203.0.113.9', false],
])('%s is internal: %s', (address, isInternal) =>
  expect(isInternalAddress(address)).toBe(isInternal),
);

it.each([
  ['https://www.bouw.example', true],
  ['http://localhost:4321', false],
  ['http://192.168.1.4:4321', false],
  ['http://[fd00::1]:4321', false],
  ['https://203.0.113.9', true],
])('tells whether a payment provider can call %s: %s', (siteUrl, isReached) => {
  expect(isReachedFromOutside(siteUrl)).toBe(isReached);
});

const trusted = ['loopback', '10.0.0.0/8', '2001:db8:ffff::/48'].flatMap(
  (entry) => parseNetworks(entry) ?? [],
);

it.each([
  ['203.0.113.9', undefined, '203.0.113.9', 'comes without a proxy'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9', 'is no proxy, so its header is not believed'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1', 'comes through a proxy on this machine'],
  ['::ffff:10.0.0.2', '198.51.100.1', '198.51.100.1', 'comes through a mapped address'],
  ['10.0.0.2', '1.1.1.1, 198.51.100.1, 10.0.0.3', '198.51.100.1', 'forged the first entry'],
  ['10.0.0.2', '198.51.100.1:5123', '198.51.100.1', 'has a port'],
  ['10.0.0.2', '[2001:db8::7]:443', '2001:db8::7', 'has brackets and a port'],
  ['2001:db8:ffff::1', '2001:db8::7', '2001:db8::7', 'comes through an IPv6 proxy'],
  ['10.0.0.2', 'unknown', '10.0.0.2', 'is hidden by the proxy'],
  ['10.0.0.2', '', '10.0.0.2', 'is the proxy itself'],
  ['10.0.0.2', '10.0.0.4, 10.0.0.3', '10.0.0.4', 'is inside the trusted network'],
])('%s with %s: %s, which %s', (peer, forwarded, client, _) =>
  expect(clientAddress(peer, forwarded, trusted)).toBe(client),
);

test('whatever a client writes into the header, it cannot change its address', () => {
  const written = fc.string().map((text) => text.replaceAll('\n', ''));
  fc.assert(
    fc.property(written, fc.ipV4(), (header, address) => {
      fc.pre(!/^(10|127)\./.test(address));
      expect(clientAddress('10.0.0.2', `${header}, ${address}`, trusted)).toBe(address);
      expect(clientAddress(address, header, trusted)).toBe(address);
      expect(clientAddress(address, header, [])).toBe(address);
    }),
  );
});
