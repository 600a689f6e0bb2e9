import type { Metric, Sample } from './registry.ts';

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
