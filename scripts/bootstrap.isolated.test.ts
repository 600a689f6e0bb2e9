import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseEnv as readEnvFile } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { parseEnv } from '../src/env.ts';
import { testFolder } from '../tests/support/for-all-tests.ts';

/** A project of which everything is installed; its scripts print what they were told. */
const root = testFolder();
const SHOW = 'console.log(JSON.stringify([process.env.GTM_ID, process.env.PORT, process.argv[2]]))';

beforeAll(() => {
  for (const folder of ['scripts', 'node_modules/.bin']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  cpSync(path.join(import.meta.dirname, 'bootstrap.mjs'), path.join(root, 'scripts/bootstrap.mjs'));
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  const stamp = createHash('sha256').update('{}').digest('hex');
  writeFileSync(path.join(root, 'node_modules/.installed'), `${stamp} tools`);
  symlinkSync(process.execPath, path.join(root, 'node_modules/.bin/node'));
  for (const name of ['start', 'test']) writeFileSync(path.join(root, `scripts/${name}.ts`), SHOW);
});

function told(script: string, env: Record<string, string>): unknown {
  const args = ['scripts/bootstrap.mjs', script, 'argument'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('a command reads .env where there is one; the environment wins, tests never read it', () => {
  expect(told('scripts/start.ts', {})).toEqual([null, null, 'argument']);
  writeFileSync(path.join(root, '.env'), 'GTM_ID=GTM-FILE\nPORT=5000\n');
  expect(told('scripts/start.ts', { PORT: '6000' })).toEqual(['GTM-FILE', '6000', 'argument']);
  expect(told('scripts/test.ts', {})).toEqual([null, null, 'argument']);
});

/** Runs a command where npm only notes how it was called; returns that call, if there was one. */
function installedFor(script: string): string | undefined {
  const npm = path.join(root, 'node_modules/.bin/npm');
  const calls = path.join(root, 'npm-calls');
  writeFileSync(npm, `#!/bin/sh\necho "$@" > ${calls}\n`);
  chmodSync(npm, 0o755);
  rmSync(calls, { force: true });
  const { stdout } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', script], {
    cwd: root,
    env: { PATH: `${path.dirname(npm)}:${process.env['PATH']}` },
    encoding: 'utf8',
  });
  expect(stdout.startsWith('Installing')).toBe(existsSync(calls));
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim() : undefined;
}

const changeLock = (to: string) => writeFileSync(path.join(root, 'package-lock.json'), to);
const QUIETLY = '--no-audit --no-fund --loglevel=error';

test('a start installs exactly what running needs, and the tests add their tools once', () => {
  rmSync(path.join(root, 'node_modules/.installed'));
  expect(installedFor('scripts/start.ts')).toBe(`ci --omit=dev ${QUIETLY}`);
  expect(installedFor('scripts/start.ts')).toBeUndefined();
  expect(installedFor('scripts/backup.ts')).toBeUndefined();
  // A running shop keeps its packages.
  expect(installedFor('scripts/test.ts')).toBe(`install --no-save --include=dev ${QUIETLY}`);
  expect(installedFor('scripts/test.ts')).toBeUndefined();
});

test('a start takes no tools away, also where the lock file changed', () => {
  expect(installedFor('scripts/start.ts')).toBeUndefined();
  changeLock('{"lockfileVersion": 4}');
  expect(installedFor('scripts/start.ts')).toBe(`ci --include=dev ${QUIETLY}`);
  expect(installedFor('scripts/test.ts')).toBeUndefined();
});

test('a start keeps the tools of an install that it did not make', () => {
  rmSync(path.join(root, 'node_modules/.installed'));
  mkdirSync(path.join(root, 'node_modules/vitest'));
  expect(installedFor('scripts/start.ts')).toBe(`ci --include=dev ${QUIETLY}`);
  expect(installedFor('scripts/test.ts')).toBeUndefined();
});

test('a test run on a bare machine installs everything at once', () => {
  rmSync(path.join(root, 'node_modules/.installed'));
  expect(installedFor('scripts/test.ts')).toBe(`ci --include=dev ${QUIETLY}`);
  expect(installedFor('scripts/start.ts')).toBeUndefined();
});

test('.env.example can be copied as it is: it says the defaults', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../.env.example'), 'utf8');
  const defaults = parseEnv({});
  expect(parseEnv(readEnvFile(text))).toEqual(defaults);
  const named = [...text.matchAll(/^#?([A-Z\d_]+)=/gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(Object.keys(defaults)));
});
