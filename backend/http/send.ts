import type { Context } from 'hono';
import type { Endpoint } from '../../src/api/endpoint.ts';
import type { FileAnswer } from './answers.ts';
import { tagMatches, type Payload } from './payload.ts';

/**
 * Sends a public payload: 304 when the caller has it, else in the best encoding it accepts.
 * Caches may keep it and ask each time whether it changed.
 */
export async function sendPayload(c: Context, payload: Payload): Promise<Response> {
  const headers: Record<string, string> = {
    'Cache-Control': 'public, no-cache',
    ETag: payload.etag,
    Vary: 'Accept-Encoding, X-Language, X-Draft',
  };
  if (tagMatches(c.req.header('if-none-match'), payload.etag)) return c.body(null, 304, headers);
  return encoded(c, payload, headers);
}

/** Sends an answer that depends on who calls: no cache keeps it, and it has no tag. */
export function sendPersonal(c: Context, payload: Payload): Promise<Response> {
  return encoded(c, payload, { 'Cache-Control': 'private, no-store', Vary: 'Accept-Encoding' });
}

/** Sends a file to its one reader: to be saved, and kept by no cache. */
export function sendFile(c: Context, { file }: Endpoint, { bytes, name }: FileAnswer): Response {
  if (!file) throw new Error(`The call does not declare a file, but answers ${name}.`);
  return c.body(bytes, 200, {
    'Cache-Control': 'private, no-store',
    'Content-Type': file,
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Content-Type-Options': 'nosniff',
  });
}

async function encoded(
  c: Context,
  payload: Payload,
  headers: Record<string, string>,
): Promise<Response> {
  const encoding = payload.encodingFor(c.req.header('accept-encoding'));
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Type'] = 'application/json; charset=UTF-8';
  return c.body(await payload.encoded(encoding), 200, headers);
}
