import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { limitKey, remoteAddress } from '../http/limits/client-address.ts';
import {
  type Format,
  encode,
  encodePhoto,
  formatFor,
  parseQuery,
  svgDocument,
} from './document.ts';
import { AbandonedError, pictureMaker } from './cache.ts';
import { type Requester, QueueFullError, type QueueLimits } from '../http/limits/work-queue.ts';
import { idOf, pictureAt, type PictureSources } from './address.ts';

/** Seconds in which a full queue is processed. */
const RETRY_AFTER_S = 5;
/** As logged by nginx: the caller closed the connection before the response. */
const CLIENT_CLOSED_REQUEST = 499;

/** The requester of this response, for a work queue. */
export const requesterOf = (c: Context, addressOf = remoteAddress): Requester => ({
  caller: limitKey(addressOf(c)),
  signal: c.req.raw.signal,
});

const answerRefusal = (c: Context, message: string, status: 400 | 404 | 503) =>
  c.json({ Success: false, Message: message, Data: null }, status);

/** Sets the cache headers of an image, also for a 304. */
function setCacheHeaders(c: Context, cacheControl: string, etag: string, isNegotiated: boolean) {
  c.header('Cache-Control', cacheControl);
  c.header('ETag', etag);
  if (isNegotiated) c.header('Vary', 'Accept');
}

const sendPicture = (c: Context, data: Buffer, format: Format) =>
  c.body(new Uint8Array(data), 200, {
    'Content-Type': `image/${format}`,
    'Content-Length': String(data.length),
  });

/** Sends a film, or the range that a player requests (RFC 9110 §14). */
function sendFilm(c: Context, film: Buffer, format: 'webm' | 'mp4' = 'webm'): Response {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('range') ?? '') ?? [];
  const firstByte = Number(first ?? 0);
  const lastByte = Math.min(film.length - 1, last ? Number(last) : film.length - 1);
  c.header('Content-Type', `video/${format}`);
  c.header('Accept-Ranges', 'bytes');
  if (firstByte > lastByte) {
    c.header('Content-Range', `bytes */${film.length}`);
    return c.body(null, 416);
  }
  if (first !== undefined)
    c.header('Content-Range', `bytes ${firstByte}-${lastByte}/${film.length}`);
  const range = film.subarray(firstByte, lastByte + 1);
  c.header('Content-Length', String(range.length));
  return c.body(new Uint8Array(range), first === undefined ? 200 : 206);
}

/** The response if no image could be rendered: 503 while too many wait. Throws other errors. */
function renderFailure(c: Context, error: unknown): Response {
  if (error instanceof QueueFullError) {
    c.header('Retry-After', String(RETRY_AFTER_S));
    c.header('Cache-Control', 'no-store');
    c.header('ETag', undefined);
    return answerRefusal(c, error.message, 503);
  }
  if (error instanceof AbandonedError) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
  throw error;
}

/** True if the caller already has this version. */
function hasCurrentCopy(c: Context, etag: string): boolean {
  const header = c.req.header('if-none-match');
  if (header === undefined) return false;
  const tags = header.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.includes(etag) || header.trim() === '*';
}

/**
 * Digest of the drawing code in this folder and in that of the demo's drawings: a change
 * invalidates cached images.
 */
function drawingVersion(folders: readonly string[]): string {
  const digest = createHash('sha256');
  for (const folder of [import.meta.dirname, ...folders]) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.toSorted())
      if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
        digest.update(file).update(readFileSync(join(folder, file)));
  }
  return digest.digest('hex').slice(0, 12);
}

/** A value, or a promise of one if it needs a database query. */
type MaybePromise<T> = T | Promise<T>;

/** Images and films of editors or a feed, by id. */
export interface MediaBytes {
  has(id: string): MaybePromise<boolean>;
  /** Null if it was removed. */
  bytes(id: string): MaybePromise<Buffer | null>;
  /** True for product images: fitted with white margins, where others are cropped. */
  isFitted?(id: string): MaybePromise<boolean>;
  /** An MP4; null if there is none. */
  film?(id: string): MaybePromise<Buffer | null>;
}

export interface ImageRoutesOptions extends PictureSources {
  media: MediaBytes;
  /** Key for queue fairness: the client behind trusted proxies; default: the peer. */
  addressOf?: (c: Context) => string;
  /** Folder for finished images; created if missing. */
  cacheDir: string;
  /** Size limit of that folder in bytes; default 512 MB. */
  cacheBytes?: number;
  /** Limits of concurrent and waiting images; default: by number of cores. */
  queue?: QueueLimits;
}

/**
 * A day without revalidation, then a week in which a browser or CDN may show its copy while
 * revalidating: the address has no version, so "immutable" would keep an outdated image for a year.
 */
const CACHE_REVALIDATED = 'public, max-age=86400, stale-while-revalidate=604800';
/**
 * Version of the media processing. Change it when the processing changes, to invalidate cached
 * images.
 */
const MEDIA_VERSION = 'media, transparent';
/** The id of uploaded media is the digest of its bytes. */
const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * `GET /api/images/{kind}/{key}[/{view}]?w=&h=&q=`, to be mounted at `/api/images`. Returns AVIF,
 * WebP or JPEG by Accept; 400 names an invalid field, 404 an unknown image, 503 with Retry-After
 * when too many wait. Products also have a film, `products/{id}/film`.
 */
export function imageRoutes(options: ImageRoutesOptions): Hono {
  const { subjects, drawings, media } = options;
  const app = new Hono();
  const pictures = pictureMaker(options.cacheDir, options.cacheBytes, options.queue);

  const drawnBy = drawingVersion(drawings ? [drawings.folder] : []);

  const answerImage = async (c: Context): Promise<Response> => {
    const parsed = parseQuery(new URL(c.req.url).searchParams);
    if (!parsed.ok) return answerRefusal(c, parsed.message, 400);
    const { kind = '', key = '', view } = c.req.param() as Record<string, string | undefined>;
    const picture = await pictureAt(options, kind, key, view);
    if (!picture) return answerRefusal(c, 'Unknown picture', 404);

    const { query } = parsed;
    const { w, h, q } = query;
    const format = formatFor(c.req.header('accept'));
    const digest = digestOf(drawnBy, kind, key, view, picture.version, w, h, q);
    const etag = `"${digest.slice(0, 20)}-${picture.isVector ? 'svg' : format}"`;
    setCacheHeaders(c, CACHE_REVALIDATED, etag, true);
    if (hasCurrentCopy(c, etag)) return c.body(null, 304);
    if (picture.isVector)
      return c.body(svgDocument(picture.draw(), query), 200, { 'Content-Type': 'image/svg+xml' });

    const renderDrawing = () => encode(svgDocument(picture.draw(), query), format, q);
    return sendPicture(
      c,
      await pictures(`${digest}.${format}`, renderDrawing, requesterOf(c, options.addressOf)),
      format,
    );
  };

  app.get('/media/:id', async (c) => {
    const parsed = parseQuery(new URL(c.req.url).searchParams);
    if (!parsed.ok) return answerRefusal(c, parsed.message, 400);
    const id = c.req.param('id');
    if (!(await media.has(id))) return answerRefusal(c, 'Unknown picture', 404);
    const { query } = parsed;
    const format = formatFor(c.req.header('accept'));
    const digest = digestOf(MEDIA_VERSION, id, query.w, query.h, query.q);
    const etag = `"${digest.slice(0, 20)}-${format}"`;
    setCacheHeaders(c, CACHE_IMMUTABLE, etag, true);
    if (hasCurrentCopy(c, etag)) return c.body(null, 304);
    // Reads the bytes only when rendering starts, so that waiting images use no memory.
    const renderMedia = async () => {
      const bytes = await media.bytes(id);
      if (!bytes) throw new Error(`The picture ${id} was removed.`);
      const fit = (await media.isFitted?.(id)) ? 'contain' : 'cover';
      return encodePhoto(bytes, query, format, fit);
    };
    return sendPicture(
      c,
      await pictures(`${digest}.${format}`, renderMedia, requesterOf(c, options.addressOf)),
      format,
    );
  });

  app.get('/media/:id/film', async (c) => {
    const id = c.req.param('id');
    const film = (await media.film?.(id)) ?? null;
    if (!film) return answerRefusal(c, 'Unknown film', 404);
    setCacheHeaders(c, CACHE_IMMUTABLE, `"${id}"`, false);
    return sendFilm(c, film, 'mp4');
  });

  app.get('/products/:key/film', async (c) => {
    const id = idOf(c.req.param('key'));
    const subject = id === null ? null : await subjects.product(id);
    if (!subject || !drawings?.hasFilm(subject)) return answerRefusal(c, 'Unknown film', 404);
    const digest = digestOf(drawnBy, 'film', subject.id, subject.version);
    setCacheHeaders(c, CACHE_REVALIDATED, `"${digest.slice(0, 20)}"`, false);
    const renderFilm = (signal: AbortSignal) => drawings.film(subject, signal);
    return sendFilm(
      c,
      await pictures(`${digest}.webm`, renderFilm, requesterOf(c, options.addressOf)),
    );
  });

  app.get('/:kind/:key', answerImage);
  app.get('/:kind/:key/:view', answerImage);
  app.onError((error, c) => renderFailure(c, error));
  return app;
}

const digestOf = (...parts: unknown[]): string =>
  createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 32);
