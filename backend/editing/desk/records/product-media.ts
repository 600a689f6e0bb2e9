/** Images and documents of a product at the desk; stored like those of a feed. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { updateShownMedia } from '../../../catalogue/feed/media.ts';
import type { Database } from '../../../platform/db/schema/database.ts';
import { MediaRefused, type OwnedMedia } from '../../../platform/media/owned-media.ts';
import { RecordFaults, type RecordValue } from './record-kind.ts';

const MAX_PICTURES = 20;
const MAX_DOCUMENTS = 10;
const MAX_NAME_LENGTH = 100;

const sourceSchema = z.string().min(1).max(2_000).meta({ input: 'medium' });
const altSchema = z.string().trim().max(200);

export const mediaFields = {
  pictures: z
    .array(z.object({ source: sourceSchema, alt: z.object({ nl: altSchema, en: altSchema }) }))
    .max(MAX_PICTURES, `has over ${MAX_PICTURES} pictures`)
    .meta({ accept: 'image/jpeg,image/png,image/webp,image/avif' }),
  documents: z
    .array(z.object({ source: sourceSchema }))
    .max(MAX_DOCUMENTS, `has over ${MAX_DOCUMENTS} documents`)
    .meta({ accept: 'application/pdf' }),
};

/** The lists of the form, each with the type of its files. */
const MEDIA_TYPES = { pictures: 'picture', documents: 'pdf' } as const;
type ListName = keyof typeof MEDIA_TYPES;
const LIST_NAMES = Object.keys(MEDIA_TYPES) as ListName[];

interface ProductMediaItem {
  source: string;
  alt?: { nl: string; en: string };
}
type ProductMedia = { pictures: Required<ProductMediaItem>[]; documents: ProductMediaItem[] };

/** The lists of a product's media, in order; unavailable media are omitted. */
export async function readProductMedia(
  db: Kysely<Database>,
  productId: number,
): Promise<ProductMedia> {
  const rows = await db
    .selectFrom('product_media as m')
    .innerJoin('media_sources as s', 's.source', 'm.source')
    .select(['m.kind', 'm.source', 's.alt', 's.media_type'])
    .where('m.product_id', '=', productId)
    .where('s.media_id', 'is not', null)
    .orderBy('m.position')
    .execute();
  const itemsOfKind = (kind: ListName) =>
    rows.filter((row) => row.kind === kind && row.media_type === MEDIA_TYPES[kind]);
  return {
    pictures: itemsOfKind('pictures').map((row) => ({
      source: row.source,
      alt: row.alt ?? { nl: '', en: '' },
    })),
    documents: itemsOfKind('documents').map((row) => ({ source: row.source })),
  };
}

/** Ids of stored media by source, for display in the form. */
export async function readMediaIds(
  db: Kysely<Database>,
  value: RecordValue,
): Promise<Map<string, string>> {
  const sources = LIST_NAMES.flatMap((name) => itemsOf(value, name).map((item) => item.source));
  const rows = await db
    .selectFrom('media_sources')
    .select(['source', 'media_id', 'media_type'])
    .where(sql<boolean>`source = any(${sources})`)
    .execute();
  return new Map(
    rows.flatMap(({ source: from, media_id: id, media_type: type }) =>
      id !== null && type === 'picture' ? [[from, id] as const] : [],
    ),
  );
}

/** Stores the files that were submitted with a form, and appends them to their lists. */
export async function storeFiles(
  { db, ownedMedia, now }: { db: Kysely<Database>; ownedMedia: OwnedMedia; now(): Date },
  files: (list: string) => readonly File[],
  value: RecordValue,
): Promise<{ value: RecordValue; faults: Map<string, string> }> {
  const faults = new Map<string, string>();
  const result: RecordValue = { ...value };
  for (const list of LIST_NAMES) {
    const items = [...itemsOf(value, list)];
    for (const file of files(list)) {
      try {
        const item = await storeFile(file, list);
        if (!items.some((one) => one.source === item.source)) items.push(item);
      } catch (error) {
        if (!(error instanceof MediaRefused)) throw error;
        faults.set(list, `${file.name.slice(0, MAX_NAME_LENGTH)} ${error.message}`);
      }
    }
    result[list] = items;
  }
  return { value: result, faults };

  async function storeFile(file: File, list: ListName): Promise<ProductMediaItem> {
    const { id, type } = await ownedMedia.add(Buffer.from(await file.arrayBuffer()));
    if (type !== MEDIA_TYPES[list])
      throw new MediaRefused(list === 'pictures' ? 'is no picture' : 'is no PDF');
    const name = file.name.split(/[\\/]/).at(-1)!.slice(-MAX_NAME_LENGTH);
    const sourceName = `desk:${id}/${encodeURIComponent(name)}`;
    const values = { media_id: id, media_type: type, tag: null, looked_at: now(), fault: null };
    await db
      .insertInto('media_sources')
      .values({ source: sourceName, ...values })
      .onConflict((conflict) => conflict.column('source').doUpdateSet(values))
      .execute();
    return list === 'pictures'
      ? { source: sourceName, alt: { nl: '', en: '' } }
      : { source: sourceName };
  }
}

/** Lists may only contain stored media of the right type. */
export async function checkMedia(db: Kysely<Database>, value: RecordValue): Promise<void> {
  for (const list of LIST_NAMES) {
    const sources = itemsOf(value, list).map((item) => item.source);
    const { count } = await db
      .selectFrom('media_sources')
      .select((e) => e.fn.countAll<string>().as('count'))
      .where(sql<boolean>`source = any(${sources})`)
      .where('media_type', '=', MEDIA_TYPES[list])
      .executeTakeFirstOrThrow();
    if (Number(count) !== new Set(sources).size)
      throw new RecordFaults(new Map([[list, 'is not a file of the shop']]));
  }
}

/**
 * Saves alternative texts, and updates the products' media to the new order. The lists themselves
 * are written like those of a feed. Returns the products whose media changed.
 */
export async function writeMedia(
  trx: Transaction<Database>,
  productId: number,
  { before, value, at }: { before: RecordValue; value: RecordValue; at: Date },
): Promise<number[]> {
  for (const { source: from, alt: ownAlt } of itemsOf(value, 'pictures'))
    await trx
      .updateTable('media_sources')
      .set({ alt: JSON.stringify(ownAlt) })
      .where('source', '=', from)
      .execute();
  const sources = itemsOf(value, 'pictures').map((item) => item.source);
  const otherProducts = await trx
    .selectFrom('product_media')
    .select('product_id')
    .distinct()
    .where(sql<boolean>`source = any(${sources})`)
    .execute();
  const emptied = LIST_NAMES.filter(
    (list) => itemsOf(before, list).length > 0 && itemsOf(value, list).length === 0,
  );
  const ids = [...new Set([productId, ...otherProducts.map((row) => row.product_id)])];
  const changed = await updateShownMedia(trx, ids, at, { id: productId, kinds: emptied });
  return changed.map(({ id }) => id);
}

const itemsOf = (value: RecordValue, list: ListName): ProductMediaItem[] =>
  (value[list] as ProductMediaItem[] | undefined) ?? [];
