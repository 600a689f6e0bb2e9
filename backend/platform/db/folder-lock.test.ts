import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { FolderLockedError, takeFolderLock } from './folder-lock.ts';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = ownFolder();
  file = path.join(folder, 'db.lock');
});

test('the lock is taken and given back', () => {
  const free = takeFolderLock(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
  free();
  expect(existsSync(file)).toBe(false);
  takeFolderLock(file)();
});

test('a live holder is named in a sentence', () => {
  const free = takeFolderLock(file);
  expect(() => takeFolderLock(file)).toThrow(FolderLockedError);
  expect(() => takeFolderLock(file)).toThrow(`in use by process ${process.pid}`);
  free();
});

test('the lock of a dead process is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('exit', resolve));
  writeFileSync(file, JSON.stringify({ pid: child.pid, startedAt: '1' }));
  takeFolderLock(file)();
});

test('a pid that was given out again holds nothing', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: 'another start' }));
  takeFolderLock(file)();
});

test('a broken lock file is taken over', () => {
  writeFileSync(file, 'half a lo');
  const free = takeFolderLock(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
  free();
});

test('only the own lock is given back', () => {
  const free = takeFolderLock(file);
  writeFileSync(file, 'of another');
  free();
  expect(readFileSync(file, 'utf8')).toBe('of another');
});
