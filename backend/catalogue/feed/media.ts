/**
 * Pictures, documents and films of a feed: read once its rows are loaded, so that a slow address holds
 * nothing up, and shown by the products that name them.
 */
import { type Kysely, sql } from 'kysely';
import { youtubeId } from '../../../src/domain/youtube-id.ts';
import type { Database } from '../../db/schema/database.ts';
import type { MediaType } from '../../media/owned-media.ts';
import { MEDIA } from './lists.ts';
import type { FeedError, FeedRow } from './row.ts';
import { differences } from './changes.ts';
import type { ImportRecord } from './import-record.ts';
import { showMedia } from './show-media.ts';
import { productSnapshots } from './snapshots.ts';
import { type MediaOptions, type NamedSource, readSources } from './sources.ts';

export interface MediaResult {
  /** Files and addresses that were new, or another than before. */
  read: number;
  /** Those that cannot be shown; products keep what they had. */
  warnings: FeedError[];
  /** Products that show other media now. */
  changed: number[];
}

const BATCH = 500;
/** What a field shows. */
const SHOWN: Record<(typeof MEDIA)[number], MediaType> = {
  ...{ pictures: 'picture', documents: 'pdf', videos: 'mp4' },
};

/** Notes the sources that a row names; the first place of each counts. */
export function nameSources(named: Map<string, NamedSource>, line: number, row: FeedRow): void {
  for (const field of MEDIA)
    for (const source of row[field] ?? [])
      if (!named.has(source)) named.set(source, { line, field, type: SHOWN[field] });
}

/** Reads what is named and shows it; what cannot be had is told, and stops nothing. */
export async function takeMedia(
  db: Kysely<Database>,
  named: ReadonlyMap<string, NamedSource>,
  { record, ...options }: MediaOptions & { record: Pick<ImportRecord, 'add'> },
  now: Date,
): Promise<MediaResult> {
  const result: MediaResult = { read: 0, warnings: [], changed: [] };
  const all = [...named];
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = all.slice(from, from + BATCH);
    // Films elsewhere are shown from there.
    const own = batch.filter(([source]) => youtubeId(source) === null);
    const { read, warnings } = await readSources(db, new Map(own), options, now);
    result.read += read;
    result.warnings.push(...warnings);
    const sources = batch.map(([source]) => source);
    result.changed.push(...(await showRecorded(db, sources, record, now)));
  }
  result.changed = [...new Set(result.changed)];
  // They are read side by side, and end in any order.
  result.warnings.sort((a, b) => a.line - b.line || a.field.localeCompare(b.field));
  return result;
}

/** Shows what sources gave, and notes what products showed before. */
async function showRecorded(
  db: Kysely<Database>,
  sources: readonly string[],
  record: Pick<ImportRecord, 'add'>,
  now: Date,
): Promise<number[]> {
  const naming = await db
    .selectFrom('product_media')
    .select('product_id')
    .distinct()
    .where(sql<boolean>`source = any(${sources})`)
    .execute();
  const old = await productSnapshots(
    db,
    naming.map(({ product_id }) => product_id),
  );
  const changed = await showMedia(db, sources, now);
  const made = await productSnapshots(db, changed);
  await record.add(
    [...made].map(([id, { number, flat }]) => ({
      ...{ entity: 'products' as const, key: number, id, isNew: false, page: `product:${id}` },
      fields: differences(old.get(id)!.flat, flat),
    })),
  );
  return changed;
}
