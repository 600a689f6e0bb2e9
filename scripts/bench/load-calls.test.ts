import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { mixedPaths } from './load-calls.ts';
import { openLoop } from './open-loop.ts';

let server: http.Server | undefined;
afterEach(() => server?.close());

async function answering(answer: http.RequestListener): Promise<string> {
  server = http.createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('sends at its rate, however slow the answers are', async () => {
  let seen = 0;
  const origin = await answering((_, response) => {
    seen += 1;
    setTimeout(() => response.end('{}'), 300);
  });
  const result = await openLoop({ origin, paths: ['/a'], perSecond: 100, seconds: 0.5 });
  expect(seen).toBe(50);
  expect(result).toMatchObject({ sent: 50, failed: 0 });
  expect(result.p50Ms).toBeGreaterThanOrEqual(290);
});

it('counts every other status as a failure', async () => {
  let at = 0;
  const origin = await answering((_, response) => {
    response.statusCode = (at += 1) % 5 === 0 ? 503 : 200;
    response.end();
  });
  const result = await openLoop({ origin, paths: ['/a'], perSecond: 200, seconds: 0.5 });
  expect(result.failed).toBe(20);
});

it('suggests for the terms of the lists', () => {
  const path = '/api/sp/search?requestType=results&searchTerm=gips&page=1';
  const [suggest, list] = mixedPaths([path, path]);
  expect(suggest).toMatch(/requestType=autocompletesuggestions/);
  expect(suggest).toMatch(/searchTerm=gips/);
  expect(list).toBe(path);
  expect(mixedPaths(['/api/sp/search?requestType=results&searchTerm='])[0]).toMatch(/=results/);
});
