/** The manifest of a backup: it is written last, so a backup without it is incomplete. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const FILE = 'backup.json';

const schema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  database: z.enum(['embedded', 'postgresql']),
  /** SHA-256 of every file, by path. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof schema>;

/** Records every file of the folder with its digest. */
export async function writeManifest(
  folder: string,
  about: Pick<Manifest, 'madeAt' | 'database'>,
): Promise<Manifest> {
  const files: Record<string, string> = {};
  for (const file of filesOf(folder)) files[file] = await digestOf(path.join(folder, file));
  const manifest: Manifest = { format: 1, ...about, files };
  const text = JSON.stringify(manifest);
  writeFileSync(path.join(folder, FILE), JSON.stringify({ digest: digest(text), text }));
  return manifest;
}

/**
 * Reads a backup's manifest and verifies every file. Throws an Error with a readable message if one
 * differs.
 */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const [file, expected] of Object.entries(manifest.files)) {
    const at = path.join(folder, file);
    if (!existsSync(at)) throw new Error(`The backup is damaged: ${file} is missing.`);
    if ((await digestOf(at)) !== expected)
      throw new Error(`The backup is damaged: ${file} is not what was backed up.`);
  }
  return manifest;
}

function readManifest(folder: string): Manifest {
  if (!existsSync(path.join(folder, FILE)))
    throw new Error(`${folder} is no finished backup: it has no ${FILE}.`);
  try {
    const written = readFileSync(path.join(folder, FILE), 'utf8');
    const { digest: expected, text } = JSON.parse(written) as { digest: string; text: string };
    if (digest(text) === expected) return schema.parse(JSON.parse(text));
  } catch {
    // Reported below.
  }
  throw new Error(`The backup is damaged: ${FILE} cannot be read.`);
}

/** All files in a folder and its subfolders, as paths with `/`, sorted. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
