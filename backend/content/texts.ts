import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The content files: their paths, as below an exported folder, with `/` → text. */
export type Texts = ReadonlyMap<string, string>;

const FILE = /^(pages\/(nl|en)\/.+\.md|((menus|banners|faq|search|media)\/[^/]+|[^/]+)\.yaml)$/;

/** True for the path of a file that content is made of; others in the folder are left alone. */
export const isContentFile = (file: string): boolean =>
  FILE.test(file) && !file.split('/').some((part) => part === '' || part.startsWith('.'));

/** Reads the files of a content folder. Throws when the folder cannot be read. */
export function readTexts(dir: string): Texts {
  const texts = new Map<string, string>();
  for (const file of filesBelow(dir).filter(isContentFile)) {
    texts.set(file, readFileSync(join(dir, file), 'utf8'));
  }
  return texts;
}

/** Every file of a folder but hidden ones, by its path below it, in the order of their names. */
export const filesBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .sort();
