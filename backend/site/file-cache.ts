import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/payload.ts';
import { contentType, isCompressible } from './content-types.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

const GZIP_LEVEL = 9;
/** The best level takes 30 times as long: it is for files that are kept for good. */
const BROTLI_PAGE = 6;
const BROTLI_HASHED = 11;
const COMPRESS_FROM_BYTES = 600;

/** A file in one encoding, ready to be sent. */
export interface Packed {
  body: Buffer;
  encoding: Encoding;
  etag: string;
  type: string;
  /** Null where the type needs no policy. */
  policy: string | null;
}

/**
 * Files in the encodings that were asked for, compressed once each. Bounded by bytes: the
 * least recently used go first.
 */
export class FileCache {
  readonly #dir: string;
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Packed>();
  readonly #underway = new Map<string, Promise<Packed>>();
  #bytes = 0;

  constructor(dir: string, maxBytes: number) {
    this.#dir = dir;
    this.#maxBytes = maxBytes;
  }

  /** What is at hand already. */
  get(file: string, encoding: Encoding): Packed | undefined {
    const key = `${encoding} ${file}`;
    const found = this.#entries.get(key);
    if (found) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
    }
    return found;
  }

  /** Reads and packs a file; several who ask at once share the work. Rejects when it is gone. */
  load(file: string, encoding: Encoding): Promise<Packed> {
    const key = `${encoding} ${file}`;
    let work = this.#underway.get(key);
    if (!work) {
      work = this.#pack(file, encoding)
        .then((packed) => this.#keep(key, packed))
        .finally(() => this.#underway.delete(key));
      this.#underway.set(key, work);
    }
    return work;
  }

  async #pack(file: string, wanted: Encoding): Promise<Packed> {
    const body = await readFile(path.join(this.#dir, file));
    const type = contentType(file);
    const small = body.length < COMPRESS_FROM_BYTES || !isCompressible(type);
    const encoding = small ? 'identity' : wanted;
    const tag = createHash('sha1').update(body).digest('base64url').slice(0, 16);
    return {
      body: await compress(body, encoding, file.startsWith('_astro/')),
      encoding,
      etag: encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`,
      type,
      policy: type.startsWith('text/html')
        ? contentSecurityPolicy(inlineScriptHashes(body.toString('utf8')))
        : null,
    };
  }

  #keep(key: string, packed: Packed): Packed {
    if (packed.body.length > this.#maxBytes / 20) return packed;
    this.#entries.set(key, packed);
    this.#bytes += packed.body.length;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.body.length;
    }
    return packed;
  }
}

async function compress(body: Buffer, encoding: Encoding, hashed: boolean): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipAsync(body, { level: GZIP_LEVEL });
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: hashed ? BROTLI_HASHED : BROTLI_PAGE,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
