import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Hono, type Context } from 'hono';
import { pictureAt, type Picture } from './address.ts';
import { diskCache } from './cache.ts';
import { svgDocument } from './document.ts';
import { drawingVersion } from './drawing-version.ts';
import { encode, type Format } from './encode.ts';
import { limiter } from './limiter.ts';
import { formatFor } from './negotiate.ts';
import { parseQuery, type ImageQuery } from './request.ts';
import type { ImageSubjects } from './subject.ts';

export interface ImageRoutesOptions {
  subjects: ImageSubjects;
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
 * AVIF, WebP or JPEG by Accept; 400 names a wrong field, 404 an unknown picture.
 */
export function imageRoutes({ subjects, cacheDir, cacheBytes }: ImageRoutesOptions): Hono {
  const app = new Hono();
  const cache = diskCache(cacheDir, cacheBytes);
  const limit = limiter(availableParallelism());
  const underway = new Map<string, Promise<Buffer>>();

  const produce = async (
    key: string,
    picture: Picture,
    query: ImageQuery,
    format: Format,
  ): Promise<Buffer> => {
    const file = `${key}.${format}`;
    const cached = await cache.get(file);
    if (cached) return cached;
    const data = await limit(() => encode(svgDocument(picture.draw(), query), format, query.q));
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
    const digest = createHash('sha256')
      .update(
        [drawingVersion(), kind, key, view, picture.version, query.w, query.h, query.q].join('|'),
      )
      .digest('hex')
      .slice(0, 32);
    const etag = `"${digest.slice(0, 20)}-${picture.vector ? 'svg' : format}"`;
    c.header('Cache-Control', CACHE_CONTROL);
    c.header('ETag', etag);
    c.header('Vary', 'Accept');
    c.header('X-Content-Type-Options', 'nosniff');
    if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    if (picture.vector)
      return c.body(svgDocument(picture.draw(), query), 200, { 'Content-Type': 'image/svg+xml' });

    const job = `${digest}.${format}`;
    let work = underway.get(job);
    if (!work) {
      work = produce(digest, picture, query, format).finally(() => underway.delete(job));
      underway.set(job, work);
    }
    const data = await work;
    return c.body(new Uint8Array(data), 200, {
      'Content-Type': `image/${format}`,
      'Content-Length': String(data.length),
    });
  };

  app.get('/:kind/:key', answer);
  app.get('/:kind/:key/:view', answer);
  return app;
}

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag));
