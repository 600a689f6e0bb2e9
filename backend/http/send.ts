import type { Context } from 'hono';
import { tagMatches, type Payload } from './payload.ts';

/**
 * Sends a payload: 304 when the caller has it, else in the best encoding it accepts.
 * `public` answers are the same for every visitor; both kinds are asked for again each time.
 */
export async function sendPayload(
  c: Context,
  payload: Payload,
  scope: 'public' | 'private',
): Promise<Response> {
  const encoding = payload.encodingFor(c.req.header('accept-encoding'));
  const headers: Record<string, string> = {
    'Cache-Control': scope === 'public' ? 'public, no-cache' : 'private, no-cache',
    ETag: payload.etag,
    Vary: 'Accept-Encoding, X-Language',
  };
  if (tagMatches(c.req.header('if-none-match'), payload.etag)) return c.body(null, 304, headers);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Type'] = 'application/json; charset=UTF-8';
  return c.body(await payload.encoded(encoding), 200, headers);
}
