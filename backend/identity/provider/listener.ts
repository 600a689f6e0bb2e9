import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type Provider from 'oidc-provider';
import { assetRoutes } from './assets.ts';
import { PROVIDER_HEADERS } from './headers.ts';
import { loginRoutes, type LoginRouteOptions } from './login-routes.ts';
import { PROVIDER_PATH } from './provider-path.ts';

const OWN_PATHS = [`${PROVIDER_PATH}/login/`, `${PROVIDER_PATH}/assets/`];

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/**
 * Answers everything below `/id`: the sign-in form and its assets, and the protocol itself. The provider reads
 * bodies on its own, so that nothing may stand between it and the request.
 */
export function providerListener(
  options: LoginRouteOptions & { provider(): Promise<Provider> },
): Listener {
  const app = new Hono()
    .route(PROVIDER_PATH, assetRoutes())
    .route(PROVIDER_PATH, loginRoutes(options) as unknown as Hono);
  const own = getRequestListener(app.fetch);
  return async (request, response) => {
    const url = request.url ?? '/';
    for (const [name, value] of Object.entries(PROVIDER_HEADERS)) response.setHeader(name, value);
    if (OWN_PATHS.some((path) => url.startsWith(path))) return own(request, response);
    const provider = await options.provider();
    const raw = request as IncomingMessage & { originalUrl?: string };
    raw.originalUrl = url;
    request.url = url.slice(PROVIDER_PATH.length) || '/';
    return provider.callback()(request, response);
  };
}

/** True for requests that the embedded provider answers. */
export const isProviderPath = (url: string): boolean => url.startsWith(`${PROVIDER_PATH}/`);
