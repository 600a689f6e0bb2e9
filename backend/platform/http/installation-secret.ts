import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { protectSecret } from '../private-data.ts';

/**
 * A secret of this installation: created once, stored in a file that only its owner can read.
 * Processes that start at the same time use the same secret.
 */
export function installationSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  const known = read(file);
  if (known) {
    protectSecret(file);
    return known;
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  const made = read(file);
  if (!made) throw new Error(`The secret in ${file} is empty. Remove that file and start again.`);
  return made;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
}
