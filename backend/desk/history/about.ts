/** What releases were about, in a line each. */
import type { Kysely } from 'kysely';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { Release } from '../../../src/releases/release.ts';
import type { Releases } from '../../../src/releases/releases.ts';
import type { Database } from '../../db/schema/database.ts';
import { entityTitles, titlesLine } from '../entity-titles.ts';
import { deskTexts } from '../texts.ts';

const SHOWN = 4;

/** Names of what a release brought; a whole shop is about nothing in particular. */
export function namesOf(releases: Releases, { id, kind }: Release): string[] {
  return kind === 'full' ? [] : releases.edits.namesOf(id);
}

/** Some of them by their titles, and how many more there are. */
export async function namesLine(
  db: Kysely<Database>,
  names: readonly string[],
  locale: Locale,
): Promise<string> {
  const shown = await entityTitles(db, names.slice(0, SHOWN), locale);
  const more = deskTexts(locale)('jobs.more', { count: names.length - shown.length });
  return titlesLine(shown, names.length, more);
}
