import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ThirdPartySources } from '../../../src/domain/consent/consent.ts';
import { sendPlain, transportHeaders } from './security-headers.ts';
import type { Env } from '../../../src/env.ts';
import { accessLog, proxyApi } from '../http/proxy-api.ts';
import { Serving, type ServingEnv } from '../http/serving.ts';
import { createSiteHandler } from './site-handler.ts';

/**
 * Time limit for a request with its body. Connections are checked every second, so a client that
 * sends byte by byte is disconnected within 30 seconds; 12 MB need 4 Mbit/s.
 */
const REQUEST_TIMEOUT_MS = 25_000;
const HEADERS_TIMEOUT_MS = 15_000;
const CHECK_EVERY_MS = 1_000;
/** This server is not responsible for the requested host (RFC 9110 §15.5.20). */
const MISDIRECTED_REQUEST = 421;

export interface HttpServerOptions {
  siteUrl: string;
  /** The setting HOST. */
  host: string;
  serve(request: IncomingMessage, response: ServerResponse): void;
  /** Default: 25 seconds. */
  requestTimeoutMs?: number;
}

/**
 * An HTTP server with the common behaviour of all responses: no content sniffing, HSTS on https,
 * 408 for incomplete requests, 421 for other hosts.
 */
export function createHttpServer(options: HttpServerOptions): Server {
  const { siteUrl, host, serve, requestTimeoutMs: timeout = REQUEST_TIMEOUT_MS } = options;
  const headers = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    ...transportHeaders(siteUrl),
  });
  const ownHosts = { site: new URL(siteUrl).host, listening: host };
  const limits = {
    requestTimeout: timeout,
    headersTimeout: Math.min(timeout, HEADERS_TIMEOUT_MS),
    connectionsCheckingInterval: Math.min(timeout / 4, CHECK_EVERY_MS),
  };
  return createServer(limits, (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (toOriginForm(request, ownHosts)) serve(request, response);
    else sendPlain(response, MISDIRECTED_REQUEST, 'This server does not answer for that host.');
  });
}

export interface SiteServerOptions {
  /** Other processes publish the releases of DATA_DIR. */
  env: ServingEnv & Pick<Env, 'DATA_DIR' | 'SITE_URL'>;
  /** Base URL of `/api/*`, without trailing slash. */
  apiBaseUrl: string;
  /** Third-party sources for the pages' content security policy. */
  parties: ThirdPartySources;
  log: Logger;
}

export interface SiteServer {
  url: string;
  /** Finishes running requests. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Serves only the live release, alongside any number of other processes on the same data folder.
 */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { env, parties, log } = options;
  const site = createSiteHandler({ dataDir: env.DATA_DIR, parties, log });
  const serving = new Serving(env);
  const app = new Hono().use(accessLog(log)).route('/', proxyApi(options.apiBaseUrl, log));
  const api = getRequestListener(app.fetch);
  const server = createHttpServer({
    ...{ siteUrl: env.SITE_URL, host: env.HOST },
    serve(request, response) {
      if (serving.answerProbe(request, response)) return;
      void (request.url?.startsWith('/api/') ? api : site)(request, response);
    },
  });
  await serving.listen(server);
  await serving.joinSharedPort();
  return {
    url: serving.url,
    drain: () => serving.drain(),
    async close() {
      await serving.close();
      site.close();
    },
  };
}

/** Hosts that requests may name, besides the address of the connection. */
interface OwnHosts {
  /** Host of the public address, with its port: `shop.example`. */
  site: string;
  /** The configured listening name or address. */
  listening: string;
}

const ABSOLUTE_TARGET = /^https?:\/\/[^/?#]*/i;

/**
 * Rewrites a target in absolute form (`GET http://shop.example/a HTTP/1.1`, RFC 9112 §3.2.2) to
 * `/a`; its host overrides the Host header. False if the host is not ours: this server is not a
 * proxy.
 */
function toOriginForm(request: IncomingMessage, ownHosts: OwnHosts): boolean {
  const target = request.url ?? '/';
  if (target.startsWith('/') || target === '*') return true;
  const authority = ABSOLUTE_TARGET.exec(target)?.[0];
  if (authority === undefined || !URL.canParse(authority)) return false;
  const url = new URL(authority);
  if (url.username !== '' || url.password !== '' || !isOwnHost(url, request, ownHosts))
    return false;
  const rest = target.slice(authority.length).replace(/#.*$/, '');
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = url.host;
  return true;
}

function isOwnHost(url: URL, { socket }: IncomingMessage, { site, listening }: OwnHosts): boolean {
  if (url.host === site) return true;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (port !== socket.localPort) return false;
  const address = (socket.localAddress ?? '').replace(/^::ffff:/, '');
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return ['localhost', '127.0.0.1', '::1', address, listening.toLowerCase()].includes(name);
}
