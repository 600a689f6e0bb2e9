/**
 * Loads pictures, documents and videos of a feed. Runs after its rows are loaded, so that a slow
 * server delays nothing.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { youtubeId } from '../../../src/domain/shared/web-address.ts';
import type { MediaRecord, ProductDetails } from '../../platform/db/schema/catalogue.ts';
import type { Texts } from '../../platform/db/schema/columns.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { MediaType } from '../../platform/media/owned-media.ts';
import { MEDIA_FIELDS } from './known-products.ts';
import { MAX_DOCUMENTS, type FeedError, type FeedRow } from './row.ts';
import { sourceOf } from '../../platform/media/fetch-source.ts';
import type { NamedPicture } from './structure/run.ts';
import { findDifferences, flatten } from './changes.ts';
import type { ImportRecord } from './import-record.ts';
import { type MediaOptions, type NamedSource, readSources } from './sources.ts';

/** A source that a product refers to, with its stored medium if it was fetched. */
interface MediaReference {
  product_id: number;
  kind: (typeof MEDIA_FIELDS)[number];
  source: string;
  media_id: string | null;
  media_type: MediaType | null;
  alt: Texts | null;
}

type ShownMedia = Pick<ProductDetails, 'media' | 'files' | 'energyLabel'>;

export interface ShownMediaChange {
  id: number;
  number: string;
  before: ShownMedia;
  shown: ShownMedia;
}

/** Updates the products that refer to these sources. */
async function updateMediaOfSources(
  db: Kysely<Database>,
  sources: readonly string[],
  now: Date,
): Promise<ShownMediaChange[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from product_media
    where source = any(${sources})`.execute(db);
  return updateShownMedia(
    db,
    rows.map(({ id }) => id),
    now,
  );
}

/**
 * Updates the media of products and returns those that changed. `emptied` contains cleared lists of
 * one product, which then shows none of that kind instead of the previous ones.
 */
export async function updateShownMedia(
  db: Kysely<Database>,
  ids: readonly number[],
  now: Date,
  emptied?: { id: number; kinds: readonly MediaReference['kind'][] },
): Promise<ShownMediaChange[]> {
  const { rows: mediaRows } = await sql<MediaReference>`
    select m.product_id, m.kind, m.source, s.media_id, s.media_type, s.alt
    from product_media m left join media_sources s on s.source = m.source
    where m.product_id = any(${ids})
    order by m.product_id, m.kind, m.position`.execute(db);
  const rowsByProduct = Map.groupBy(mediaRows, ({ product_id }) => product_id);
  const { rows: products } = await sql<ShownMedia & { id: number; number: string }>`
    select id, number, details->'media' as media, details->'files' as files,
      details->'energyLabel' as "energyLabel"
    from products where id = any(${ids}) order by id`.execute(db);
  const changes = products.flatMap(({ id, number, ...before }): ShownMediaChange[] => {
    const kinds = emptied?.id === id ? emptied.kinds : [];
    const remaining = {
      ...before,
      media: kinds.includes('pictures')
        ? before.media.filter(({ type }) => type !== 'image')
        : before.media,
      files: kinds.includes('documents') ? [] : before.files,
    };
    const shownMedia = shownMediaOf(id, remaining, rowsByProduct.get(id) ?? []);
    return isDeepStrictEqual(shownMedia, before) ? [] : [{ id, number, before, shown: shownMedia }];
  });
  if (changes.length === 0) return [];
  await sql`
    update products p set details = p.details || r.shown, updated_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as r (id integer, shown jsonb)
    where p.id = r.id`.execute(db);
  return changes;
}

/**
 * Returns the media of a product. If none of a kind could be fetched, the product keeps the
 * previous ones.
 */
function shownMediaOf(
  id: number,
  before: ShownMedia,
  mediaRows: readonly MediaReference[],
): ShownMedia {
  const loadedSources = (kind: MediaReference['kind'], type: MediaType) =>
    mediaRows.filter(
      (one) => one.kind === kind && one.media_id !== null && one.media_type === type,
    );
  const pictures = loadedSources('pictures', 'picture').map(
    ({ media_id, alt }, i): MediaRecord => ({
      type: 'image',
      imageType: i === 0 ? 'Front' : 'Big',
      src: `/api/images/media/${media_id}`,
      order: i,
      ...((alt?.nl || alt?.en) && { alt }),
    }),
  );
  const videos = mediaRows
    .filter(({ kind }) => kind === 'videos')
    .flatMap(({ source, media_id, media_type }, i): MediaRecord[] => {
      const videoFields = { imageType: null, order: i };
      const youtube = youtubeId(source);
      if (youtube) return [{ ...videoFields, type: 'youtube', src: youtube }];
      if (media_type !== 'mp4' || media_id === null) return [];
      return [{ ...videoFields, type: 'video', src: `/api/images/media/${media_id}/film` }];
    });
  const [label] = loadedSources('energy_label', 'picture');
  const documents = [...loadedSources('energy_sheet', 'pdf'), ...loadedSources('documents', 'pdf')]
    .slice(0, MAX_DOCUMENTS)
    .map(({ kind, source, media_id }, i) => ({
      ...{ memoId: id * 10 + i, fileName: fileNameOf(source), digest: media_id! },
      ...(kind === 'energy_sheet' && { isEnergySheet: true as const }),
    }));
  const [images, others] = [true, false].map((isImage) =>
    before.media.filter(({ type }) => (type === 'image') === isImage),
  );
  return {
    media: [
      ...(pictures.length > 0 ? pictures : images!),
      ...(videos.length > 0 ? videos : others!),
    ],
    files: documents.length > 0 ? documents : before.files,
    energyLabel: label ? `/api/images/media/${label.media_id}` : before.energyLabel,
  };
}

/**
 * Returns a PDF file name, from the last segment of an address or path: `Productblad 10 mm.pdf`.
 */
function fileNameOf(source: string): string {
  const filePath = URL.parse(source)?.pathname ?? source.replaceAll('\\', '/');
  const lastSegment = filePath.split('/').at(-1) ?? '';
  const safeName = decodeUri(lastSegment)
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim();
  return `${safeName.slice(0, 80) || 'document'}.pdf`;
}

function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export interface MediaResult {
  /** Number of new or changed files and addresses. */
  read: number;
  /** Media that cannot be shown; products keep the previous ones. */
  warnings: FeedError[];
  /** Products whose media changed. */
  changed: number[];
}

const BATCH = 500;
/** Media type by field. */
const MEDIA_TYPE_BY_FIELD: Record<(typeof MEDIA_FIELDS)[number], MediaType> = {
  ...{ pictures: 'picture', documents: 'pdf', videos: 'mp4' },
  ...{ energy_label: 'picture', energy_sheet: 'pdf' },
};

/** Collects the sources in a row; the first occurrence of each is used. */
export function collectSources(
  sources: Map<string, NamedSource>,
  line: number,
  row: FeedRow,
): void {
  for (const field of MEDIA_FIELDS)
    for (const source of row[field] ?? [])
      if (!sources.has(source))
        sources.set(source, { line, field, type: MEDIA_TYPE_BY_FIELD[field] });
}

/**
 * Fetches the media that rows refer to and shows them. A failure is reported and does not stop the
 * import.
 */
export async function importMedia(
  db: Kysely<Database>,
  mediaSources: ReadonlyMap<string, NamedSource>,
  { record, ...options }: MediaOptions & { record: Pick<ImportRecord, 'add'> },
  now: Date,
): Promise<MediaResult> {
  const result: MediaResult = { read: 0, warnings: [], changed: [] };
  const allSources = [...mediaSources];
  for (let from = 0; from < allSources.length; from += BATCH) {
    const batch = allSources.slice(from, from + BATCH);
    // Videos on YouTube are embedded, not fetched.
    const downloads = batch.filter(([source]) => youtubeId(source) === null);
    const { read, warnings } = await readSources(db, new Map(downloads), options, now);
    result.read += read;
    result.warnings.push(...warnings);
    const sources = batch.map(([source]) => source);
    const changed = await updateMediaOfSources(db, sources, now);
    await record.add(
      changed.map(({ id, number, before, shown }) => ({
        ...{ entity: 'products' as const, key: number, id, isNew: false, page: `product:${id}` },
        fields: findDifferences(flatten({ details: before }), flatten({ details: shown })),
      })),
    );
    result.changed.push(...changed.map(({ id }) => id));
  }
  result.changed = [...new Set(result.changed)];
  // Sorted, because they are fetched concurrently and end in any order.
  result.warnings.sort((a, b) => a.line - b.line || a.field.localeCompare(b.field));
  return result;
}

/** Reads a picture of a brand, category or store immediately, since there are few. */
export async function readPicture(
  trx: Kysely<Database>,
  { source, line, field }: NamedPicture,
  { media: mediaOptions, now }: { media?: MediaOptions; now: Date },
  media: MediaResult,
): Promise<string | null> {
  if (!mediaOptions || source.startsWith('/api/images/')) return source;
  const absoluteSource = sourceOf(source, mediaOptions.folder);
  const sources = new Map([[absoluteSource, { line, field, type: 'picture' as const }]]);
  const { read, warnings } = await readSources(trx, sources, mediaOptions, now);
  media.read += read;
  media.warnings.push(...warnings);
  if (warnings.length > 0) return null;
  const { media_id } = await trx
    .selectFrom('media_sources')
    .select('media_id')
    .where('source', '=', absoluteSource)
    .executeTakeFirstOrThrow();
  return `/api/images/media/${media_id}`;
}
