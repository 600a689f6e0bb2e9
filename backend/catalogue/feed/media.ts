/**
 * Pictures, documents and films of a feed: read once its rows are loaded, so that a slow address holds
 * nothing up, and shown by the products that name them.
 */
import type { Kysely } from 'kysely';
import { youtubeId } from '../../../src/domain/youtube-id.ts';
import type { Database } from '../../db/schema/database.ts';
import type { MediaType } from '../../media/owned-media.ts';
import { MEDIA } from './lists.ts';
import { sourceOf } from '../../media/fetch-source.ts';
import type { NamedPicture } from './structure/run.ts';
import type { FeedError, FeedRow } from './row.ts';
import { differences, flatten } from './changes.ts';
import type { ImportRecord } from './import-record.ts';
import { showMedia } from './show-media.ts';
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
  ...{ energy_label: 'picture', energy_sheet: 'pdf' },
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
    const changed = await showMedia(db, sources, now);
    await record.add(
      changed.map(({ id, number, before, shown }) => ({
        ...{ entity: 'products' as const, key: number, id, isNew: false, page: `product:${id}` },
        fields: differences(flatten({ details: before }), flatten({ details: shown })),
      })),
    );
    result.changed.push(...changed.map(({ id }) => id));
  }
  result.changed = [...new Set(result.changed)];
  // They are read side by side, and end in any order.
  result.warnings.sort((a, b) => a.line - b.line || a.field.localeCompare(b.field));
  return result;
}

/** Reads a picture of the structure while its row is loaded: there are few. */
export async function pictureOf(
  trx: Kysely<Database>,
  { source, line, field }: NamedPicture,
  { media: where, now }: { media?: MediaOptions; now: Date },
  media: MediaResult,
): Promise<string | null> {
  if (!where || source.startsWith('/api/images/')) return source;
  const whole = sourceOf(source, where.folder);
  const named = new Map([[whole, { line, field, type: 'picture' as const }]]);
  const { read, warnings } = await readSources(trx, named, where, now);
  media.read += read;
  media.warnings.push(...warnings);
  if (warnings.length > 0) return null;
  const { media_id } = await trx
    .selectFrom('media_sources')
    .select('media_id')
    .where('source', '=', whole)
    .executeTakeFirstOrThrow();
  return `/api/images/media/${media_id}`;
}
