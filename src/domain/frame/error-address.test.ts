import fc from 'fast-check';
import { expect, it } from 'vitest';
import { errorAddress, failedAddress } from './error-address.ts';

const SHOP = 'https://shop.example';
const searchOf = (address: string) => new URL(address, SHOP).search;

it('returns the address that failed', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const { pathname, search } = new URL(`/${path}?${query}`.replace(/^\/+/, '/'), SHOP);
      fc.pre(!pathname.startsWith('//'));
      const back = failedAddress(searchOf(errorAddress('/404', pathname + search)), SHOP);
      expect(back).toBe(pathname + search);
    }),
  );
  const address = errorAddress('/en/401', '/en/search/screw?Page=2#main');
  expect(failedAddress(searchOf(address), SHOP)).toBe('/en/search/screw?Page=2#main');
});

it.each([
  '',
  '?at=//elsewhere.example/x',
  '?at=/.//elsewhere.example/x',
  '?at=https://elsewhere.example',
  '?at=javascript:x',
])('rejects %s', (search) => {
  expect(failedAddress(search, SHOP)).toBeNull();
});
