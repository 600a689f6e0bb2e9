/** Puts media that are kept into the products that name their sources. */
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { youtubeId } from '../../../src/domain/youtube-id.ts';
import type { MediaRecord, ProductDetails } from '../../db/schema/catalogue.ts';
import type { Texts } from '../../db/schema/columns.ts';
import type { Database } from '../../db/schema/database.ts';
import type { MediaType } from '../../media/owned-media.ts';
import type { MEDIA } from './lists.ts';
import { MOST_DOCUMENTS } from './row.ts';

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

/** The same for products that name these sources. */
export async function showMedia(
  db: Kysely<Database>,
  sources: readonly string[],
  now: Date,
): Promise<ShownChange[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from product_media
    where source = any(${sources})`.execute(db);
  return showMediaOf(
    db,
    rows.map(({ id }) => id),
    now,
  );
}

/**
 * Updates what products show of their media, and returns those that changed. `emptied` names lists
 * of one product that were cleared: it then shows none of that kind instead of what it had.
 */
export async function showMediaOf(
  db: Kysely<Database>,
  ids: readonly number[],
  now: Date,
  emptied?: { id: number; kinds: readonly Named['kind'][] },
): Promise<ShownChange[]> {
  const { rows: named } = await sql<Named>`
    select m.product_id, m.kind, m.source, s.media_id, s.media_type, s.alt
    from product_media m left join media_sources s on s.source = m.source
    where m.product_id = any(${ids})
    order by m.product_id, m.kind, m.position`.execute(db);
  const byProduct = Map.groupBy(named, ({ product_id }) => product_id);
  const { rows: products } = await sql<Shown & { id: number; number: string }>`
    select id, number, details->'media' as media, details->'files' as files,
      details->'energyLabel' as "energyLabel"
    from products where id = any(${ids}) order by id`.execute(db);
  const changed = products.flatMap(({ id, number, ...before }): ShownChange[] => {
    const kinds = emptied?.id === id ? emptied.kinds : [];
    const left = {
      ...before,
      media: kinds.includes('pictures')
        ? before.media.filter(({ type }) => type !== 'image')
        : before.media,
      files: kinds.includes('documents') ? [] : before.files,
    };
    const shown = shownOf(id, left, byProduct.get(id) ?? []);
    return isDeepStrictEqual(shown, before) ? [] : [{ id, number, before, shown }];
  });
  if (changed.length === 0) return [];
  await sql`
    update products p set details = p.details || r.shown, updated_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r (id integer, shown jsonb)
    where p.id = r.id`.execute(db);
  return changed;
}

/** What a product shows; of a kind of which nothing could be had, it keeps what it had. */
function shownOf(id: number, before: Shown, named: readonly Named[]): Shown {
  const kept = (kind: Named['kind'], type: MediaType) =>
    named.filter((one) => one.kind === kind && one.media_id !== null && one.media_type === type);
  const pictures = kept('pictures', 'picture').map(({ media_id, alt }, i): MediaRecord => ({
    type: 'image',
    imageType: i === 0 ? 'Front' : 'Big',
    src: `/api/images/media/${media_id}`,
    order: i,
    ...((alt?.nl || alt?.en) && { alt }),
  }));
  const films = named
    .filter(({ kind }) => kind === 'videos')
    .flatMap(({ source, media_id, media_type }, i): MediaRecord[] => {
      const film = { imageType: null, order: i };
      const youtube = youtubeId(source);
      if (youtube) return [{ ...film, type: 'youtube', src: youtube }];
      if (media_type !== 'mp4' || media_id === null) return [];
      return [{ ...film, type: 'video', src: `/api/images/media/${media_id}/film` }];
    });
  const [label] = kept('energy_label', 'picture');
  const documents = [...kept('energy_sheet', 'pdf'), ...kept('documents', 'pdf')]
    .slice(0, MOST_DOCUMENTS)
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

/** The last part of an address or path as a name of a PDF: `Productblad 10 mm.pdf`. */
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
