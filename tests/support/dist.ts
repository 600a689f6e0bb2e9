/** The built files of the shop under test, by address. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../../src/env.ts';

export const distDir = path.resolve(env().DIST_DIR);

/** `product/x.html` → `/product/x`. */
export function addressOf(file: string): string {
  const name = file.replace(/\.html$/, '').replaceAll(path.sep, '/');
  return name === 'index' ? '/' : `/${name}`;
}

/** Every page's file below the folder of the built site. */
export function pageFiles(): string[] {
  return globSync('**/*.html', { cwd: distDir }).sort();
}

export function readPage(file: string): string {
  return readFileSync(path.join(distDir, file), 'utf8');
}
