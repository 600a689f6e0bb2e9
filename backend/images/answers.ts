import type { Context } from 'hono';
import { limitKey } from '../../src/domain/network-address.ts';
import { remoteAddress } from '../http/remote-address.ts';
import type { Format } from './encode.ts';
import { AbandonedError } from './shared-work.ts';
import { type Asked, QueueFullError } from '../http/limits/work-queue.ts';

/** Seconds after which a full queue has been worked off. */
const RETRY_AFTER_S = 5;
/** As nginx logs it: the caller closed the connection before the answer. */
const CALLER_LEFT = 499;

/** Who waits for this answer, for a queue. */
export const askedBy = (c: Context, addressOf = remoteAddress): Asked => ({
  caller: limitKey(addressOf(c)),
  signal: c.req.raw.signal,
});

export const refusal = (c: Context, message: string, status: 400 | 404 | 503) =>
  c.json({ Success: false, Message: message, Data: null }, status);

/** Headers of a picture that may be kept; call it for the 304 as well. */
export function setKept(c: Context, cacheControl: string, etag: string, isNegotiated: boolean) {
  c.header('Cache-Control', cacheControl);
  c.header('ETag', etag);
  if (isNegotiated) c.header('Vary', 'Accept');
}

export const sendPicture = (c: Context, data: Buffer, format: Format) =>
  c.body(new Uint8Array(data), 200, {
    'Content-Type': `image/${format}`,
    'Content-Length': String(data.length),
  });

/** A film, or the part of it that a player asks for (RFC 9110 §14). */
export function sendFilm(c: Context, film: Buffer, format: 'webm' | 'mp4' = 'webm'): Response {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('range') ?? '') ?? [];
  const from = Number(first ?? 0);
  const to = Math.min(film.length - 1, last ? Number(last) : film.length - 1);
  c.header('Content-Type', `video/${format}`);
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

/** The answer where no picture could be made: 503 while too many wait. Throws other errors. */
export function notMade(c: Context, error: unknown): Response {
  if (error instanceof QueueFullError) {
    c.header('Retry-After', String(RETRY_AFTER_S));
    c.header('Cache-Control', 'no-store');
    c.header('ETag', undefined);
    return refusal(c, error.message, 503);
  }
  if (error instanceof AbandonedError) return new Response(null, { status: CALLER_LEFT });
  throw error;
}

/** True where the caller has this version already. */
export function hasIt(c: Context, etag: string): boolean {
  const header = c.req.header('if-none-match');
  if (header === undefined) return false;
  const tags = header.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.includes(etag) || header.trim() === '*';
}
