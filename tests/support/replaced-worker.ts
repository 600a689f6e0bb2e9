/** The shop with a different service worker, as an earlier or later release would have it. */
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ShopWithWorker {
  url: string;
  /** Serves this script from now on; null: the one of the shop. */
  serveWorker(script: string | null): void;
  close(): void;
}

const WORKER = '/service-worker.js';

/** Passes everything on to the shop but the file of the worker. */
export async function shopWithWorker(shop: string): Promise<ShopWithWorker> {
  const { hostname, port } = new URL(shop);
  let worker: string | null = null;
  const server = createServer((request, response) => {
    if (worker !== null && request.url === WORKER) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      return response.end(worker);
    }
    const { url, method, headers } = request;
    const passed = ask({ hostname, port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    serveWorker: (script) => (worker = script),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
