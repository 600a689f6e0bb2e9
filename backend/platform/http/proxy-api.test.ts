import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { accessLog, proxyApi } from './proxy-api.ts';

const silent = pino({ level: 'silent' });
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

async function api(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function shopOf(baseUrl: string): Hono {
  const app = new Hono();
  app.use(accessLog(silent));
  app.route('/', proxyApi(baseUrl, silent));
  app.notFound((c) => c.text('ours', 404));
  return app;
}

test('a request arrives as it was sent, but for what belongs to one connection', async () => {
  let seen: IncomingMessage | undefined;
  let body = '';
  const base = await api(async (request, response) => {
    seen = request;
    for await (const chunk of request) body += chunk;
    response.setHeader('Set-Cookie', ['a=1; HttpOnly', 'b=2']);
    response.writeHead(418, { 'Keep-Alive': 'timeout=9' }).end('{}');
  });
  const answer = await shopOf(`${base}/v2`).request('http://shop.example/api/x?q=a%20b&q=c', {
    method: 'PUT',
    body: 'text',
    headers: {
      host: 'shop.example',
      cookie: 'visitor=1',
      'x-language': 'en',
      'x-forwarded-for': '192.0.2.7',
      expect: '100-continue',
      te: 'trailers',
      connection: 'close',
    },
  });
  expect([seen?.method, seen?.url, body]).toEqual(['PUT', '/v2/api/x?q=a%20b&q=c', 'text']);
  expect(seen?.headers).toMatchObject({
    host: new URL(base).host,
    cookie: 'visitor=1',
    'x-language': 'en',
    'x-forwarded-host': 'shop.example',
    'x-request-id': answer.headers.get('x-request-id'),
  });
  expect(seen?.headers['x-forwarded-for']).toMatch(/^192\.0\.2\.7/);
  expect(seen?.headers).not.toHaveProperty('te');
  expect(answer.status).toBe(418);
  expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
  expect(answer.headers.has('keep-alive')).toBe(false);
});

test('an answer is passed on while it comes, and one that leads elsewhere as it is', async () => {
  let finish = () => {};
  const base = await api((request, response) => {
    if (request.url === '/api/moved') {
      return void response.writeHead(302, { Location: '/api/there' }).end();
    }
    response.write('first');
    finish = () => response.end('last');
  });
  const shop = shopOf(base);
  const reader = (await shop.request('/api/slow')).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  finish();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
  const moved = await shop.request('/api/moved');
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/api/there']);
});

test('what is ours alone, and what lies beside the API, is not asked there', async () => {
  const asked: string[] = [];
  const base = await api((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  });
  const shop = shopOf(base);
  const ours = [
    '/api/hooks/rebuild',
    '/api/internal/editors',
    '/api/x/../internal/editors',
    '/api/%2e%2e/admin',
  ];
  for (const address of ours) expect((await shop.request(address)).status).toBe(404);
  expect((await shop.request('/api/hooks/other')).status).toBe(200);
  expect(asked).toEqual(['/api/hooks/other']);
});

test('a request that comes back is not sent round again', async () => {
  let asked = 0;
  const base: string = await api((request, response) => {
    asked += 1;
    const headers = { via: request.headers.via ?? '' };
    void Promise.resolve(shop.request('/api/x', { headers })).then(async (answer) =>
      response.writeHead(answer.status).end(await answer.text()),
    );
  });
  const shop = shopOf(base);
  const answer = await shop.request('/api/x');
  expect([answer.status, asked]).toEqual([502, 1]);
  expect(await answer.json()).toMatchObject({ Success: false, Data: null });
});
