/** The yardstick of serving: the least that serves gzipped files from memory. */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const [folder = 'dist'] = process.argv.slice(2);
const cache = new Map<string, Buffer>();

const server = http.createServer((request, response) => {
  const name = `${request.url}.html`;
  try {
    let body = cache.get(name);
    if (!body) {
      body = gzipSync(readFileSync(path.join(folder, name)));
      cache.set(name, body);
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': body.length,
    });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(0, '127.0.0.1', () => {
  console.log(`ready: http://127.0.0.1:${(server.address() as { port: number }).port}`);
});
