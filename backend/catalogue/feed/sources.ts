/** Reads each file and address of a feed once, and stores the result. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { MediaSourceTable } from '../../platform/db/schema/catalogue.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { fetchSource, isWebSource, type SourceOptions } from '../../platform/media/fetch-source.ts';
import { MediaRefused, type MediaType, type OwnedMedia } from '../../platform/media/owned-media.ts';
import type { FeedError } from './row.ts';

export interface MediaOptions extends SourceOptions {
  media: OwnedMedia;
}

/** The first occurrence of a source in the feed, and the expected file type. */
export interface NamedSource {
  line: number;
  field: string;
  type: MediaType;
}

const CONCURRENCY = 4;
/** A fetched address is not fetched again within this time. */
const FRESH_MS = 24 * 3_600_000;
const TYPE_NAMES = { picture: 'picture', pdf: 'PDF', mp4: 'MP4' } as const;

/**
 * Reads sources that are new or changed, and stores them in `media_sources`. Returns their number,
 * and the errors.
 */
export async function readSources(
  db: Kysely<Database>,
  sources: ReadonlyMap<string, NamedSource>,
  options: MediaOptions,
  now: Date,
): Promise<{ read: number; warnings: FeedError[] }> {
  const result = { read: 0, warnings: [] as FeedError[] };
  const knownSources = await readStoredSources(db, [...sources.keys()]);
  const waitingSources = [...sources];
  const readNextSources = async () => {
    for (
      let nextSource = waitingSources.shift();
      nextSource !== undefined;
      nextSource = waitingSources.shift()
    ) {
      const [source, { line, field, type }] = nextSource;
      const before = knownSources.get(source);
      const checked = await checkSource(source, before, options, now);
      if (checked.media_id !== (before?.media_id ?? null)) result.read++;
      if (checked !== before) await saveSource(db, checked);
      const message =
        checked.fault ?? (checked.media_type === type ? null : `is no ${TYPE_NAMES[type]}`);
      if (message) result.warnings.push({ line, field, value: source, message });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, readNextSources));
  return result;
}

/** Excludes the alternative text, which editors set and feeds do not change. */
type StoredSource = Omit<Selectable<MediaSourceTable>, 'alt'>;

async function readStoredSources(
  db: Kysely<Database>,
  sources: readonly string[],
): Promise<Map<string, StoredSource>> {
  const rows = await db
    .selectFrom('media_sources')
    .select(['source', 'media_id', 'media_type', 'tag', 'looked_at', 'fault'])
    .where(sql<boolean>`source = any(${sources})`)
    .execute();
  return new Map(rows.map((row) => [row.source, row]));
}

/** Returns the current state of a source; `before` unchanged if it is still fresh. */
async function checkSource(
  source: string,
  before: StoredSource | undefined,
  options: MediaOptions,
  now: Date,
): Promise<StoredSource> {
  const { media } = options;
  // Reads again if the stored file was removed from disk.
  const isStored =
    before?.media_id && before.media_type
      ? await media.has(before.media_id, before.media_type)
      : false;
  const isFresh =
    isStored && before?.fault === null && now.getTime() - before.looked_at.getTime() < FRESH_MS;
  if (before && isFresh && isWebSource(source)) return before;
  const storedBefore = isStored ? before : undefined;
  const noMedia = { media_id: null, media_type: null, tag: null };
  try {
    const { bytes, tag } = await fetchSource(source, storedBefore?.tag ?? null, options);
    const storedMedia = bytes && (await media.add(bytes));
    if (!storedMedia && storedBefore && !isWebSource(source) && storedBefore.fault === null)
      return storedBefore;
    const { id, type } = storedMedia ?? {
      id: storedBefore?.media_id ?? null,
      type: storedBefore?.media_type ?? null,
    };
    return { source, media_id: id, media_type: type, tag, looked_at: now, fault: null };
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error;
    return { ...noMedia, ...storedBefore, source, looked_at: now, fault: error.message };
  }
}

async function saveSource(db: Kysely<Database>, source: StoredSource): Promise<void> {
  await db
    .insertInto('media_sources')
    .values(source)
    .onConflict((conflict) => conflict.column('source').doUpdateSet(source))
    .execute();
}
