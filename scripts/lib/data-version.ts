import { catalogueVersion } from '../../backend/catalogue/version.ts';
import { documentsVersion } from '../../backend/content/documents/documents.ts';
import type { Backend } from '../../backend/server.ts';

/** Changes with the catalogue or with what editors published: then the pages are out of date. */
export async function dataVersion(db: Backend['db']): Promise<string> {
  return `${await catalogueVersion(db)} ${await documentsVersion(db)}`;
}
