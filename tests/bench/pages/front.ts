/**
 * A server as a host of static sites has one: HTTP/2 over TLS, so that all of a page comes over
 * one connection. The shop's own server speaks HTTP/1.1, as behind such a host.
 */
import http from 'node:http';
import http2 from 'node:http2';
import { generate } from 'selfsigned';

export interface Front {
  url: string;
  close(): Promise<void>;
}

/** What holds for one connection only, and is not passed on. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Passes every request on to `target`. */
export async function startFront(target: string): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const agent = new http.Agent({ keepAlive: true });
  const server = http2.createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
    );
    const asked = http.request(
      new URL(request.url, target),
      { method: request.method, headers: { ...headers, host: new URL(target).host }, agent },
      (answer) => {
        const own = Object.entries(answer.headers).filter(
          ([name]) => !OF_THE_CONNECTION.includes(name),
        );
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(own));
        answer.pipe(response);
      },
    );
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `https://localhost:${port}`,
    close: async () => {
      agent.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
