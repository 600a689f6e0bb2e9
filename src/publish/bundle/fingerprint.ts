import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../../env.ts';

/** Source files that affect the built pages. */
const CODE_FILES = [
  'src/**/*.{ts,tsx,astro,css,svg}',
  'public/**/*',
  'astro.config.mjs',
  'astro-i18next.config.ts',
  'tailwind.config.cjs',
  'tsconfig.json',
  'package-lock.json',
  // Environment variables that affect the pages or `_headers`.
  'backend/platform/site/security-headers.ts',
  'backend/program/build-record.ts',
];

const ENVIRONMENT_VARIABLES = [
  'SITE_URL',
  'SITE_VARIANT',
  'SITE_SLUG',
  'API_BASE_URL',
  'IMAGE_HOSTS',
  'IMAGE_HOST_REWRITE',
  'IMAGE_EXTENSION_REWRITE',
  'IMAGE_OPTIMISER_OFF',
  'GTM_ID',
  'AB_TEST_URL',
  'VISUAL_TEST_URL',
  'CHAT_URL',
  'MAP_TILES_URL',
  'MAP_TILES_ATTRIBUTION',
  'MAPS_KEY',
  'SEARCH_CONSOLE_VERIFICATION',
  'PRODUCT_REVIEWS',
  'PRODUCT_GROUPS',
  'LIST_CARDS',
  'SERVICE_WORKER',
] as const satisfies (keyof Env)[];

/**
 * A digest that changes with any file below `root` that matches, or with a value of the
 * environment.
 */
export function fileFingerprint(root: string, patterns: string[], extra: string[] = []): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.update(JSON.stringify(extra)).digest('base64url');
}

/** Equal fingerprints: the same code would build the same pages from the same data. */
export function codeFingerprint(root: string, env: Env): string {
  return fileFingerprint(
    root,
    CODE_FILES,
    ENVIRONMENT_VARIABLES.map((name) => JSON.stringify(env[name])),
  );
}
