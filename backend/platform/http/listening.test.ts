import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen, stopListening } from './listening.ts';

/** What nginx and the load balancers of clouds keep an idle connection for, if nobody told them else. */
const PROXIES_KEEP = 60;

test('a connection is kept for longer than a proxy keeps it, and stopping waits for none', async () => {
  const server = createServer((_, response) => void response.end('Hello'));
  const port = await listen(server, 0);
  const answer = await fetch(`http://localhost:${port}`);
  expect(await answer.text()).toBe('Hello');
  const seconds = Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(PROXIES_KEEP);

  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  expect(await connections()).toBe(1);
  await stopListening(server);
  expect(await connections()).toBe(0);
});
