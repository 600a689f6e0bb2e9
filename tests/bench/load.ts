/** Load from a process of its own: `clients` connections, each asking one path after the other. */
import http from 'node:http';

export interface LoadResult {
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  failed: number;
}

export interface LoadOptions {
  origin: string;
  paths: string[];
  clients: number;
  seconds: number;
}

export async function load({ origin, paths, clients, seconds }: LoadOptions): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const end = performance.now() + seconds * 1000;

  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const start = performance.now();
      const done = (ok: boolean) => {
        if (ok) times.push(performance.now() - start);
        else failed += 1;
        resolve();
      };
      http
        .get(origin + path, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
          response.resume();
          response.on('end', () => done(response.statusCode === 200));
        })
        .on('error', () => done(false));
    });

  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) await ask(paths[next++ % paths.length] as string);
    }),
  );
  agent.destroy();
  const took = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / took, p50Ms: at(0.5), p95Ms: at(0.95), failed };
}

// As a process of its own: the options come as JSON, the result goes out as JSON.
if (import.meta.main) {
  const result = await load(JSON.parse(process.argv[2] ?? '{}') as LoadOptions);
  console.log(JSON.stringify(result));
}
