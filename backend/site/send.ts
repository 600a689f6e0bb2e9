/** What a request of the site is answered with, once it is known. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteEntry } from '../../src/releases/releases.ts';
import { tagMatches } from '../http/payload.ts';
import type { Packed } from './file-cache.ts';
import type { Resolution } from './resolve.ts';
import { cacheControl, SECURITY_HEADERS } from './security-headers.ts';

export interface FoundFile {
  kind: 'file';
  entry: SiteEntry;
  status: number;
}

export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  found: FoundFile,
  packed: Packed,
): boolean {
  const headers: Record<string, string | number> = {
    ...SECURITY_HEADERS,
    'Content-Type': packed.type,
    'Cache-Control': cacheControl(`/${found.entry.path}`),
    ETag: packed.etag,
    Vary: 'Accept-Encoding',
  };
  if (packed.policy !== null) headers['Content-Security-Policy'] = packed.policy;
  if (found.status === 200 && tagMatches(request.headers['if-none-match'], packed.etag)) {
    response.writeHead(304, headers).end();
    return true;
  }
  if (packed.encoding !== 'identity') headers['Content-Encoding'] = packed.encoding;
  headers['Content-Length'] = packed.body.length;
  response.writeHead(found.status, headers);
  response.end(request.method === 'HEAD' ? undefined : packed.body);
  return true;
}

export function sendRedirect(
  response: ServerResponse,
  { to, status }: Resolution & { kind: 'redirect' },
) {
  response
    .writeHead(status, {
      ...SECURITY_HEADERS,
      Location: to,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Length': 0,
    })
    .end();
  return true;
}

export function sendPlain(response: ServerResponse, status: number, text: string): boolean {
  response
    .writeHead(status, { ...SECURITY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
    .end(text);
  return true;
}
