/**
 * Images uploaded by editors: bytes in the database by digest, and texts in the document
 * `media/<id>.yaml`. The export also contains `media/<id>.webp`.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { stringify } from 'yaml';
import type { Database } from '../../platform/db/schema/database.ts';
import {
  MAX_PICTURE_BYTES,
  NoPictureError,
  uprightPicture,
} from '../../platform/media/owned-media.ts';
import { parseYaml } from './read-files.ts';
import { type MediaSource, mediaSchema } from './schemas.ts';
import type { ContentStore, DocumentEdit } from './documents.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { ImageWidth } from '../../../src/domain/product/image-sizes.ts';

// The bytes of uploaded images, in the database, shared by all processes.

/** Images of at most 2,400 pixels wide and high: together some hundreds of megabytes. */
export const MAX_PICTURES = 2_000;

/** The name of an image: a digest of its bytes. */
export const pictureIdOf = (data: Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 20);

export async function addPicture(db: Kysely<Database>, id: string, bytes: Buffer): Promise<void> {
  await db
    .insertInto('content_pictures')
    .values({ id, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deletePicture(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('content_pictures').where('id', '=', id).execute();
}

/** Null if there is none. */
export async function readPictureBytes(db: Kysely<Database>, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('content_pictures')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

async function hasPicture(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_pictures')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export const MAX_UPLOAD_BYTES = MAX_PICTURE_BYTES;

export interface MediaItem extends MediaSource {
  id: string;
  /** Files that use it. */
  usedIn: string[];
}

/** Why an image is refused; each has a text `media.fault.…`. */
export class MediaFault extends Error {
  readonly reason: 'large' | 'picture' | 'used' | 'many';

  constructor(reason: MediaFault['reason']) {
    super(`The picture is refused: ${reason}.`);
    this.reason = reason;
  }
}

export const mediaAddress = (id: string) => `/api/images/media/${id}`;

export class MediaLibrary {
  readonly #db: Kysely<Database>;
  readonly #store: ContentStore;

  constructor(db: Kysely<Database>, store: ContentStore) {
    this.#db = db;
    this.#store = store;
  }

  /** Sorted by name. `drafts` are unpublished texts. */
  list(drafts: readonly DocumentEdit[] = []): MediaItem[] {
    const texts = [...this.#store.live.documents().texts];
    const ownItems = texts.flatMap(([file, text]): MediaItem[] => {
      const id = /^media\/([0-9a-f]{20})\.yaml$/.exec(file)?.[1];
      const source = id && parseYaml(mediaSchema, text, file, () => {})?.value;
      if (!id || !source) return [];
      const users = [...texts, ...drafts.map((draft) => [draft.file, draft.text ?? ''] as const)];
      const usedIn = users.flatMap(([name, all]) =>
        name !== file && all.includes(id) ? [name] : [],
      );
      return [{ ...source, id, usedIn: [...new Set(usedIn)] }];
    });
    return ownItems.sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Images for a form to choose from: address → name. */
  picturesByAddress(): Map<string, string> {
    return new Map(this.list().map(({ id, name }) => [mediaAddress(id), name]));
  }

  /**
   * Adds an image: decoded, rotated upright, limited in size, and encoded without camera metadata.
   * Throws a `MediaFault`.
   */
  async add(
    bytes: Buffer,
    texts: Omit<MediaSource, 'width' | 'height'>,
    by: string,
  ): Promise<string> {
    if (bytes.length > MAX_UPLOAD_BYTES) throw new MediaFault('large');
    const { data, info } = await uprightPicture(bytes).catch((error: unknown) => {
      throw error instanceof NoPictureError ? new MediaFault('picture') : error;
    });
    const id = pictureIdOf(data);
    const text = toYaml({ ...texts, width: info.width, height: info.height });
    await this.#store.write({
      by,
      decide: () => {
        const items = this.list();
        if (items.length >= MAX_PICTURES && !items.some((one) => one.id === id))
          throw new MediaFault('many');
        return [{ file: documentPathOf(id), text }];
      },
      writeInTransaction: (trx) => addPicture(trx, id, data),
    });
    return id;
  }

  /** Saves the texts of an image. */
  async saveTexts(id: string, source: MediaSource, by: string): Promise<void> {
    const edit = { file: documentPathOf(id), text: toYaml(source) };
    await this.#store.write({ by, decide: (texts) => (texts.has(edit.file) ? [edit] : null) });
  }

  /** Throws a `MediaFault` while a document or a draft uses it. */
  async remove(id: string, drafts: readonly DocumentEdit[], by: string): Promise<void> {
    await this.#store.write({
      by,
      decide: () => {
        const item = this.list(drafts).find((one) => one.id === id);
        if (!item) return null;
        if (item.usedIn.length > 0) throw new MediaFault('used');
        return [{ file: documentPathOf(id), text: null }];
      },
      writeInTransaction: (trx) => deletePicture(trx, id),
    });
  }

  has(id: string): Promise<boolean> {
    return hasPicture(this.#db, id);
  }

  /** The bytes of an image; null if there is none. */
  bytes(id: string): Promise<Buffer | null> {
    return readPictureBytes(this.#db, id);
  }
}

const documentPathOf = (id: string) => `media/${id}.yaml`;
const toYaml = (source: MediaSource) => stringify(source, { lineWidth: 0, singleQuote: true });

/** Widths used by pages: a text column on a phone, on a screen, and on a high-density one. */
const TEXT_PICTURE_WIDTHS: readonly ImageWidth[] = [360, 720, 1080, 1440];
/** Default width; a smaller image keeps its own size. */
const DEFAULT_WIDTH: ImageWidth = 720;

/** The attributes of `![alt](media:<id>)` in a text; null if there is no such image. */
export function pictureAttributesOf(locale: Locale, media: ReadonlyMap<string, MediaSource>) {
  return (target: string, alt: string): Record<string, string> | null => {
    const id = /^media:([0-9a-f]{20})$/.exec(target)?.[1] ?? '';
    const source = media.get(id);
    if (!source) return null;
    const addressOfWidth = (width: ImageWidth) => `/api/images/media/${id}?w=${width}`;
    const widths = TEXT_PICTURE_WIDTHS.filter((width) => width <= source.width);
    return {
      src: addressOfWidth(DEFAULT_WIDTH),
      ...(widths.length > 1 && {
        srcset: widths.map((width) => `${addressOfWidth(width)} ${width}w`).join(', '),
        sizes: '(min-width: 768px) 45rem, 100vw',
      }),
      alt: alt || source.alt[locale],
      width: String(source.width),
      height: String(source.height),
      loading: 'lazy',
      decoding: 'async',
    };
  };
}
