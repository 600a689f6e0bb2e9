import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type Provider from 'oidc-provider';
import { type Bounds, DOORS } from '../../../src/api/bounds.ts';
import { tooOftenText } from '../../http/call-texts.ts';
import { QueueFullError } from '../../http/limits/work-queue.ts';
import { assetRoutes } from './assets.ts';
import { PROVIDER_HEADERS } from './headers.ts';
import { loginRoutes, type LoginRouteOptions } from './login-routes.ts';
import { languageOf } from './pages.ts';
import { PROVIDER_PATH } from './provider-path.ts';

const OWN_PATHS = [`${PROVIDER_PATH}/login/`, `${PROVIDER_PATH}/assets/`];

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/**
 * Answers everything below `/id`: the sign-in form and its assets, and the protocol itself. The provider reads
 * bodies on its own, so that nothing may stand between it and the request.
 */
export function providerListener(
  options: LoginRouteOptions & {
    provider(): Promise<Provider>;
    /** Where browsers reach the shop. */
    origin(): string;
    /** Counts a request; the seconds to wait, or 0. */
    waitOf(request: IncomingMessage, bounds: Bounds): number;
  },
): Listener {
  const { bounds } = DOORS.provider;
  const app = new Hono()
    .use(bodyLimit({ maxSize: bounds.bodyBytes }))
    .onError((error, c) => {
      if (!(error instanceof QueueFullError)) throw error;
      return c.text(error.message, 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
    })
    .route(PROVIDER_PATH, assetRoutes())
    .route(PROVIDER_PATH, loginRoutes(options) as unknown as Hono);
  const own = getRequestListener(app.fetch);
  return async (request, response) => {
    const url = request.url ?? '/';
    for (const [name, value] of Object.entries(PROVIDER_HEADERS)) response.setHeader(name, value);
    const wait = options.waitOf(request, bounds);
    if (wait > 0) return refuse(request, response, wait);
    sayOrigin(request, options.origin());
    if (OWN_PATHS.some((path) => url.startsWith(path))) return own(request, response);
    const provider = await options.provider();
    const raw = request as IncomingMessage & { originalUrl?: string };
    raw.originalUrl = url;
    request.url = url.slice(PROVIDER_PATH.length) || '/';
    return provider.callback()(request, response);
  };
}

/**
 * The provider takes host and protocol from these headers, which anybody can write: it learns those
 * of the shop, so that its addresses are ours and its cookies are for https where the shop is.
 */
function sayOrigin({ headers }: IncomingMessage, origin: string): void {
  const { host, protocol } = new URL(origin);
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
}

async function refuse(request: IncomingMessage, response: ServerResponse, wait: number) {
  const text = tooOftenText(wait)[languageOf(request.headers['accept-language'])];
  response.writeHead(429, {
    'Retry-After': String(wait),
    'Content-Type': 'text/plain; charset=UTF-8',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

/** True for requests that the embedded provider answers. */
export const isProviderPath = (url: string): boolean => url.startsWith(`${PROVIDER_PATH}/`);
