import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { runs } from '../../../tests/support/seeded-properties.ts';
import {
  addressKey,
  oldAddressProblem,
  redirectTarget,
  resolveMoves,
  signOutTarget,
} from './moved-addresses.ts';

test.each(['/oud', '/Oud/Zagen.html', '/product.php?id=5', '/p?a=1&b=2', '/caf%C3%A9/'])(
  'accepts %s',
  (address) => expect(oldAddressProblem(address)).toBeNull(),
);

test.each([
  ['oud', 'must be a path'],
  ['https://oud.example/x', 'must be a path'],
  ['//elders.example/x', 'must be a path'],
  ['/a b', 'must be a path'],
  ['/zoek/*', 'must be a path'],
  ['/:naam', 'must be a path'],
  ['/x\n/y /z', 'must be a path'],
  ['/a?b', 'must be a path'],
  ['/a#b', 'must be a path'],
  [`/${'a'.repeat(300)}`, 'must be a path'],
  ['/', 'is the home page'],
  ['/api/x', 'is an address of the shop itself'],
  ['/redactie', 'is an address of the shop itself'],
])('rejects %j', (address, fault) => expect(oldAddressProblem(address)).toContain(fault));

it('gives equivalent addresses the same key', () => {
  expect(addressKey('/Oud/')).toBe(addressKey('/oud'));
  expect(addressKey('/oud#deel')).toBe(addressKey('/oud'));
  expect(addressKey('/oud?a=1')).not.toBe(addressKey('/oud'));
});

it('resolves a chain to its final target', () => {
  const moves = [
    { from: '/a', to: '/b' },
    { from: '/B/', to: '/c' },
    { from: '/x', to: 'https://elders.example/' },
  ];
  expect(resolveMoves(moves)).toEqual({
    moves: [
      { from: '/a', to: '/c' },
      { from: '/B/', to: '/c' },
      { from: '/x', to: 'https://elders.example/' },
    ],
    loops: [],
  });
});

it('leaves out loops', () => {
  const moves = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/A' },
    { from: '/c', to: '/c' },
    { from: '/d', to: '/a' },
    { from: '/e', to: '/f' },
  ];
  expect(resolveMoves(moves)).toEqual({ moves: [{ from: '/e', to: '/f' }], loops: [0, 1, 2, 3] });
});

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
