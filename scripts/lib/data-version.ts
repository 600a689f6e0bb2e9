import { catalogueVersion } from '../../backend/catalogue/version.ts';
import type { Backend } from '../../backend/server.ts';
import { fileFingerprint } from '../../src/build/fingerprint.ts';

/** Changes with the catalogue or with what editors wrote: then the pages are out of date. */
export async function dataVersion(db: Backend['db'], root: string): Promise<string> {
  return fileFingerprint(root, ['backend/content/**/*.{md,yaml}'], [await catalogueVersion(db)]);
}
