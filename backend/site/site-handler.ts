import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { chooseEncoding, tagMatches, type Encoding } from '../http/payload.ts';
import { sendBuilding } from './building-page.ts';
import { FileCache, type Packed } from './file-cache.ts';
import { RedirectRules } from './redirect-rules.ts';
import { resolveAddress, type Resolution } from './resolve.ts';
import { cacheControl, SECURITY_HEADERS } from './security-headers.ts';
import { SiteFiles } from './site-files.ts';

export interface SiteHandlerOptions {
  /** Folder of the built site. It may come later. */
  distDir: string;
  /** Memory for files as they are sent; 192 MB. */
  cacheBytes?: number;
}

export interface SiteHandler {
  /** Answers a request; true, since every address of the site has an answer. */
  (request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>;
  /** Takes over a new build. */
  reload(): Promise<void>;
}

interface Site {
  files: SiteFiles;
  rules: RedirectRules;
  cache: FileCache;
  /** Paths that were found to be a page: the rules are asked once. */
  pages: Map<string, Resolution & { kind: 'file' }>;
  /** Tells one build from another. */
  mark: string;
}

const CACHE_BYTES = 192 * 1024 * 1024;
/** The build writes its rules last: a new file there is a new build. */
const MARKER = '_redirects';
const MAX_KNOWN_PAGES = 50_000;
const CHECK_EVERY_MS = 2_000;

/**
 * Serves a built site as a host of static files does: pages without extension, redirect
 * rules, compression, ETags, security headers. A finished build is noticed by itself.
 */
export function createSiteHandler({ distDir, cacheBytes }: SiteHandlerOptions): SiteHandler {
  let site: Site | null = null;
  let checkedAt = -Infinity;
  let loading: Promise<void> | null = null;

  const load = async (): Promise<void> => {
    const mark = await markOf(distDir);
    if (mark === null) return;
    site = {
      files: await SiteFiles.scan(distDir),
      rules: await RedirectRules.read(path.join(distDir, MARKER)),
      cache: new FileCache(distDir, cacheBytes ?? CACHE_BYTES),
      pages: new Map(),
      mark,
    };
  };
  const reload = () => (loading ??= load().finally(() => (loading = null)));

  /** Now and then looks for a new build; the old one answers until it is read. */
  const check = (): Promise<void> | null => {
    const now = performance.now();
    if (now - checkedAt < CHECK_EVERY_MS) return site ? null : loading;
    checkedAt = now;
    if (!site) return reload();
    const { mark } = site;
    void markOf(distDir).then((found) => {
      if (found !== null && found !== mark) return reload();
      return undefined;
    });
    return null;
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return true;
    }
    if (!site) return sendBuilding(request, response);
    return respond(site, request, response);
  };

  const handler = (request: IncomingMessage, response: ServerResponse) => {
    const waiting = check();
    return waiting ? waiting.then(() => answer(request, response)) : answer(request, response);
  };
  return Object.assign(handler, { reload });
}

/** Changes with every build; null while there is none. */
async function markOf(distDir: string): Promise<string | null> {
  for (const name of [MARKER, 'index.html']) {
    try {
      const { mtimeMs, ino, size } = await stat(path.join(distDir, name));
      return `${name} ${mtimeMs} ${ino} ${size}`;
    } catch {
      // Not there (yet).
    }
  }
  return null;
}

function respond(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): boolean | Promise<boolean> {
  const url = request.url ?? '/';
  const cut = url.indexOf('?');
  const pathname = cut < 0 ? url : url.slice(0, cut);
  const found =
    (cut < 0 && site.pages.get(pathname)) || resolve(site, pathname, cut < 0 ? '' : url.slice(cut));
  if (!found) return sendPlain(response, 404, 'Not found');
  if (found.kind === 'redirect') return sendRedirect(response, found);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const packed = site.cache.get(found.file, encoding);
  if (packed) return sendFile(request, response, found, packed);
  return loadAndSend(site, request, response, found, encoding);
}

function resolve(site: Site, pathname: string, search: string): Resolution | null {
  const found = resolveAddress(pathname, search, site.files, site.rules);
  // A rule may ask for the query, and then a path does not say everything.
  if (found?.kind === 'file' && found.status === 200 && search === '') {
    if (site.pages.size >= MAX_KNOWN_PAGES) site.pages.clear();
    site.pages.set(pathname, found);
  }
  return found;
}

async function loadAndSend(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  found: Resolution & { kind: 'file' },
  encoding: Encoding,
): Promise<boolean> {
  let packed: Packed;
  try {
    packed = await site.cache.load(found.file, encoding);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // A build removed it after the folder was read.
    return sendPlain(response, 404, 'Not found');
  }
  return sendFile(request, response, found, packed);
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  found: Resolution & { kind: 'file' },
  packed: Packed,
): boolean {
  const headers: Record<string, string | number> = {
    ...SECURITY_HEADERS,
    'Content-Type': packed.type,
    'Cache-Control': cacheControl(`/${found.file}`),
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

function sendRedirect(response: ServerResponse, { to, status }: Resolution & { kind: 'redirect' }) {
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

function sendPlain(response: ServerResponse, status: number, text: string): boolean {
  response
    .writeHead(status, { ...SECURITY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
    .end(text);
  return true;
}
