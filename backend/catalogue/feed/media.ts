/**
 * Pictures, documents and films of a feed: read once its rows are loaded, so that a slow address holds
 * nothing up, and shown by the products that name them.
 */
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { youtubeId } from '../../../src/domain/youtube-id.ts';
import type { MediaSourceTable } from '../../db/schema/own-products.ts';
import type { Database } from '../../db/schema/database.ts';
import { fetchSource, isWebSource, type SourceOptions } from '../../media/fetch-source.ts';
import { MediaRefused, type MediaType, type OwnedMedia } from '../../media/owned-media.ts';
import { MEDIA } from './lists.ts';
import type { FeedError, FeedRow } from './row.ts';
import { showMedia } from './show-media.ts';

export interface MediaOptions extends SourceOptions {
  kept: OwnedMedia;
}

export interface MediaResult {
  /** Files and addresses that were new, or another than before. */
  read: number;
  /** Those that cannot be shown; products keep what they had. */
  warnings: FeedError[];
  /** Products that show other media now. */
  changed: number[];
}

/** Where a source stands in the feed first. */
export interface NamedSource {
  line: number;
  field: (typeof MEDIA)[number];
}

const PARALLEL = 4;
const BATCH = 500;
/** An address that was had is not asked again within this time. */
const FRESH_MS = 24 * 3_600_000;

/** Notes the sources that a row names; the first place of each counts. */
export function nameSources(named: Map<string, NamedSource>, line: number, row: FeedRow): void {
  for (const field of MEDIA)
    for (const source of row[field] ?? [])
      if (!named.has(source)) named.set(source, { line, field });
}

const isFilmElsewhere = (source: string): boolean => youtubeId(source) !== null;

/** Reads what is named and shows it; what cannot be had is told, and stops nothing. */
export async function takeMedia(
  db: Kysely<Database>,
  named: ReadonlyMap<string, NamedSource>,
  options: MediaOptions,
  now: Date,
): Promise<MediaResult> {
  const result: MediaResult = { read: 0, warnings: [], changed: [] };
  const sources = [...named.keys()];
  for (let from = 0; from < sources.length; from += BATCH) {
    const batch = sources.slice(from, from + BATCH);
    const known = await readKnown(db, batch);
    const waiting = batch.filter((source) => !isFilmElsewhere(source));
    const work = async () => {
      for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
        const before = known.get(source);
        const found = await look(source, before, options, now);
        if (found.media_id !== before?.media_id) result.read++;
        if (found !== before) await remember(db, found);
        const { line, field } = named.get(source)!;
        const message = found.fault ?? misplaced(field, found.media_type);
        if (message) result.warnings.push({ line, field, value: source, message });
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    result.changed.push(...(await showMedia(db, batch, now)));
  }
  result.changed = [...new Set(result.changed)];
  result.warnings.sort((a, b) => a.line - b.line);
  return result;
}

type Known = Selectable<MediaSourceTable>;

async function readKnown(
  db: Kysely<Database>,
  sources: readonly string[],
): Promise<Map<string, Known>> {
  const rows = await db
    .selectFrom('media_sources')
    .selectAll()
    .where(sql<boolean>`source = any(${sources})`)
    .execute();
  return new Map(rows.map((row) => [row.source, row]));
}

/** What a source is now: `before` where that needs no look. */
async function look(
  source: string,
  before: Known | undefined,
  options: MediaOptions,
  now: Date,
): Promise<Known> {
  const { kept } = options;
  // What was removed from the disk is read anew.
  const has =
    before?.media_id && before.media_type ? kept.has(before.media_id, before.media_type) : false;
  const isFresh =
    has && before?.fault === null && now.getTime() - before.looked_at.getTime() < FRESH_MS;
  if (before && isFresh && isWebSource(source)) return before;
  const held = has ? before : undefined;
  const none = { media_id: null, media_type: null, tag: null };
  try {
    const { bytes, tag } = await fetchSource(source, held?.tag ?? null, options);
    const made = bytes && (await kept.add(bytes));
    if (!made && held && !isWebSource(source) && held.fault === null) return held;
    const { id, type } = made ?? { id: held?.media_id ?? null, type: held?.media_type ?? null };
    return { source, media_id: id, media_type: type, tag, looked_at: now, fault: null };
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error;
    return { ...none, ...held, source, looked_at: now, fault: error.message };
  }
}

async function remember(db: Kysely<Database>, found: Known): Promise<void> {
  await db
    .insertInto('media_sources')
    .values(found)
    .onConflict((conflict) => conflict.column('source').doUpdateSet(found))
    .execute();
}

/** What a field shows. */
const SHOWN: Record<NamedSource['field'], MediaType> = {
  ...{ pictures: 'picture', documents: 'pdf', videos: 'mp4' },
};

const misplaced = (field: NamedSource['field'], type: MediaType | null): string | null =>
  type === SHOWN[field]
    ? null
    : `is no ${{ picture: 'picture', pdf: 'PDF', mp4: 'MP4' }[SHOWN[field]]}`;
