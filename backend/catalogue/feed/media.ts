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
import { MEDIA } from './known-products.ts';
import { MAX_DOCUMENTS, type FeedError, type FeedRow } from './row.ts';
import { sourceOf } from '../../platform/media/fetch-source.ts';
import type { NamedPicture } from './structure/run.ts';
import { differences, flatten } from './changes.ts';
import type { ImportRecord } from './import-record.ts';
import { type MediaOptions, type NamedSource, readSources } from './sources.ts';

/** Adds stored media to the products that refer to their sources. */
interface Named {
  product_id: number;
  kind: (typeof MEDIA)[number];
  source: string;
  media_id: string | null;
  media_type: MediaType | null;
  alt: Texts | null;
}

type Shown = Pick<ProductDetails, 'media' | 'files' | 'energyLabel'>;

export interface ShownChange {
  id: number;
  number: string;
  before: Shown;
  shown: Shown;
}

/** Updates the products that refer to these sources. */
async function showMedia(
  db: Kysely<Database>,
  sources: readonly string[],
  now: Date,
): Promise<ShownChange[]> {
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
  emptied?: { id: number; kinds: readonly Named['kind'][] },
): Promise<ShownChange[]> {
  const { rows: mediaRows } = await sql<Named>`
    select m.product_id, m.kind, m.source, s.media_id, s.media_type, s.alt
    from product_media m left join media_sources s on s.source = m.source
    where m.product_id = any(${ids})
    order by m.product_id, m.kind, m.position`.execute(db);
  const byProduct = Map.groupBy(mediaRows, ({ product_id }) => product_id);
  const { rows: products } = await sql<Shown & { id: number; number: string }>`
    select id, number, details->'media' as media, details->'files' as files,
      details->'energyLabel' as "energyLabel"
    from products where id = any(${ids}) order by id`.execute(db);
  const changed = products.flatMap(({ id, number, ...before }): ShownChange[] => {
    const kinds = emptied?.id === id ? emptied.kinds : [];
    const remaining = {
      ...before,
      media: kinds.includes('pictures')
        ? before.media.filter(({ type }) => type !== 'image')
        : before.media,
      files: kinds.includes('documents') ? [] : before.files,
    };
    const shown = shownOf(id, remaining, byProduct.get(id) ?? []);
    return isDeepStrictEqual(shown, before) ? [] : [{ id, number, before, shown }];
  });
  if (changed.length === 0) return [];
  await sql`
    update products p set details = p.details || r.shown, updated_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r (id integer, shown jsonb)
    where p.id = r.id`.execute(db);
  return changed;
}

/**
 * Returns the media of a product. If none of a kind could be fetched, the product keeps the
 * previous ones.
 */
function shownOf(id: number, before: Shown, mediaRows: readonly Named[]): Shown {
  const loadedSources = (kind: Named['kind'], type: MediaType) =>
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
  const films = mediaRows
    .filter(({ kind }) => kind === 'videos')
    .flatMap(({ source, media_id, media_type }, i): MediaRecord[] => {
      const film = { imageType: null, order: i };
      const youtube = youtubeId(source);
      if (youtube) return [{ ...film, type: 'youtube', src: youtube }];
      if (media_type !== 'mp4' || media_id === null) return [];
      return [{ ...film, type: 'video', src: `/api/images/media/${media_id}/film` }];
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
    media: [...(pictures.length > 0 ? pictures : images!), ...(films.length > 0 ? films : others!)],
    files: documents.length > 0 ? documents : before.files,
    energyLabel: label ? `/api/images/media/${label.media_id}` : before.energyLabel,
  };
}

/**
 * Returns a PDF file name, from the last segment of an address or path: `Productblad 10 mm.pdf`.
 */
function fileNameOf(source: string): string {
  const path = URL.parse(source)?.pathname ?? source.replaceAll('\\', '/');
  const last = path.split('/').at(-1) ?? '';
  const plain = decoded(last)
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim();
  return `${plain.slice(0, 80) || 'document'}.pdf`;
}

function decoded(text: string): string {
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
const SHOWN: Record<(typeof MEDIA)[number], MediaType> = {
  ...{ pictures: 'picture', documents: 'pdf', videos: 'mp4' },
  ...{ energy_label: 'picture', energy_sheet: 'pdf' },
};

/** Collects the sources in a row; the first occurrence of each is used. */
export function nameSources(sources: Map<string, NamedSource>, line: number, row: FeedRow): void {
  for (const field of MEDIA)
    for (const source of row[field] ?? [])
      if (!sources.has(source)) sources.set(source, { line, field, type: SHOWN[field] });
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
  const all = [...mediaSources];
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = all.slice(from, from + BATCH);
    // Videos on YouTube are embedded, not fetched.
    const downloads = batch.filter(([source]) => youtubeId(source) === null);
    const { read, warnings } = await readSources(db, new Map(downloads), options, now);
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
  // Sorted, because they are fetched concurrently and end in any order.
  result.warnings.sort((a, b) => a.line - b.line || a.field.localeCompare(b.field));
  return result;
}

/** Reads a picture of a brand, category or store immediately, since there are few. */
export async function pictureOf(
  trx: Kysely<Database>,
  { source, line, field }: NamedPicture,
  { media: where, now }: { media?: MediaOptions; now: Date },
  media: MediaResult,
): Promise<string | null> {
  if (!where || source.startsWith('/api/images/')) return source;
  const whole = sourceOf(source, where.folder);
  const sources = new Map([[whole, { line, field, type: 'picture' as const }]]);
  const { read, warnings } = await readSources(trx, sources, where, now);
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
