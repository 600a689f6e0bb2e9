import type { MiddlewareHandler } from 'hono';
import { Gauge, Histogram, type Registry } from 'prom-client';

type Values = number | Readonly<Record<string, number>>;

/** Gauges by name: description, and a function that reads one value, or one per `state`. */
type Gauges = Readonly<
  Record<string, readonly [help: string, read: () => Values | Promise<Values>]>
>;

/** Adds gauges that are read on request. */
export function addGauges(registry: Registry, gauges: Gauges): void {
  for (const [name, [help, read]] of Object.entries(gauges)) {
    const gauge = new Gauge({
      ...{ name, help, labelNames: ['state'], registers: [registry] },
      collect: async () => {
        const values = await read();
        if (typeof values === 'number') gauge.set(values);
        else for (const [state, value] of Object.entries(values)) gauge.set({ state }, value);
      },
    });
  }
}

/** All metrics as text; one that cannot be read is omitted and reported to `onError`. */
export async function metricsText(
  registry: Registry,
  onError: (error: unknown) => void,
): Promise<string> {
  const blocks = registry.getMetricsAsArray().map(async ({ name }) => {
    try {
      return `${await registry.getSingleMetricAsString(name)}\n`;
    } catch (error) {
      onError(error);
      return '';
    }
  });
  return (await Promise.all(blocks)).join('');
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Name of the declared call that handles this request. */
    call: string;
  }
}

/**
 * Histogram buckets in seconds: a cached response takes one millisecond, a hanging database ten
 * seconds.
 */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Labels for requests other than declared calls, by path prefix. */
const AREAS: readonly [string, string][] = [
  ['/api/images', 'images'],
  ['/api/files', 'files'],
  ['/api/hooks', 'hooks'],
  ['/api/internal', 'internal'],
  ['/redactie', 'desk'],
  ['/healthz', 'healthz'],
];

/** Middleware that measures the duration of every call after it. */
export function callTimes(registry: Registry): MiddlewareHandler {
  const histogram = new Histogram({
    name: 'shop_call_duration_seconds',
    help: 'Time until the answer of a call is ready, by call and status.',
    labelNames: ['call', 'status'],
    buckets: BOUNDS,
    registers: [registry],
  });
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { path } = c.req;
    const call = c.get('call') ?? AREAS.find(([begin]) => path.startsWith(begin))?.[1] ?? 'other';
    const status = `${Math.floor(c.res.status / 100)}xx`;
    histogram.observe({ call, status }, (performance.now() - start) / 1000);
  };
}
