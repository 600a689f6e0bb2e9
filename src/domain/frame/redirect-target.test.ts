import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/support/seeded-properties.ts';
import { redirectTarget, signOutTarget } from './moved-addresses.ts';

const ORIGIN = 'https://shop.example';
const target = (text: string | null) => redirectTarget(text, ORIGIN);

it.each(['/', '/winkelwagen', '/en/cart?a=1#b', '/product/gips-1?x=%2F%2Fa', '/zoeken/a b'])(
  '%s is a page of the shop',
  (path) => {
    expect(new URL(target(path) ?? '', ORIGIN).href).toBe(new URL(path, ORIGIN).href);
  },
);

const HOSTS = ['evil.example', 'evil.example/a', '127.0.0.1', '[::1]', 'shop.example.evil.example'];
const PREFIXES = [
  'https://',
  'http://',
  '//',
  '///',
  '\\\\',
  '/\\',
  '\\/',
  '/\t/',
  '/\n/',
  '\t//',
  ' //',
  'https:',
  'HTTPS://',
  'ftp://',
  '//user:pw@',
  'https://shop.example@',
];
const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'about:blank',
  '',
  'winkelwagen',
  '?a',
  '#a',
  '/api/auth/bm',
  '/id/auth',
  '/redactie',
  '/api',
  '/./api/auth/bm',
  '/a/../api/auth/bm',
  '/..//evil.example',
  '/.//evil.example',
];
const HOSTILE = [...PREFIXES.flatMap((prefix) => HOSTS.map((host) => prefix + host)), ...SCRIPTS];

describe('hostile targets', () => {
  it('are a hundred', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(100));
  it.each(HOSTILE)('%j is refused', (text) => expect(target(text)).toBeNull());
});

it('whatever is accepted stays on the shop', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    'a',
    'evil.example',
    '\t',
    '?',
    '#',
    '%',
  );
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const found = target(pieces.join(''));
      if (found === null) return;
      accepted += 1;
      expect(new URL(found, ORIGIN).origin).toBe(ORIGIN);
    }),
    runs(500),
  );
  expect(accepted).toBeGreaterThan(0);
});

describe('the answer to signing out', () => {
  it.each(['/', '/logout/redirect?state=x', '/id/session/end?id_token_hint=a', '/api/auth/end'])(
    'may be a path: %s',
    (path) => expect(signOutTarget(path, ORIGIN)).toBe(path),
  );

  it('may be the URL of the sign-out page of the issuer', () => {
    const address = 'https://issuer.example/end?post_logout_redirect_uri=x';
    expect(signOutTarget(address, ORIGIN)).toBe(address);
  });

  it.each([
    ...PREFIXES.filter((prefix) => !/^https?:\/\//i.test(prefix)).map(
      (prefix) => `${prefix}evil.example`,
    ),
    ...['javascript:alert(1)', 'data:text/html,x', 'https://', '', null],
  ])('rejects other hosts that look like a path, and scripts: %j', (text) => {
    expect(signOutTarget(text, ORIGIN)).toBeNull();
  });
});
