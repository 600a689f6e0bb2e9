/**
 * Stores images, documents and films of an owner's feed, deduplicated by the digest of the stored
 * bytes: `<id>.webp`, `<id>.pdf`, `<id>.mp4`.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { FileStore } from '../../../src/publish/releases/shared/manifest.ts';
import sharp from 'sharp';

export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
/** The photo size of large phones; bigger images could exhaust the memory. */
const MAX_PIXELS = 120_000_000;
/** Twice the largest display width. */
const MAX_SIDE = 2_400;
const QUALITY = 88;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']);

/** Bytes that are not an image, or an unreadable one. */
export class NoPictureError extends Error {
  override name = 'NoPictureError';
}

/**
 * Normalises an image for storage: decodes it, applies its orientation, limits its size, and
 * encodes it as WebP without camera metadata. Rejects with a `NoPictureError`.
 */
export async function uprightPicture(
  bytes: Buffer,
): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    // SVG is refused, because it may contain scripts and external references.
    if (!FORMATS.has(format)) throw new NoPictureError('The format is not one of pictures.');
    return await image
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof NoPictureError) throw error;
    throw new NoPictureError('The picture cannot be read.', { cause: error });
  }
}

export type MediaType = 'picture' | 'pdf' | 'mp4';

/** A file that is refused; the message continues after its name. */
export class MediaRefused extends Error {
  override name = 'MediaRefused';
}

const EXTENSIONS = { picture: 'webp', pdf: 'pdf', mp4: 'mp4' } as const;
const MEGABYTE = 1024 * 1024;
const MAX_BYTES = { picture: MAX_PICTURE_BYTES, pdf: 30 * MEGABYTE, mp4: 60 * MEGABYTE } as const;
/** The largest limit of any type. */
export const MAX_MEDIA_BYTES = Math.max(...Object.values(MAX_BYTES));
const MEDIA_ID = /^[0-9a-f]{20}$/;

export class OwnedMedia {
  readonly #dir: string;
  readonly #shared: FileStore | null;

  /**
   * `dataDir`: the shop's data folder; created when needed. `shared`: where other machines find the
   * files too; one that this machine lacks is fetched from there.
   */
  constructor(dataDir: string, shared: FileStore | null = null) {
    this.#dir = join(dataDir, 'media');
    this.#shared = shared;
  }

  /**
   * Stores bytes by their detected type, regardless of the file name. Rejects with `MediaRefused`.
   */
  async add(bytes: Buffer): Promise<{ id: string; type: MediaType }> {
    const type = detectType(bytes);
    if (!type) throw new MediaRefused('is no JPEG, PNG, WebP, AVIF, PDF or MP4');
    if (bytes.length > MAX_BYTES[type])
      throw new MediaRefused(`is larger than ${MAX_BYTES[type] / MEGABYTE} MB`);
    const data = type === 'picture' ? await readPicture(bytes) : bytes;
    const id = idOf(data);
    const file = this.#file(id, type);
    if (!existsSync(file)) {
      // Stored for all machines first: every file of this folder must also be in the shared store.
      await this.#shared?.put(sharedNameOf(file), data);
      this.#write(file, data);
    }
    return { id, type };
  }

  /** True if it is stored. */
  async has(id: string, type: MediaType = 'picture'): Promise<boolean> {
    if (!MEDIA_ID.test(id)) return false;
    const file = this.#file(id, type);
    return existsSync(file) || (await this.#fetchShared(id, file));
  }

  /** The bytes of a file; null if there is none. */
  async bytes(id: string, type: MediaType = 'picture'): Promise<Buffer<ArrayBuffer> | null> {
    return (await this.has(id, type)) ? readFileSync(this.#file(id, type)) : null;
  }

  /** Copies the files of this folder to the shared store, as is needed once when sharing is turned on. */
  async shareAll(): Promise<void> {
    if (!this.#shared || !existsSync(this.#dir)) return;
    for (const name of readdirSync(this.#dir)) {
      const file = join(this.#dir, name);
      if (name.startsWith('.') || (await this.#shared.has(sharedNameOf(file)))) continue;
      await this.#shared.put(sharedNameOf(file), readFileSync(file));
    }
  }

  async #fetchShared(id: string, file: string): Promise<boolean> {
    const bytes = await this.#shared?.get(sharedNameOf(file));
    if (!bytes || idOf(bytes) !== id) return false;
    this.#write(file, bytes);
    return true;
  }

  #write(file: string, data: Buffer): void {
    mkdirSync(this.#dir, { recursive: true });
    const temporaryFile = join(this.#dir, `.${process.pid}.half`);
    writeFileSync(temporaryFile, data);
    renameSync(temporaryFile, file);
  }

  #file(id: string, type: MediaType): string {
    return join(this.#dir, `${id}.${EXTENSIONS[type]}`);
  }
}

const idOf = (data: Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 20);

/** Its name in the shared store. */
const sharedNameOf = (file: string) => `media/${basename(file)}`;

async function readPicture(bytes: Buffer): Promise<Buffer> {
  try {
    return (await uprightPicture(bytes)).data;
  } catch (error) {
    throw new MediaRefused('is a picture that cannot be read', { cause: error });
  }
}

/** Detects the type of a file by its signature; null if unsupported. */
function detectType(bytes: Buffer): MediaType | null {
  const latin = bytes.toString('latin1', 0, 12);
  if (latin.startsWith('\xff\xd8\xff') || latin.startsWith('\x89PNG\r\n')) return 'picture';
  if (latin.startsWith('RIFF') && latin.endsWith('WEBP')) return 'picture';
  if (latin.startsWith('%PDF-')) return 'pdf';
  if (latin.slice(4, 8) !== 'ftyp') return null;
  const brand = latin.slice(8);
  if (/^avi[fs]/.test(brand)) return 'picture';
  return /^(isom|iso\d|mp4\d|avc1|M4V |dash|MSNV)/.test(brand) ? 'mp4' : null;
}
