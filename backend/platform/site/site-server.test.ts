import { request as ask, type Server } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { addressOfServer, listen, stopListening } from '../http/listening.ts';
import { createHttpServer, type HttpServerOptions } from './site-server.ts';

const open: Server[] = [];
afterEach(() => Promise.all(open.splice(0).map(stopListening)));

async function start(options: Partial<HttpServerOptions> = {}, host = 'localhost') {
  const server = createHttpServer({
    siteUrl: 'https://shop.example',
    host,
    serve: (request, response) => {
      request.resume().on('end', () => response.end(`${request.headers.host} ${request.url}`));
    },
    ...options,
  });
  open.push(server);
  return listen(server, 0, host);
}

/** Sends bytes as they are; answers what came back until the connection was closed. */
function raw(port: number, text: string, host = '127.0.0.1') {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
const get = (port: number, target: string, host = `localhost:${port}`) =>
  raw(port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

describe('absolute-form targets', () => {
  it.each([
    ['http://localhost:PORT/a?b=c', 'localhost:PORT /a?b=c'],
    ['http://127.0.0.1:PORT', '127.0.0.1:PORT /'],
    ['HTTP://LOCALHOST:PORT?x', 'localhost:PORT /?x'],
    ['https://shop.example/a', 'shop.example /a'],
  ])('of the own host work: %s', async (target, seen) => {
    const port = await start();
    const answer = await get(port, target.replace('PORT', String(port)));
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer.split('\r\n\r\n')[1]).toContain(seen.replace('PORT', String(port)));
  });

  it.each([
    'http://elsewhere.example/',
    'http://localhost:1/',
    'http://shop.example@elsewhere.example/',
    'http://name:word@shop.example/',
    'ftp://shop.example/',
    'http://[/',
  ])('of other hosts are refused: %s', async (target) => {
    const port = await start();
    // A Host header that agrees changes nothing.
    expect(await get(port, target, 'elsewhere.example')).toMatch(/^HTTP\/1.1 4(21|00) /);
  });
});

describe('headers of every answer', () => {
  const headersOf = async (siteUrl: string) => {
    const port = await start({ siteUrl });
    return (await fetch(`http://localhost:${port}`)).headers;
  };

  it('tell browsers not to guess types, and to stay on https where the shop is on it', async () => {
    const headers = await headersOf('https://shop.example');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
    expect((await headersOf('http://localhost')).get('strict-transport-security')).toBeNull();
  });
});

describe('a client that sends its request byte by byte', () => {
  it.each([
    ['headers', 'POST / HTTP/1.1\r\nHost: localhost\r\n', 'X'],
    ['body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n', 'x'],
  ])('is answered 408 and closed: %s', async (_part, beginning, more) => {
    const port = await start({ requestTimeoutMs: 400 });
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
      const trickle = setInterval(() => socket.write(more), 50);
      let got = '';
      socket.on('data', (chunk) => (got += chunk.toString()));
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(trickle);
        resolve(got);
      });
    });
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });

  it('has 30 seconds at most by default', async () => {
    await start();
    const { requestTimeout, headersTimeout } = open[0]!;
    expect(requestTimeout).toBeLessThanOrEqual(28_000);
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  });
});

describe('HOST', () => {
  const status = (port: number, host: string) =>
    new Promise<number | string>((resolve) => {
      ask({ port, host, agent: false }, (answer) => resolve(answer.resume().statusCode ?? 0))
        .on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? ''))
        .end();
    });
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const hasIpv6 = addresses.some(({ address }) => address === '::1');
  const other = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

  it('is both loopback addresses by default, and nothing that others reach', async () => {
    const port = await start();
    expect(await status(port, '127.0.0.1')).toBe(200);
    expect(await status(port, 'localhost')).toBe(200);
    if (hasIpv6) expect(await status(port, '::1')).toBe(200);
    if (other) expect(await status(port, other)).toBe('ECONNREFUSED');
    await stopListening(open.pop()!);
    expect(await status(port, '127.0.0.1')).toBe('ECONNREFUSED');
    if (hasIpv6) expect(await status(port, '::1')).toBe('ECONNREFUSED');
  });

  it('opens the shop to others where it is asked to', async () => {
    const port = await start({}, '0.0.0.0');
    if (other) expect(await status(port, other)).toBe(200);
    expect(addressOfServer('0.0.0.0', port)).toBe(`http://localhost:${port}`);
    expect(addressOfServer('::1', port)).toBe(`http://[::1]:${port}`);
  });

  it('is named where it is no address of this machine, as a port is that is in use', async () => {
    await expect(start({}, '203.0.113.7')).rejects.toThrow('HOST 203.0.113.7');
    const port = await start();
    const late = createHttpServer({ siteUrl: 'http://x', host: '', serve: () => {} });
    await expect(listen(late, port)).rejects.toThrow(`Port ${port} is in use`);
  });
});
