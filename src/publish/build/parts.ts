/**
 * A site that several machines or processes render together (docs/builds.md): each makes every
 * n-th page from the same snapshot into a folder of its own, and joining these gives, byte for
 * byte, what one build would have made.
 */
import type { Dirent } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeadersFile } from './root-files.ts';
import { FolderOutput, type SiteFile } from './output.ts';

/** Part `number`, counted from 1, of `of` parts. */
export interface SitePart {
  number: number;
  of: number;
}

/** Metadata of a part, in a file of its own. */
export interface PartMetadata extends SitePart {
  pages: number;
  /** Fingerprint of code, configuration and environment. */
  code: string;
  /** Digest of the snapshot, and when the APIs were read. */
  data: string;
  /** Hashes of its pages' inline scripts and styles. */
  scripts: string[];
}

const METADATA_FILE = '.part.json';
const HEADERS_FILE = '_headers';

/** Parses `1/3`. Throws with a readable message if it is not a valid part. */
export function parsePart(text: string): SitePart {
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > of) throw new Error(`"${text}" is no part: say 1/3, 2/3 or 3/3.`);
  return { number, of };
}

/**
 * Returns the pages of a part. Pages next to each other take about the same time to render, so
 * taking every n-th balances the parts.
 */
export function pagesOf<T>(pages: readonly T[], part: SitePart): T[] {
  return pages.filter((_, index) => index % part.of === part.number - 1);
}

export const partFolder = (outDir: string, { number, of }: SitePart): string =>
  `${outDir}.part-${number}-of-${of}`;

export const partMetadataFile = (facts: PartMetadata): SiteFile => ({
  path: METADATA_FILE,
  body: Buffer.from(JSON.stringify(facts, null, 2)),
});

/**
 * Joins all parts into one site. Returns the number of pages. If a part is missing, or was made
 * from other code or data, rejects and leaves `outDir` as it was.
 */
export async function joinParts(
  folders: readonly string[],
  outDir: string,
  headersFile: HeadersFile,
): Promise<number> {
  const parts = await Promise.all(folders.map(readMetadata));
  checkParts(parts);
  const output = new FolderOutput(outDir);
  await output.begin();
  const placed = new Map<string, string>();
  for (const folder of folders) {
    for (const name of await filesOf(folder)) {
      const from = path.join(folder, name);
      const other = placed.get(name);
      if (other) await checkEqual(name, from, other);
      else await linkOrCopy(from, output.path(name));
      placed.set(name, from);
    }
  }
  const scripts = new Set(parts.flatMap((part) => part.scripts));
  await output.put({ path: HEADERS_FILE, body: Buffer.from(headersFile([...scripts].sort())) });
  await output.end();
  return parts.reduce((sum, { pages }) => sum + pages, 0);
}

async function readMetadata(folder: string): Promise<PartMetadata> {
  try {
    return JSON.parse(await readFile(path.join(folder, METADATA_FILE), 'utf8')) as PartMetadata;
  } catch {
    throw new Error(`${folder} is no part: make it with \`npm run build -- --shard 1/3\`.`);
  }
}

function checkParts(parts: readonly PartMetadata[]): void {
  const of = parts[0]?.of ?? 0;
  const wanted = Array.from({ length: of }, (_, index) => index + 1);
  const missing = wanted.filter((number) => !parts.some((part) => part.number === number));
  if (missing.length > 0)
    throw new Error(`Of ${of} parts these are missing: ${missing.join(', ')}.`);
  for (const fact of ['of', 'code', 'data'] as const) {
    const [first, ...rest] = parts.map((part) => part[fact]);
    if (rest.some((value) => value !== first)) {
      throw new Error(
        fact === 'data'
          ? 'The parts were made from different readings of the APIs: read once (`--read`), and give every machine that snapshot.'
          : 'The parts were made from different code or settings.',
      );
    }
  }
  if (parts.length > of) throw new Error('A part is named twice.');
}

async function filesOf(folder: string): Promise<string[]> {
  const entries: Dirent[] = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== METADATA_FILE && name !== HEADERS_FILE);
}

/** Files that every part makes must be identical in all of them. */
async function checkEqual(name: string, one: string, other: string): Promise<void> {
  if (!(await readFile(one)).equals(await readFile(other))) {
    throw new Error(`${name} is not the same in all parts.`);
  }
}

/** Hard-links the file if both paths are on one disk. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}
