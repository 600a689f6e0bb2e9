import type { Handler, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { callTimes } from './call-times.ts';
import { Counter } from './counter.ts';
import { metricsRoute } from './metrics-route.ts';
import { addProcessMetrics } from './process-metrics.ts';
import { Registry } from './registry.ts';
import { addSearchMetrics, type SearchSource } from './search-metrics.ts';
import { addShopMetrics, type ShopSources } from './shop-metrics.ts';

export interface Metrics {
  /** Measures every call that comes after it. */
  middleware: MiddlewareHandler;
  /** Answers `GET /metrics`. */
  route: Handler;
  /** Counts a publication that failed. */
  publishFailed(): void;
  /** Measures what is searched, once that is read. */
  watchSearch(source: SearchSource): void;
  stop(): void;
}

interface Options extends ShopSources {
  /** Who sends it may read; empty: who is inside (`metrics-route.ts`). */
  token: string;
  log: Logger;
}

/** All measurements of this process. */
export function openMetrics({ token, log, ...sources }: Options): Metrics {
  const registry = new Registry();
  const { histogram, middleware } = callTimes();
  registry.add(histogram);
  const failures = registry.add(
    new Counter('shop_publish_failures_total', 'Publications that failed, each try counted.'),
  );
  addShopMetrics(registry, sources);
  const stop = addProcessMetrics(registry);
  const onError = (error: unknown) => log.warn({ err: error }, 'A measurement cannot be read');
  return {
    middleware,
    route: metricsRoute(registry, token, onError),
    publishFailed: () => failures.add(),
    watchSearch: (source) => addSearchMetrics(registry, source),
    stop,
  };
}
