import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../backend/program/processes.ts';
import { type LockedPackages, missingOptionals } from '../optional-packages.ts';

const text = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: LockedPackages };
const entries = Object.entries(packages).filter(([folder]) => folder.includes('node_modules/'));

test('the lock file has every optional package for every platform, so that `npm ci` installs', () => {
  const missing = missingOptionals(packages).map(({ name, range }) => `${name} ${range}`);
  expect(missing, 'add them with `node scripts/complete-lock.ts`').toEqual([]);
});

test.each([
  ['linux', 'x64', 'glibc'],
  ['linux', 'x64', 'musl'],
  ['linux', 'arm64', 'glibc'],
  ['linux', 'arm64', 'musl'],
  ['darwin', 'x64', undefined],
  ['darwin', 'arm64', undefined],
  ['win32', 'x64', undefined],
  ['win32', 'arm64', undefined],
])('the lock file has the native packages for %s %s %s', (os, cpu, libc) => {
  const names = entries
    .filter(([, one]) => one.os?.includes(os) && one.cpu?.includes(cpu))
    .filter(([, one]) => !libc || !one.libc || one.libc.includes(libc))
    .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length));
  for (const family of [
    /^@astrojs\/compiler-binding-/,
    /^@tailwindcss\/oxide-/,
    /^@rolldown\/binding-/,
    /^@img\/sharp-(?!libvips)/,
    /^@oxc-parser\/binding-/,
    /^lightningcss-/,
  ]) {
    expect(
      names.some((name) => family.test(name)),
      String(family),
    ).toBe(true);
  }
});

test('every package has its digest, but for platforms that the registry did not offer; no registry is named', () => {
  const loose = entries.filter(([, { integrity, link, optional, cpu }]) => {
    const isForOthers = optional && cpu !== undefined;
    return !integrity && !link && !isForOthers;
  });
  expect(loose.map(([folder]) => folder)).toEqual([]);
  const addresses = [...text.matchAll(/"resolved": "(https?:[^"]*)"/g)].map(([, url = '']) => url);
  expect(addresses.filter((url) => !url.startsWith('https://registry.npmjs.org/'))).toEqual([]);
});
