import { expect, test } from 'vitest';
import { missingOptionals, withMissingOptionals } from './optional-packages.ts';

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
