import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from './db/open.ts';
import { protectDataDir, installationSecret } from './private-data.ts';
import { ownFolder } from '../../tests/support/for-all-tests.ts';

let dir: string;
const umask = process.umask();

beforeEach(() => {
  dir = ownFolder();
  chmodSync(dir, 0o755);
});
afterEach(() => process.umask(umask));

const modeOf = (file: string) => statSync(file).mode & 0o777;

it('closes a folder that is open to others, says so, and writes private files from then on', () => {
  const say = vi.fn();
  expect(protectDataDir(dir, say)).toBe(umask);
  expect(modeOf(dir)).toBe(0o700);
  expect(say).toHaveBeenCalledOnce();
  writeFileSync(join(dir, 'snapshot'), '');
  expect(modeOf(join(dir, 'snapshot'))).toBe(0o600);
  protectDataDir(dir, say);
  expect(say).toHaveBeenCalledOnce();
});

it('makes a missing folder for its owner only', () => {
  const say = vi.fn();
  protectDataDir(join(dir, 'new/data'), say);
  expect(modeOf(join(dir, 'new/data'))).toBe(0o700);
  expect(say).not.toHaveBeenCalled();
});

it('leaves no file of the embedded database readable or writable for others', async () => {
  const { close } = await openDatabase({ databaseUrl: '', dataDir: join(dir, 'data') });
  await close();
  const files = readdirSync(join(dir, 'data/db'), { recursive: true, withFileTypes: true });
  expect(files.length).toBeGreaterThan(100);
  const open = files.filter((file) => modeOf(join(file.parentPath, file.name)) & 0o077);
  expect(open.map(({ name }) => name)).toEqual([]);
  expect(modeOf(join(dir, 'data'))).toBe(0o700);
});

it('closes a secret that was restored with another mode', () => {
  const made = installationSecret(dir, 'cookie-secret');
  expect(modeOf(join(dir, 'cookie-secret'))).toBe(0o600);
  chmodSync(join(dir, 'cookie-secret'), 0o644);
  expect(installationSecret(dir, 'cookie-secret')).toBe(made);
  expect(modeOf(join(dir, 'cookie-secret'))).toBe(0o600);
});

it('names the setting of a folder that cannot be written', async () => {
  const inFile = join(dir, 'file', 'data');
  writeFileSync(join(dir, 'file'), '');
  const said = `DATA_DIR: the folder ${inFile} cannot be written (ENOTDIR).`;
  expect(() => protectDataDir(inFile, vi.fn())).toThrow(said);
  await expect(openDatabase({ databaseUrl: '', dataDir: inFile })).rejects.toThrow(said);
});
