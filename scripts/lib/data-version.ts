import { CONTENT_DIR } from '../../backend/content/load-content.ts';
import { catalogueVersion } from '../../backend/catalogue/version.ts';
import type { Backend } from '../../backend/server.ts';
import { fileFingerprint } from '../../src/build/fingerprint.ts';
import type { Env } from '../../src/env.ts';

/** Changes with the catalogue or with what editors wrote: then the pages are out of date. */
export async function dataVersion(db: Backend['db'], env: Env): Promise<string> {
  const content = env.CONTENT_DIR || CONTENT_DIR;
  return fileFingerprint(content, ['**/*.{md,yaml}'], [await catalogueVersion(db)]);
}
