import { writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeShopAddress, changeProductOfRunningShop } from './running.ts';
import { testFolder } from '../../tests/support/for-all-tests.ts';

const folder = testFolder();

test('no shop runs on a folder without its address', async () => {
  expect(await changeProductOfRunningShop(folder, '1', ['price=1'])).toBeNull();
});

test('nor where one ended without notice', async () => {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  writeFileSync(path.join(folder, 'internal-token'), 'token');
  const leave = writeShopAddress(folder, `http://localhost:${port}`);
  expect(await changeProductOfRunningShop(folder, '1', ['price=1'])).toBeNull();
  leave();
  leave();
});

test('every call has a connection of its own, which nobody can have closed meanwhile', async () => {
  const kept: (string | undefined)[] = [];
  const server = http.createServer((request, response) => {
    kept.push(request.headers.connection);
    response.end(JSON.stringify({ Success: true, Data: { changed: ['product:1'] } }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  writeFileSync(path.join(folder, 'internal-token'), 'token');
  const leave = writeShopAddress(folder, `http://127.0.0.1:${port}`);
  const changed = await changeProductOfRunningShop(folder, '1', ['price=1']);
  leave();
  server.close();
  expect(changed).toEqual({ changed: ['product:1'] });
  expect(kept).toEqual(['close']);
});

test('who breaks off is not taken for nobody', async () => {
  const server = http.createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  writeFileSync(path.join(folder, 'internal-token'), 'token');
  const leave = writeShopAddress(folder, `http://127.0.0.1:${port}`);
  await expect(changeProductOfRunningShop(folder, '1', ['price=1'])).rejects.toThrow('broke off');
  leave();
  server.close();
});
