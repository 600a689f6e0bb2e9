import { expect, it, test } from 'vitest';
import { addressKey, oldAddressProblem, resolveMoves } from './moved-addresses.ts';

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
