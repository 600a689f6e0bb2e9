/**
 * The recorded weight of each measured page (`recorded.json`). A page may grow by 3% before the
 * budget breaks; the message then names the files that grew. `npm run budgets -- --record` writes
 * the file again, for a growth that is wanted; the limits of `limits.ts` hold all the same.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { broken } from './broken.ts';
import type { Weight } from './weigh.ts';

const ROOM = 1.03;
const FILE = path.join(import.meta.dirname, 'recorded.json');
/** Names of files that a message lists. */
const NAMED = 4;

/** Bytes, gzip as served, by name: of the whole page and of each file. */
interface Recorded {
  sizes: Record<string, number>;
  files: Record<string, number>;
}

const recorded = (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}) as Record<
  string,
  Recorded
>;
const seen: Record<string, Recorded> = {};

type Sizes = Pick<Weight, 'html' | 'byFile'> & Partial<Pick<Weight, 'css' | 'script' | 'ran'>>;

/** Holds a page to its record. `key`: the same for the page in every run, as `list nl`. */
export function holdRecorded(key: string, { byFile, ...weight }: Sizes): void {
  const sizes: Record<string, number> = {};
  for (const name of ['html', 'css', 'script', 'ran'] as const) {
    const bytes = weight[name];
    if (bytes !== undefined) sizes[name] = bytes;
  }
  seen[key] = { sizes, files: byFile };
  const before = recorded[key];
  if (!before) {
    broken.push(`${key}: has no record; npm run budgets -- --record makes one`);
    return;
  }
  for (const [name, bytes] of Object.entries(sizes)) {
    const was = before.sizes[name] ?? 0;
    if (bytes <= was * ROOM) continue;
    const grown = name === 'html' ? 'the HTML itself' : grownFiles(before.files, byFile);
    broken.push(`${key}: ${name} grew from ${was} to ${bytes} B (more than 3%): ${grown}`);
  }
}

function grownFiles(before: Record<string, number>, now: Record<string, number>): string {
  const growth = Object.entries(now)
    .map(([name, bytes]) => ({ name, bytes: bytes - (before[name] ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, NAMED);
  return growth.map(({ name, bytes }) => `${name} +${bytes}`).join(', ') || 'code in the page';
}

/** Writes what was seen as the new record. */
export function record(): void {
  const sorted = Object.fromEntries(Object.entries(seen).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
