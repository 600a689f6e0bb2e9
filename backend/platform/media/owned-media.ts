/**
 * Stores images, documents and films of an owner's feed, deduplicated by the digest of the stored
 * bytes: `<id>.webp`, `<id>.pdf`, `<id>.mp4`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_PICTURE_BYTES, uprightPicture } from './upright.ts';

export type MediaType = 'picture' | 'pdf' | 'mp4';

/** A file that is refused; the message continues after its name. */
export class MediaRefused extends Error {
  override name = 'MediaRefused';
}

const EXTENSIONS = { picture: 'webp', pdf: 'pdf', mp4: 'mp4' } as const;
const MEGABYTE = 1024 * 1024;
const MOST_BYTES = { picture: MAX_PICTURE_BYTES, pdf: 30 * MEGABYTE, mp4: 60 * MEGABYTE } as const;
/** The limit for any type. */
export const MAX_MEDIA_BYTES = Math.max(...Object.values(MOST_BYTES));
const ID = /^[0-9a-f]{20}$/;

export class OwnedMedia {
  readonly #dir: string;

  /** `dataDir`: the shop's data folder; created when needed. */
  constructor(dataDir: string) {
    this.#dir = join(dataDir, 'media');
  }

  /**
   * Stores bytes by their detected type, regardless of the file name. Rejects with `MediaRefused`.
   */
  async add(bytes: Buffer): Promise<{ id: string; type: MediaType }> {
    const type = typeOf(bytes);
    if (!type) throw new MediaRefused('is no JPEG, PNG, WebP, AVIF, PDF or MP4');
    if (bytes.length > MOST_BYTES[type])
      throw new MediaRefused(`is larger than ${MOST_BYTES[type] / MEGABYTE} MB`);
    const data = type === 'picture' ? await pictureOf(bytes) : bytes;
    const id = createHash('sha256').update(data).digest('hex').slice(0, 20);
    const file = this.#file(id, type);
    if (!existsSync(file)) {
      mkdirSync(this.#dir, { recursive: true });
      const half = join(this.#dir, `.${process.pid}.half`);
      writeFileSync(half, data);
      renameSync(half, file);
    }
    return { id, type };
  }

  /** True if it is stored. */
  has(id: string, type: MediaType = 'picture'): boolean {
    return ID.test(id) && existsSync(this.#file(id, type));
  }

  /** Null if there is none. */
  bytes(id: string, type: MediaType = 'picture'): Buffer<ArrayBuffer> | null {
    return this.has(id, type) ? readFileSync(this.#file(id, type)) : null;
  }

  #file(id: string, type: MediaType): string {
    return join(this.#dir, `${id}.${EXTENSIONS[type]}`);
  }
}

async function pictureOf(bytes: Buffer): Promise<Buffer> {
  try {
    return (await uprightPicture(bytes)).data;
  } catch (error) {
    throw new MediaRefused('is a picture that cannot be read', { cause: error });
  }
}

/** Detects the type of a file by its signature; null if unsupported. */
function typeOf(bytes: Buffer): MediaType | null {
  const latin = bytes.toString('latin1', 0, 12);
  if (latin.startsWith('\xff\xd8\xff') || latin.startsWith('\x89PNG\r\n')) return 'picture';
  if (latin.startsWith('RIFF') && latin.endsWith('WEBP')) return 'picture';
  if (latin.startsWith('%PDF-')) return 'pdf';
  if (latin.slice(4, 8) !== 'ftyp') return null;
  const brand = latin.slice(8);
  if (/^avi[fs]/.test(brand)) return 'picture';
  return /^(isom|iso\d|mp4\d|avc1|M4V |dash|MSNV)/.test(brand) ? 'mp4' : null;
}
