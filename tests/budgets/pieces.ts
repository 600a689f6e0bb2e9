/** A way to the shop on which pages arrive in pieces, each held until the one before is painted. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Tells which of several visits to one page asks for its HTML. */
const VISIT = 'x-visit';
/** Pieces of each page's HTML, behind the one up to what the first paint waits for. */
const PIECES = 12;

export interface PieceServer {
  /** Address that answers as the shop does. */
  url: string;
  /** Opens a page and lets its pieces come one after the other. The page's cookies are not sent. */
  open(page: Page, path: string): Promise<void>;
  close(): void;
}

/** Splits a page behind what its first paint waits for, and then into pieces of equal length. */
export function pieces(html: string): string[] {
  // The first paint waits for the element that `rel=expect` names.
  const first = html.includes('rel="expect"') ? html.indexOf('id="rest"') : html.indexOf('<body');
  const head = html.indexOf('>', first) + 1;
  const length = Math.ceil((html.length - head) / PIECES);
  const rest = Array.from({ length: PIECES }, (_, i) =>
    html.slice(head + i * length, head + (i + 1) * length),
  );
  return [html.slice(0, head), ...rest];
}

/** Serves the shop at the given address. */
export async function servePieces(shop: string): Promise<PieceServer> {
  const held = new Map<string, { write(piece: string): void; end(): void; rest: string[] }>();
  const server = createServer((request, response) => {
    const { url: path = '/' } = request;
    const asks = { accept: request.headers.accept ?? '*/*' };
    fetch(shop + path, { headers: asks })
      .then(async (answer) => {
        const type = answer.headers.get('content-type') ?? '';
        const policy = answer.headers.get('content-security-policy');
        response.statusCode = answer.status;
        response.setHeader('content-type', type);
        if (policy) response.setHeader('content-security-policy', policy);
        if (request.headers['sec-fetch-dest'] !== 'document') {
          response.end(Buffer.from(await answer.arrayBuffer()));
          return;
        }
        const [head = '', ...rest] = pieces(await answer.text());
        held.set(String(request.headers[VISIT]), {
          write: (piece) => response.write(piece),
          end: () => response.end(),
          rest,
        });
        response.write(head);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async open(page, path) {
      const visit = randomUUID();
      await page.setExtraHTTPHeaders({ [VISIT]: visit });
      await page.goto(url + path, { waitUntil: 'commit' });
      const { rest, write, end } = held.get(visit)!;
      held.delete(visit);
      for (const piece of rest) {
        write(piece);
        await page.evaluate(async () => {
          const frame = () => new Promise((painted) => requestAnimationFrame(painted));
          await frame();
          await frame();
        });
      }
      end();
      await page.waitForLoadState('load');
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
