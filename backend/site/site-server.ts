import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { accessLog } from '../http/access-log.ts';
import { createHttpServer } from './http-server.ts';
import { addressOfServer, listen, stopListening } from '../http/listening.ts';
import { passOn } from '../http/pass-on.ts';
import { createSiteHandler } from './site-handler.ts';

export interface SiteServerOptions {
  /** Where the releases lie; others publish them. */
  dataDir: string;
  port: number;
  /** The settings HOST and SITE_URL. */
  host: string;
  siteUrl: string;
  /** Where `/api/*` is answered, without a slash at its end. */
  apiBaseUrl: string;
  log: Logger;
}

export interface SiteServer {
  url: string;
  close(): Promise<void>;
}

/** Serves the live release and nothing else, beside as many others as there are on one data folder. */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { dataDir, host, siteUrl, log } = options;
  const site = createSiteHandler({ dataDir, log });
  const app = new Hono().use(accessLog(log)).route('/', passOn(options.apiBaseUrl, log));
  const api = getRequestListener(app.fetch);
  const server = createHttpServer({
    ...{ siteUrl, host },
    serve(request, response) {
      void (request.url?.startsWith('/api/') ? api : site)(request, response);
    },
  });
  const port = await listen(server, options.port, host);
  return {
    url: addressOfServer(host, port),
    async close() {
      await stopListening(server);
      site.close();
    },
  };
}
