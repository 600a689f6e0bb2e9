/** Sends answers: encoded, with an ETag, and from memory where they are kept. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { Endpoint } from '../../../src/api/call.ts';
import type { FileAnswer } from './answers.ts';
import { LRUCache } from 'lru-cache';

/** Minimum size for compression; smaller responses fit in one packet anyway. */
const COMPRESS_FROM_BYTES = 1_400;
/** Level 6 takes longer than the search itself, and saves only a fifth. */
const GZIP_LEVEL = 1;
const BROTLI_QUALITY = 3;

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * JSON text ready for sending: with an ETag of its content, and each compression done at most once.
 */
export class Payload {
  readonly body: Buffer<ArrayBuffer>;
  readonly etag: string;
  #encodedBodies: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>> = {};

  constructor(json: string) {
    this.body = Buffer.from(json);
    // Weak: the tag is the same for all encodings.
    this.etag = `W/"${createHash('sha1').update(this.body).digest('base64url').slice(0, 20)}"`;
  }

  /** Approximate size in memory, in bytes. */
  get size(): number {
    return Math.round(this.body.length * 1.4) + 300;
  }

  encodingFor(acceptEncoding: string | undefined): Encoding {
    return this.body.length < COMPRESS_FROM_BYTES ? 'identity' : chooseEncoding(acceptEncoding);
  }

  encode(encoding: Encoding): Promise<Buffer<ArrayBuffer>> | Buffer<ArrayBuffer> {
    if (encoding === 'identity') return this.body;
    return (this.#encodedBodies[encoding] ??= compressBody(this.body, encoding));
  }
}

function compressBody(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> {
  const work =
    encoding === 'gzip'
      ? gzipAsync(body, { level: GZIP_LEVEL })
      : brotliAsync(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        });
  return work as Promise<Buffer<ArrayBuffer>>;
}

/** The best encoding that an Accept-Encoding header allows; `q=0` forbids one. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const allowed = new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...params] = part.trim().toLowerCase().split(';');
      const weight = params.find((param) => param.trim().startsWith('q='));
      return [name.trim(), weight ? Number(weight.trim().slice(2)) : 1];
    }),
  );
  const weightOf = (name: string) => allowed.get(name) ?? allowed.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : 'identity';
}

/** True if an If-None-Match header contains this tag (weak comparison). */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  const plain = etag.replace(/^W\//, '');
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === plain);
}

/**
 * Sends a public payload: 304 if the caller has it, else in the best accepted encoding. Caches may
 * store it but must revalidate.
 */
export async function sendPayload(c: Context, payload: Payload): Promise<Response> {
  const headers: Record<string, string> = {
    'Cache-Control': 'public, no-cache',
    ETag: payload.etag,
    Vary: 'Accept-Encoding, X-Language, X-Draft',
  };
  if (matchesTag(c.req.header('if-none-match'), payload.etag)) return c.body(null, 304, headers);
  return sendEncoded(c, payload, headers);
}

/** Sends a response that depends on the caller: not cacheable, without ETag. */
export function sendPersonal(c: Context, payload: Payload): Promise<Response> {
  return sendEncoded(c, payload, { 'Cache-Control': 'private, no-store', Vary: 'Accept-Encoding' });
}

/** Sends a personal file as a download; not cacheable. */
export function sendFile(
  c: Context,
  { fileType }: Endpoint,
  { bytes, name }: FileAnswer,
): Response {
  if (!fileType) throw new Error(`The call does not declare a file, but answers ${name}.`);
  return c.body(bytes, 200, {
    'Cache-Control': 'private, no-store',
    'Content-Type': fileType,
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Content-Type-Options': 'nosniff',
  });
}

async function sendEncoded(
  c: Context,
  payload: Payload,
  headers: Record<string, string>,
): Promise<Response> {
  const encoding = payload.encodingFor(c.req.header('accept-encoding'));
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Type'] = 'application/json; charset=UTF-8';
  return c.body(await payload.encode(encoding), 200, headers);
}

/**
 * Time limit of a cached response, because responses also depend on the clock (a category's
 * period).
 */
const MAX_AGE_MS = 60_000;
const MAX_BYTES = 48 * 1024 * 1024;

/**
 * Caches responses that depend only on catalogue and language, by address. Cleared when the
 * catalogue changes; evicts the least recently used.
 */
export class AnswerCache {
  readonly #entries = new LRUCache<string, { payload: Payload; until: number }>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 16,
    sizeCalculation: ({ payload }) => payload.size,
  });
  readonly #now: () => number;
  #generation = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Changes at every `clear`: a response started before that is not cached. */
  get generation(): number {
    return this.#generation;
  }

  get(key: string): Payload | null {
    const cached = this.#entries.get(key);
    return cached && cached.until > this.#now() ? cached.payload : null;
  }

  set(key: string, payload: Payload, generation: number): void {
    if (generation !== this.#generation) return;
    this.#entries.set(key, { payload, until: this.#now() + MAX_AGE_MS });
  }

  clear(): void {
    this.#entries.clear();
    this.#generation++;
  }
}
