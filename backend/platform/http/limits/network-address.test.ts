import { BlockList, isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { runs } from '../../../../tests/support/seeded-properties.ts';
import {
  isAddress,
  isInNetworks,
  isInternalAddress,
  isReachedFromOutside,
  limitKey,
  parseNetworks,
} from './client-address.ts';

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
