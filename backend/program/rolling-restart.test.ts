import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { expect, test } from 'vitest';

const SERVER = path.resolve(import.meta.dirname, '../../tests/support/small-server.ts');
const [HAND_OVERS, CLIENTS] = [3, 4];

interface SmallServer {
  child: ChildProcess;
  ownUrl: string;
  line(): Promise<string>;
}

async function start(port: number): Promise<SmallServer> {
  const child = spawn(process.execPath, [SERVER, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = nextLines(createInterface({ input: child.stdout! }));
  const ownUrl = (await lines()).replace('ready: ', '');
  return { child, ownUrl, line: lines };
}

function nextLines(input: Interface): () => Promise<string> {
  const iterator = input[Symbol.asyncIterator]();
  return async () => (await iterator.next()).value as string;
}

function ask(url: string, agent: Agent | false): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve(text)).on('error', reject);
    }).on('error', reject);
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test('processes hand a port over under a stream of requests, and none of these fails', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  let serving = await start(port);
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  let answered = 0;
  const failures: unknown[] = [];
  const stream = async () => {
    while (!isOver) {
      await ask(url, agent).then(
        () => (answered += 1),
        (error: unknown) => failures.push(error),
      );
    }
  };
  const clients = Array.from({ length: CLIENTS }, stream);
  for (let hand = 0; hand < HAND_OVERS; hand++) {
    const { child, ownUrl, line } = serving;
    const before = answered;
    serving = await start(port);
    const held = ask(`${ownUrl}/held`, false);
    expect(await line()).toBe('held');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await held).toBe(String(child.pid));
    expect(await ask(url, false)).toBe(String(serving.child.pid));
    expect(answered).toBeGreaterThan(before);
  }
  isOver = true;
  await Promise.all(clients);
  agent.destroy();
  const ended = new Promise((resolve) => serving.child.once('exit', resolve));
  serving.child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(failures).toEqual([]);
});
