import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Hono, type Context } from 'hono';
import { idOf, pictureAt } from './address.ts';
import { diskCache } from './cache.ts';
import { svgDocument } from './document.ts';
import { drawingVersion } from './drawing-version.ts';
import { encode, encodePhoto, type Format } from './encode.ts';
import { limiter } from './limiter.ts';
import { formatFor } from './negotiate.ts';
import { parseQuery } from './request.ts';
import type { ImageSubjects } from './subject.ts';
import { turningFilm } from './turning-film.ts';

export interface ImageRoutesOptions {
  subjects: ImageSubjects;
  /** The bytes of a picture that an editor brought, by its id. */
  media(id: string): Buffer | null;
  /** Folder for finished pictures; made when missing. */
  cacheDir: string;
  /** Limit of that folder in bytes; 512 MB. */
  cacheBytes?: number;
}

/**
 * A day without asking, then a week in which a browser or CDN may show its copy while it asks:
 * the address carries no version, so "immutable" would keep a repainted product for a year.
 */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * `GET /api/images/{kind}/{key}[/{view}]?w=&h=&q=`, to be mounted at `/api/images`. Answers
 * AVIF, WebP or JPEG by Accept; 400 names a wrong field, 404 an unknown picture. A product has a
 * film too, `products/{id}/film`.
 */
export function imageRoutes({ subjects, media, cacheDir, cacheBytes }: ImageRoutesOptions): Hono {
  const app = new Hono();
  const cache = diskCache(cacheDir, cacheBytes);
  const limit = limiter(availableParallelism());
  const underway = new Map<string, Promise<Buffer>>();

  const produce = async (
    key: string,
    make: () => Promise<Buffer>,
    format: Format | 'webm',
  ): Promise<Buffer> => {
    const file = `${key}.${format}`;
    const cached = await cache.get(file);
    if (cached) return cached;
    const data = await limit(make);
    // A full or read-only disk costs speed, not the picture.
    await cache.put(file, data).catch(() => {});
    return data;
  };

  const answer = async (c: Context): Promise<Response> => {
    const parsed = parseQuery(new URL(c.req.url).searchParams);
    if (!parsed.ok) return c.json({ Success: false, Message: parsed.message, Data: null }, 400);
    const { kind = '', key = '', view } = c.req.param() as Record<string, string | undefined>;
    const picture = await pictureAt(subjects, kind, key, view);
    if (!picture) return c.json({ Success: false, Message: 'Unknown picture', Data: null }, 404);

    const { query } = parsed;
    const format = formatFor(c.req.header('accept'));
    const { w, h, q } = query;
    const digest = digestOf(drawingVersion(), kind, key, view, picture.version, w, h, q);
    const etag = `"${digest.slice(0, 20)}-${picture.vector ? 'svg' : format}"`;
    c.header('Cache-Control', CACHE_CONTROL);
    c.header('ETag', etag);
    c.header('Vary', 'Accept');
    c.header('X-Content-Type-Options', 'nosniff');
    if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    if (picture.vector)
      return c.body(svgDocument(picture.draw(), query), 200, { 'Content-Type': 'image/svg+xml' });

    const draw = () => encode(svgDocument(picture.draw(), query), format, query.q);
    return sent(c, await made(digest, draw, format), format);
  };

  /** Finished once, also for several who ask at once. */
  const made = (
    digest: string,
    make: () => Promise<Buffer>,
    format: Format | 'webm',
  ): Promise<Buffer> => {
    const job = `${digest}.${format}`;
    let work = underway.get(job);
    if (!work) {
      work = produce(digest, make, format).finally(() => underway.delete(job));
      underway.set(job, work);
    }
    return work;
  };

  app.get('/media/:id', async (c) => {
    const parsed = parseQuery(new URL(c.req.url).searchParams);
    if (!parsed.ok) return c.json({ Success: false, Message: parsed.message, Data: null }, 400);
    const id = c.req.param('id');
    const bytes = media(id);
    if (!bytes) return c.json({ Success: false, Message: 'Unknown picture', Data: null }, 404);
    const { query } = parsed;
    const format = formatFor(c.req.header('accept'));
    const digest = digestOf('media', id, query.w, query.h, query.q);
    const etag = `"${digest.slice(0, 20)}-${format}"`;
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('ETag', etag);
    c.header('Vary', 'Accept');
    c.header('X-Content-Type-Options', 'nosniff');
    if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    return sent(c, await made(digest, () => encodePhoto(bytes, query, format), format), format);
  });

  app.get('/products/:key/film', async (c) => {
    const id = idOf(c.req.param('key'));
    const subject = id === null ? null : await subjects.product(id);
    if (!subject) return c.json({ Success: false, Message: 'Unknown film', Data: null }, 404);
    const digest = digestOf(drawingVersion(), 'film', subject.id, subject.version);
    c.header('Cache-Control', CACHE_CONTROL);
    c.header('ETag', `"${digest.slice(0, 20)}"`);
    c.header('X-Content-Type-Options', 'nosniff');
    return inParts(c, await made(digest, () => turningFilm(subject), 'webm'));
  });

  app.get('/:kind/:key', answer);
  app.get('/:kind/:key/:view', answer);
  return app;
}

const digestOf = (...parts: unknown[]): string =>
  createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 32);

const sent = (c: Context, data: Buffer, format: Format) =>
  c.body(new Uint8Array(data), 200, {
    'Content-Type': `image/${format}`,
    'Content-Length': String(data.length),
  });

/** A film, or the part of it that a player asks for (RFC 9110 §14). */
function inParts(c: Context, film: Buffer): Response {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('range') ?? '') ?? [];
  const from = Number(first ?? 0);
  const to = Math.min(film.length - 1, last ? Number(last) : film.length - 1);
  c.header('Content-Type', 'video/webm');
  c.header('Accept-Ranges', 'bytes');
  if (from > to) {
    c.header('Content-Range', `bytes */${film.length}`);
    return c.body(null, 416);
  }
  if (first !== undefined) c.header('Content-Range', `bytes ${from}-${to}/${film.length}`);
  const part = film.subarray(from, to + 1);
  c.header('Content-Length', String(part.length));
  return c.body(new Uint8Array(part), first === undefined ? 200 : 206);
}

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag));
