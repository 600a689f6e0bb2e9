import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { withBuildLock } from './build-lock.ts';
import { readAllApis } from './publish.ts';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';

it('a rollback waits for no reading, which begins again after it', async () => {
  const folder = ownFolder();
  const order: string[] = [];
  const server = http.createServer((_, response) => {
    order.push('asked');
    // The first time it says nothing at all.
    if (order.length > 1) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const firstAsked = once(server, 'request');
    const reading = readAllApis(folder, `http://localhost:${port}`, {});
    const outcome = expect(reading).rejects.toThrow('it answered 404');
    await firstAsked;
    await withBuildLock(folder, async () => void order.push('went back'), { rank: 'rollback' });
    await outcome;
    expect(order).toEqual(['asked', 'went back', 'asked']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
