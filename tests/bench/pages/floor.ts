/** The floor: a page written by hand, static, with the same picture as the page it is held to. */
import http from 'node:http';
import { gzipSync } from 'node:zlib';

export interface Floor {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves one hand-written page with the main picture of `address`: its very `<img>`, in every
 * size that the page offers. Nothing else is on the way to that picture, no font, no sheet, no
 * script, and two journeys bring all of it. A shop's page written by hand would carry its name,
 * its menu and its styles too: held to this one, a shop's page may cost 30 % more for all that.
 */
export async function startFloor(shop: string, address: string): Promise<Floor> {
  const html = await (await fetch(address)).text();
  const picture = /<img[^>]*fetchpriority="high"[^>]*>/.exec(html)?.[0];
  if (!picture) throw new Error(`${address} has no main picture (fetchpriority="high").`);
  const pictures = await everySize(shop, picture);
  const page = gzipSync(pageWith(picture));
  const server = http.createServer((request, response) => {
    const found = pictures.get(request.url ?? '');
    if (found) response.writeHead(200, { 'content-type': found.type }).end(found.body);
    else response.writeHead(200, PAGE_HEADERS).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://localhost:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const PAGE_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };

interface Sized {
  type: string;
  body: Buffer;
}

/** Address → picture, of all that an `<img>` offers. */
async function everySize(shop: string, picture: string): Promise<Map<string, Sized>> {
  const offered = [...picture.matchAll(/\/[^\s",]+\?[^\s",]+/g)].map(([url]) =>
    url.replaceAll('&amp;', '&'),
  );
  const load = async (url: string): Promise<[string, Sized]> => {
    const answer = await fetch(new URL(url, shop), {
      headers: { accept: 'image/avif,image/webp' },
    });
    const type = answer.headers.get('content-type') ?? 'image/webp';
    return [url, { type, body: Buffer.from(await answer.arrayBuffer()) }];
  };
  return new Map(await Promise.all(offered.map(load)));
}

function pageWith(picture: string): string {
  const lines = Array.from(
    { length: 60 },
    (_, i) =>
      `<li><a href="#${i}">Regel ${i}: gewone tekst zoals die op een pagina staat.</a></li>`,
  ).join('');
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Vergelijking</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Handgeschreven pagina">
<style>body{font-family:sans-serif;margin:1rem}img{max-width:100%;height:auto}</style></head>
<body><main><h1>Vergelijking</h1>${picture}<ul>${lines}</ul></main></body></html>`;
}
