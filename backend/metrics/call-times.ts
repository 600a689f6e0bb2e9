import type { MiddlewareHandler } from 'hono';
import { Histogram } from './histogram.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Name of the call of the agreement that answers this request. */
    call: string;
  }
}

/** Seconds: a kept answer takes one millisecond, a database that hangs ten seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is no call of the agreement, by the beginning of its path. */
const AREAS: readonly [string, string][] = [
  ['/api/images', 'images'],
  ['/api/files', 'files'],
  ['/api/hooks', 'hooks'],
  ['/api/internal', 'internal'],
  ['/redactie', 'desk'],
  ['/healthz', 'healthz'],
];

export function callTimes(): { histogram: Histogram; middleware: MiddlewareHandler } {
  const histogram = new Histogram(
    'shop_call_duration_seconds',
    'Time until the answer of a call is ready, by call and status.',
    BOUNDS,
  );
  const middleware: MiddlewareHandler = async (c, next) => {
    const start = performance.now();
    await next();
    const { path } = c.req;
    const call = c.get('call') ?? AREAS.find(([begin]) => path.startsWith(begin))?.[1] ?? 'other';
    const status = `${Math.floor(c.res.status / 100)}xx`;
    histogram.observe({ call, status }, (performance.now() - start) / 1000);
  };
  return { histogram, middleware };
}
