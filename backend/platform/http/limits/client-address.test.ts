import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { parseNetworks, clientAddress } from './client-address.ts';

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
