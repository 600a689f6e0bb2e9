import { expect, test } from 'vitest';
import { missingOptionals, platformOf, withMissingOptionals } from './optional-packages.ts';

const linux = { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'] };

test('an optional dependency without an entry is found and added beside its dependent', () => {
  const packages = {
    'node_modules/tool': {
      dev: true,
      optionalDependencies: { 'tool-linux-x64': '2.0.0', 'tool-win32-arm64-msvc': '2.0.0' },
    },
    'node_modules/tool-linux-x64': linux,
  };
  expect(missingOptionals(packages)).toEqual([
    { dependent: 'node_modules/tool', name: 'tool-win32-arm64-msvc', range: '2.0.0' },
  ]);
  const complete = withMissingOptionals(packages);
  expect(complete['node_modules/tool-win32-arm64-msvc']).toEqual({
    ...{ version: '2.0.0', dev: true, optional: true, os: ['win32'], cpu: ['arm64'] },
  });
  expect(missingOptionals(complete)).toEqual([]);
});

test('an entry of a different version stays, and the declared one is nested', () => {
  const packages = {
    'node_modules/@a/tool': { optionalDependencies: { '@a/tool-linux-x64': '3.0.0' } },
    'node_modules/@a/tool-linux-x64': linux,
    'node_modules/old/node_modules/@a/tool': {
      optionalDependencies: { '@a/tool-linux-x64': '2.0.0' },
    },
  };
  const complete = withMissingOptionals(packages);
  expect(complete['node_modules/@a/tool-linux-x64']).toBe(linux);
  expect(complete['node_modules/@a/tool/node_modules/@a/tool-linux-x64']?.version).toBe('3.0.0');
  expect(Object.keys(complete)).toHaveLength(4);
  expect(missingOptionals(complete)).toEqual([]);
});

test('a range is met by any version, and nothing is invented where it is missing', () => {
  const wants = { 'node_modules/vite': { optionalDependencies: { fsevents: '~2.3.3' } } };
  expect(missingOptionals({ ...wants, 'node_modules/fsevents': { version: '2.3.4' } })).toEqual([]);
  expect(() => withMissingOptionals(wants)).toThrow('fsevents ~2.3.3');
});

test.each([
  ['@a/b-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
  ['@a/b-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@a/b-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@a/b-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@a/b-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@a/b-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s is for the platform in its name', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('a name without a platform is refused', () => {
  expect(() => platformOf('fsevents')).toThrow('tells no platform');
});
