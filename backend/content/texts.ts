import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The content files: path below the content folder, with `/` → text. */
export type Texts = ReadonlyMap<string, string>;

const FILE = /^(pages\/(nl|en)\/.+\.md|((menus|banners|faq|search|media)\/[^/]+|[^/]+)\.yaml)$/;

/** True for the path of a file that content is made of; others in the folder are left alone. */
export const isContentFile = (file: string): boolean =>
  FILE.test(file) && !file.split('/').some((part) => part.startsWith('.'));

/** Reads the files of a content folder. Throws when the folder cannot be read. */
export function readTexts(dir: string): Texts {
  const texts = new Map<string, string>();
  for (const file of contentFiles(dir)) {
    try {
      texts.set(file, readFileSync(join(dir, file), 'utf8'));
    } catch (error) {
      // Taken away between the listing and the reading.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return texts;
}

function contentFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => (entry.isDirectory() ? below(dir, entry.name) : [entry.name]))
    .filter(isContentFile)
    .sort();
}

const below = (dir: string, folder: string): string[] =>
  readdirSync(join(dir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
