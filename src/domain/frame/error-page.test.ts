import fc from 'fast-check';
import { expect, it } from 'vitest';
import { errorAddress, failedAddress, routeError } from './error-page.ts';
import { UnknownGuardError } from './guards.ts';

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

it.each([
  [{ statusCode: 404, status: 403, response: { status: 401 } }, 404],
  [{ status: 403, response: { status: 401 } }, 403],
  [{ response: { status: 503 } }, 503],
  [{ status: 600 }, 600],
  [{ statusCode: 0, status: 403 }, 403],
  [{ statusCode: '404' }, 500],
  [{ status: 200 }, 500],
  [new Error('x'), 500],
  ['x', 500],
  [undefined, 500],
  [null, 500],
])('reads the status of %o as %i (spec 1 §4.7)', (error, status) => {
  expect(routeError(error)?.status).toBe(status);
});

it('keeps the message of the error', () => {
  const guard = routeError(new UnknownGuardError('admin'));
  expect(guard).toEqual({ status: 500, message: "Unknown middleware 'admin'" });
  expect(routeError('no route')?.message).toBe('no route');
});

it.each([
  { status: 302 },
  { statusCode: 301 },
  { response: { status: 307 } },
  { type: 'redirect' },
  { type: 'redirect', status: 500 },
])('ignores the redirect %o', (error) => {
  expect(routeError(error)).toBeNull();
});
