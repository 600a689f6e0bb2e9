import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer } from '../site/site-server.ts';
import { OpenRequests, Serving, type ServingEnv } from './serving.ts';

const ENV: ServingEnv = {
  ...{ HOST: 'localhost', PORT: 0, SHARED_PORT: 0 },
  ...{ DRAIN_SECONDS: 60, DRAIN_DELAY_SECONDS: 0 },
};

const opened: Serving[] = [];
afterEach(() => Promise.all(opened.splice(0).map((serving) => serving.close())));

type Times = ConstructorParameters<typeof Serving>[1];

/** Answers 'Hello'; what begins with /held only once somebody calls what `held` resolves to. */
async function serve(env: Partial<ServingEnv> = {}, times: Times = { idleMs: 0 }) {
  const serving = new Serving({ ...ENV, ...env }, times);
  opened.push(serving);
  let hold = (_: ServerResponse) => {};
  const held = new Promise<ServerResponse>((resolve) => (hold = resolve));
  const server = createHttpServer({
    ...{ siteUrl: 'http://localhost', host: 'localhost' },
    serve(request, response) {
      if (serving.answerProbe(request, response)) return;
      if (request.url === '/held') hold(response);
      else response.end('Hello');
    },
  });
  await serving.listen(server);
  return { serving, held };
}

function ask(url: string, agent?: Agent) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent: agent ?? false }, (answer) => {
      answer.resume().on('end', () => resolve(answer));
    }).on('error', reject);
  });
}

test('a process is ready between its start and its end, and is asked for that at its own port', async () => {
  let pass = () => {};
  const wait = () => new Promise<void>((resolve) => (pass = resolve));
  const { serving } = await serve({ DRAIN_DELAY_SECONDS: 5 }, { wait, idleMs: 0 });
  const probe = async () => (await ask(`${serving.ownUrl}/readyz`)).statusCode;
  expect(await probe()).toBe(503);
  await serving.joinSharedPort();
  expect(await probe()).toBe(200);
  const drained = serving.drain();
  // For as long as load balancers need to notice, it answers.
  expect(await probe()).toBe(503);
  expect((await ask(serving.ownUrl)).statusCode).toBe(200);
  pass();
  await drained;
  await expect(ask(serving.ownUrl)).rejects.toThrow('ECONNREFUSED');
});

test('a request under way is answered, and its connection is closed after it', async () => {
  const { serving, held } = await serve();
  const agent = new Agent({ keepAlive: true });
  const answer = ask(`${serving.ownUrl}/held`, agent);
  const response = await held;
  const drained = serving.drain();
  response.end('At last');
  expect((await answer).headers.connection).toBe('close');
  await drained;
});

test('who asks again on a kept connection is answered and told that it was the last time', async () => {
  const { serving } = await serve({}, { idleMs: 60_000 });
  const agent = new Agent({ keepAlive: true });
  expect((await ask(serving.ownUrl, agent)).headers.connection).toBe('keep-alive');
  const drained = serving.drain();
  expect((await ask(serving.ownUrl, agent)).headers.connection).toBe('close');
  await drained;
});

test('connections that nobody asks on, and streams of events, hold nothing up', async () => {
  const { serving, held } = await serve();
  const agent = new Agent({ keepAlive: true });
  await ask(serving.ownUrl, agent);
  const ahead = connect(Number(new URL(serving.ownUrl).port), '127.0.0.1');
  await new Promise((resolve) => ahead.once('connect', resolve));
  const stream = get(`${serving.ownUrl}/held`);
  const ended = new Promise((resolve) => stream.once('error', resolve).once('close', resolve));
  const response = await held;
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': here\n\n');
  await serving.drain();
  await ended;
});

test('a drain has an end', async () => {
  const { serving, held } = await serve({ DRAIN_SECONDS: 0 });
  const answer = ask(`${serving.ownUrl}/held`);
  const response = await held;
  await serving.drain();
  response.end();
  await answer;
});

test('a shared port is joined when ready and left by the drain; others stay', async () => {
  const { serving: probe } = await serve();
  const SHARED_PORT = Number(new URL(probe.ownUrl).port);
  const { serving: early } = await serve({ SHARED_PORT });
  await expect(early.joinSharedPort()).rejects.toThrow('by what does not share it');
  await probe.drain();

  const { serving: first } = await serve({ SHARED_PORT });
  await expect(ask(first.url)).rejects.toThrow('ECONNREFUSED');
  await first.joinSharedPort();
  const { serving: second } = await serve({ SHARED_PORT });
  await second.joinSharedPort();
  expect(second.url).toBe(first.url);
  await first.drain();
  expect((await ask(second.url)).statusCode).toBe(200);
  expect(second.ownUrl).not.toBe(second.url);
});

test('tells once the last request was answered, also where one fails', async () => {
  const requests = new OpenRequests();
  let idle = 0;
  const stop = requests.onIdle(() => (idle += 1));
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const answers = [first, second].map(({ promise }) => requests.track(() => promise));
  expect(requests.isBusy()).toBe(true);
  first.resolve('answered');
  expect(await answers[0]).toBe('answered');
  expect([requests.isBusy(), idle]).toEqual([true, 0]);
  second.reject(new Error('The connection broke.'));
  await expect(answers[1]).rejects.toThrow('The connection broke.');
  expect([requests.isBusy(), idle]).toEqual([false, 1]);
  stop();
  await requests.track(() => Promise.resolve());
  expect(idle).toBe(1);
});
