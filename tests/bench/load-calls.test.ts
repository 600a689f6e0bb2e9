import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { mixedPaths, openLoop } from './load-calls.ts';

let server: http.Server | undefined;
afterEach(() => server?.close());

async function answering(answer: http.RequestListener): Promise<string> {
  server = http.createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('sends all at its rate before the first is answered, and counts another status as a failure', async () => {
  const held: http.ServerResponse[] = [];
  const origin = await answering((_, response) => {
    if (held.push(response) < 50) return;
    for (const [at, one] of held.entries()) one.writeHead(at % 5 === 0 ? 503 : 200).end();
  });
  const result = await openLoop({ origin, paths: ['/a'], perSecond: 1_000, seconds: 0.05 });
  expect(result).toMatchObject({ sent: 50, failed: 10 });
});

it('suggests for the terms of the lists', () => {
  const path = '/api/sp/search?requestType=results&searchTerm=gips&page=1';
  const [suggest, list] = mixedPaths([path, path]);
  expect(suggest).toMatch(/requestType=autocompletesuggestions/);
  expect(suggest).toMatch(/searchTerm=gips/);
  expect(list).toBe(path);
  expect(mixedPaths(['/api/sp/search?requestType=results&searchTerm='])[0]).toMatch(/=results/);
});
