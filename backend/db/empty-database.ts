import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * An embedded database without tables, packed into a file that is made once: what
 * `EMPTY_DATABASE` names. Answers its path.
 */
export async function emptyDatabase(root: string): Promise<string> {
  // Another version of the database has files of another kind.
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const folder = path.join(root, '.cache/empty-database');
  const file = path.join(folder, `${createHash('sha256').update(lock).digest('hex')}.tar`);
  if (existsSync(file)) return file;
  rmSync(folder, { recursive: true, force: true });
  const database = new PGlite('memory://');
  await database.exec('checkpoint');
  const packed = await database.dumpDataDir('none');
  await database.close();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, Buffer.from(await packed.arrayBuffer()));
  renameSync(`${file}.new`, file);
  return file;
}
