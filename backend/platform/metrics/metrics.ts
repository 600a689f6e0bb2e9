import type { MiddlewareHandler } from 'hono';

/** Measurements in the text format of Prometheus (version 0.0.4). */

type Labels = Readonly<Record<string, string>>;

/** One line: the labels, and the value. `suffix` is that of a histogram's lines. */
interface Sample {
  labels?: Labels;
  value: number;
  suffix?: '_bucket' | '_sum' | '_count';
}

interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** Read when somebody asks. */
  samples(): Iterable<Sample> | Promise<Iterable<Sample>>;
}

export class Registry {
  readonly #metrics: Metric[] = [];

  add<M extends Metric>(metric: M): M {
    this.#metrics.push(metric);
    return metric;
  }

  /** A gauge that is read when somebody asks. */
  gauge(name: string, help: string, samples: Metric['samples']): void {
    this.add({ name, help, type: 'gauge', samples });
  }

  /** All measurements as text; one that cannot be read is left out, and told to `onError`. */
  async text(onError: (error: unknown) => void): Promise<string> {
    const blocks = await Promise.all(
      this.#metrics.map((metric) =>
        blockOf(metric).catch((error: unknown) => {
          onError(error);
          return '';
        }),
      ),
    );
    return blocks.join('');
  }
}

async function blockOf(metric: Metric): Promise<string> {
  const { name, help, type } = metric;
  const lines = [...(await metric.samples())].map(
    ({ labels = {}, value, suffix = '' }) => `${name}${suffix}${labelText(labels)} ${value}`,
  );
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

interface Series {
  labels: Labels;
  /** Values up to each bound, the last one for all that are larger. */
  counts: number[];
  sum: number;
}

/** A distribution by labels. `bounds` ascend; labels come from a small, known set. */
export class Histogram implements Metric {
  readonly type = 'histogram';
  readonly name: string;
  readonly help: string;
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, Series>();

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.name = name;
    this.help = help;
    this.#bounds = bounds;
  }

  observe(labels: Labels, value: number): void {
    const key = Object.values(labels).join('\n');
    let series = this.#series.get(key);
    if (!series) {
      series = { labels, counts: Array<number>(this.#bounds.length + 1).fill(0), sum: 0 };
      this.#series.set(key, series);
    }
    const at = this.#bounds.findIndex((bound) => value <= bound);
    series.counts[at < 0 ? this.#bounds.length : at]!++;
    series.sum += value;
  }

  *samples(): Iterable<Sample> {
    for (const { labels, counts, sum } of this.#series.values()) {
      let total = 0;
      for (const [at, count] of counts.entries()) {
        total += count;
        const le = String(this.#bounds[at] ?? '+Inf');
        yield { suffix: '_bucket', labels: { ...labels, le }, value: total };
      }
      yield { suffix: '_sum', labels, value: sum };
      yield { suffix: '_count', labels, value: total };
    }
  }
}

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

/** A number that only grows while the process runs. */
export class Counter implements Metric {
  readonly type = 'counter';
  readonly name: string;
  readonly help: string;
  #value = 0;

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  add(): void {
    this.#value++;
  }

  samples(): Sample[] {
    return [{ value: this.#value }];
  }
}
