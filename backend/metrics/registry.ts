/** Measurements in the text format of Prometheus (version 0.0.4). */

export type Labels = Readonly<Record<string, string>>;

/** One line: the labels, and the value. `suffix` is that of a histogram's lines. */
export interface Sample {
  labels?: Labels;
  value: number;
  suffix?: '_bucket' | '_sum' | '_count';
}

export interface Metric {
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
