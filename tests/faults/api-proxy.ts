/** Stands between the renderer and the APIs, and makes them fail in the middle of a build. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What is answered instead: nothing (the connection is cut), as agreed but not before the fault is
 * over, something else, or as agreed but with the first few of many records.
 */
export type ApiFault =
  | { kind: 'down' }
  | { kind: 'held' }
  | { kind: 'part'; path: RegExp; records: number }
  | { kind: 'answer'; status: number; type: string; body: string };

export interface ApiProxy {
  url: string;
  /** From the `after`-th call from now on; null: all is well again. */
  set(fault: ApiFault | null, after?: number): void;
  /** Resolves when a call has met the fault. */
  met(): Promise<void>;
  close(): void;
}

export async function startApiProxy(target: () => string): Promise<ApiProxy> {
  let fault: ApiFault | null = null;
  let left = 0;
  let met = Promise.withResolvers<void>();
  let over = Promise.withResolvers<void>();

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const now = fault && left-- <= 0 ? fault : null;
    if (now) met.resolve();
    if (now?.kind === 'down') return void request.socket.destroy();
    if (now?.kind === 'answer') {
      return void response.writeHead(now.status, { 'Content-Type': now.type }).end(now.body);
    }
    if (now?.kind === 'held') await over.promise;
    const isPart = now?.kind === 'part' && now.path.test(request.url ?? '');
    const answer = await fetch(target() + request.url, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries([
        // Commands of this process would be given a connection that is kept, and closed just then.
        ['connection', 'close'],
        ...['x-language', 'content-type', 'if-none-match', 'accept'].flatMap((name) => {
          const value = request.headers[name];
          const isPassed = typeof value === 'string' && !(isPart && name === 'if-none-match');
          return isPassed ? [[name, value]] : [];
        }),
      ]),
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    });
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (isPart) {
      const { Success, Data } = (await answer.json()) as { Success: boolean; Data: unknown[] };
      const part = { Success, Data: Data.slice(0, now.records) };
      return void response.writeHead(200, headers).end(JSON.stringify(part));
    }
    const etag = answer.headers.get('etag');
    if (etag) headers['ETag'] = etag;
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    set(next, after = 0) {
      over.resolve();
      fault = next;
      left = after;
      met = Promise.withResolvers();
      over = Promise.withResolvers();
    },
    met: () => met.promise,
    close() {
      over.resolve();
      server.closeAllConnections();
      server.close();
    },
  };
}
