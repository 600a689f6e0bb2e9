import type { Labels, Metric, Sample } from './registry.ts';

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
