import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ThirdPartySources } from '../../../src/domain/consent/consent.ts';
import { inlineHashes } from '../../../src/publish/releases/inline-hashes.ts';
import {
  contentSecurityPolicy,
  SECURITY_HEADERS,
  type FoundFile,
  sendFile,
  sendPlain,
  sendRedirect,
} from './security-headers.ts';
import { Releases } from '../../../src/publish/releases/releases.ts';
import { chooseEncoding, type Encoding } from '../http/payload.ts';
import { contentType, SiteFiles, FileCache } from './site-files.ts';
import { RedirectRules, decodePath, resolveAddress, type Resolution } from './resolve.ts';

const RETRY_AFTER_S = 10;

const toLatin1 = (text: string) => Buffer.from(text).toString('latin1');

const BUILDING_TEXTS = {
  nl: {
    title: 'De winkel wordt klaargezet',
    text: 'We bouwen de pagina’s op. Dat duurt een paar minuten; deze pagina kijkt zelf of het klaar is.',
  },
  en: {
    title: 'The shop is being built',
    text: 'We are preparing the pages. That takes a few minutes; this page looks by itself whether they are ready.',
  },
} as const;

/** The response while the site is not built yet: 503 with Retry-After. */
function sendBuilding(
  request: IncomingMessage,
  response: ServerResponse,
  parties: ThirdPartySources,
): boolean {
  const locale = /^\/en(?:[/?]|$)/.test(request.url ?? '') ? 'en' : 'nl';
  const { title, text } = BUILDING_TEXTS[locale];
  const body = `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="refresh" content="${RETRY_AFTER_S}">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <style>
      body { font: 1.125rem/1.6 system-ui, sans-serif; margin: 20vh auto 0; max-width: 34rem; padding: 0 1.5rem; color: #1f2937 }
      h1 { font-size: 1.75rem; line-height: 1.2 }
    </style>
  </head>
  <body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;
  response.writeHead(503, {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy(inlineHashes(toLatin1(body)), parties),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_AFTER_S),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

/** Answers before the first release: with the page itself, made now, if that is possible. */
async function sendUnpublished(
  request: IncomingMessage,
  response: ServerResponse,
  { onDemand, parties, log }: SiteHandlerOptions,
): Promise<boolean> {
  const address = decodePath((request.url ?? '/').split('?', 1)[0]!);
  const demandedFile = address === null ? null : onDemand?.(address);
  const demanded = await demandedFile?.catch((error: unknown) => {
    log?.error({ err: error, path: address }, 'A page could not be made on demand');
    return null;
  });
  if (!demanded) return sendBuilding(request, response, parties);
  const type = contentType(demanded.file);
  const body = Buffer.from(demanded.body);
  const isPage = type.startsWith('text/html');
  response.writeHead(200, {
    ...SECURITY_HEADERS,
    ...(isPage && {
      'Content-Security-Policy': contentSecurityPolicy(
        inlineHashes(body.toString('latin1')),
        parties,
      ),
    }),
    'Content-Type': type,
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

export interface SiteHandlerOptions {
  /** Folder of the releases. The first may be added later. */
  dataDir: string;
  /** Third-party sources for the pages' content security policy. */
  parties: ThirdPartySources;
  /** Makes the file at an address before the first release; null if there is none yet. */
  onDemand?(address: string): Promise<{ file: string; body: Uint8Array } | null>;
  /** Memory limit for cached files; 192 MB. */
  cacheBytes?: number;
  log?: Pick<Logger, 'error'>;
}

export interface SiteHandler {
  /** Handles a request; always true, since every address of the site has a response. */
  (request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>;
  /** Switches to a new release at once. */
  reload(): Promise<void>;
  /** The number of the release to serve; null before the first. */
  liveRelease(): number | null;
  close(): void;
}

interface LoadedSite {
  files: SiteFiles;
  rules: RedirectRules;
  cache: FileCache;
  /** Pages by path, so that a repeated request looks up neither release nor rules. */
  pages: Map<string, FoundFile>;
}

const CACHE_BYTES = 192 * 1024 * 1024;
const RULES_FILE = '_redirects';
const MAX_KNOWN_PAGES = 50_000;
const CHECK_EVERY_MS = 100;

/**
 * Serves the live release like a static host: pages without extension, redirect rules, compression,
 * ETags, security headers. Detects new releases; each response comes from a single release.
 */
export function createSiteHandler(options: SiteHandlerOptions): SiteHandler {
  const { dataDir, parties, cacheBytes, log } = options;
  const releases = new Releases(dataDir);
  const cache = new FileCache(releases, parties, cacheBytes ?? CACHE_BYTES);
  let site: LoadedSite | null = null;
  let rules = { digest: '', rules: new RedirectRules([]) };
  let checkedAt = -Infinity;
  let loading: Promise<void> | null = null;

  const loadLiveRelease = async (): Promise<void> => {
    const live = releases.current();
    if (!live || live.id === site?.files.release) return;
    const files = new SiteFiles(releases, live.id);
    const entry = files.entry(RULES_FILE);
    if (entry && entry.digest !== rules.digest) {
      rules = { digest: entry.digest, rules: await readRules(entry.digest) };
    }
    site = { files, rules: rules.rules, cache, pages: new Map() };
  };
  /** Pages are served even if the addresses of the root categories are unknown (spec 1 §8). */
  const readRules = async (digest: string): Promise<RedirectRules> => {
    try {
      return await RedirectRules.parse(releases.body(digest)?.toString() ?? '');
    } catch (error) {
      log?.error({ err: error }, 'route-categories');
      return rules.rules;
    }
  };
  const reload = () => (loading ??= loadLiveRelease().finally(() => (loading = null)));

  /** Checks for a new release at intervals; the old one is served until it is loaded. */
  const checkForRelease = (): Promise<void> | null => {
    const now = performance.now();
    if (now - checkedAt < CHECK_EVERY_MS) return site ? null : loading;
    checkedAt = now;
    const reading = reload();
    return site ? null : reading;
  };

  const answerRequest = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return true;
    }
    if (!site) return sendUnpublished(request, response, options);
    return respond(site, request, response);
  };

  const handler = (request: IncomingMessage, response: ServerResponse) => {
    const waiting = checkForRelease();
    return waiting
      ? waiting.then(() => answerRequest(request, response))
      : answerRequest(request, response);
  };
  return Object.assign(handler, {
    reload,
    liveRelease: () => releases.current()?.id ?? null,
    close: () => releases.close(),
  });
}

function respond(
  site: LoadedSite,
  request: IncomingMessage,
  response: ServerResponse,
): boolean | Promise<boolean> {
  const url = request.url ?? '/';
  const cut = url.indexOf('?');
  const pathname = cut < 0 ? url : url.slice(0, cut);
  const resolution =
    (cut < 0 && site.pages.get(pathname)) ||
    resolvePage(site, pathname, cut < 0 ? '' : url.slice(cut));
  if (!resolution) return sendPlain(response, 404, 'This page could not be found');
  if (resolution.kind === 'redirect') return sendRedirect(response, resolution);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const packed = site.cache.get(resolution.entry, encoding);
  if (packed) return sendFile(request, response, resolution, packed);
  return loadAndSend(site, request, response, resolution, encoding);
}

function resolvePage(
  site: LoadedSite,
  pathname: string,
  search: string,
): FoundFile | (Resolution & { kind: 'redirect' }) | null {
  const resolved = resolveAddress(pathname, search, site.files, site.rules);
  if (resolved?.kind !== 'file') return resolved;
  const entry = site.files.entry(resolved.file);
  if (!entry) return null;
  const foundFile: FoundFile = { kind: 'file', entry, status: resolved.status };
  // A rule may depend on the query, so only paths without one are cached.
  if (foundFile.status === 200 && search === '') {
    if (site.pages.size >= MAX_KNOWN_PAGES) site.pages.clear();
    site.pages.set(pathname, foundFile);
  }
  return foundFile;
}

async function loadAndSend(
  site: LoadedSite,
  request: IncomingMessage,
  response: ServerResponse,
  found: FoundFile,
  encoding: Encoding,
): Promise<boolean> {
  const packed = await site.cache.load(found.entry, encoding);
  return sendFile(request, response, found, packed);
}
