/**
 * The search call over HTTP: mixed terms, with facets, one request after the other. Every query
 * is asked once, so that no answer comes from those that are kept.
 */
import http from 'node:http';

export interface Percentiles {
  p50Ms: number;
  p95Ms: number;
  requests: number;
}

/** The first queries warm the connection and compile the code: they do not count. */
const WARM_UP = 300;

/** Asks the paths in turn over one kept connection; the body is read whole. */
export async function measureSearch(origin: string, paths: string[]): Promise<Percentiles> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const start = performance.now();
      http
        .get(origin + path, { agent, headers: { 'x-language': 'nl' } }, (response) => {
          response.resume();
          response.on('end', () =>
            response.statusCode === 200
              ? resolve(performance.now() - start)
              : reject(new Error(`${path} answered ${response.statusCode}`)),
          );
        })
        .on('error', reject);
    });
  const times: number[] = [];
  for (const [index, path] of [...new Set(paths)].entries()) {
    const took = await ask(path);
    if (index >= WARM_UP) times.push(took);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50Ms: at(0.5), p95Ms: at(0.95), requests: times.length };
}
