/** The floor: a page written by hand, static, with the same picture as the page it is held to. */
import http from 'node:http';
import { gzipSync } from 'node:zlib';

export interface Floor {
  url: string;
  close(): Promise<void>;
}

/** Serves one hand-written page with the main picture of `address`. */
export async function startFloor(shop: string, address: string): Promise<Floor> {
  const html = await (await fetch(address)).text();
  const main = /<img[^>]*fetchpriority="high"[^>]*>/.exec(html)?.[0] ?? '';
  const source = /\ssrc="([^"]+)"/.exec(main)?.[1]?.replaceAll('&amp;', '&');
  if (!source) throw new Error(`${address} has no main picture (fetchpriority="high").`);
  const answer = await fetch(new URL(source, shop), {
    headers: { accept: 'image/avif,image/webp' },
  });
  const picture = Buffer.from(await answer.arrayBuffer());
  const [width, height] = ['width', 'height'].map(
    (name) => new RegExp(`\\s${name}="(\\d+)"`).exec(main)?.[1] ?? '400',
  );
  const filler = Array.from(
    { length: 60 },
    (_, i) =>
      `<li><a href="#${i}">Regel ${i}: gewone tekst zoals die op een pagina staat.</a></li>`,
  ).join('');
  const page = gzipSync(
    `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Vergelijking</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Handgeschreven pagina">
<style>body{font-family:sans-serif;margin:1rem}img{max-width:100%;height:auto}</style></head>
<body><main><h1>Vergelijking</h1><img src="/picture" alt="Product" width="${width}" height="${height}" fetchpriority="high"><ul>${filler}</ul></main></body></html>`,
  );
  const server = http.createServer((request, response) => {
    if (request.url === '/picture') {
      response.writeHead(200, {
        'content-type': answer.headers.get('content-type') ?? 'image/webp',
      });
      response.end(picture);
    } else {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
      });
      response.end(page);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://localhost:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
