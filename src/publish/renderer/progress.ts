/** A line on the terminal with the progress of a long step: count, rate, time left. */
export interface Progress {
  step(done: number): void;
  end(): void;
}

const UPDATE_INTERVAL_MS = 500;

/**
 * Shows the progress on `out`: on a terminal the line is updated, in a log a new line is written
 * every few seconds.
 */
export function showProgress(label: string, total: number, out = process.stdout): Progress {
  const start = performance.now();
  const every = out.isTTY ? UPDATE_INTERVAL_MS : UPDATE_INTERVAL_MS * 10;
  let last = start;
  const write = (done: number, end: string) => {
    const seconds = (performance.now() - start) / 1000;
    const rate = done / Math.max(seconds, 0.001);
    const left = Math.max(0, (total - done) / Math.max(rate, 0.001));
    const text = `${label} ${done}/${total} · ${rate.toFixed(0)}/s · ${left.toFixed(0)} s left`;
    out.write(out.isTTY ? `\r${text.padEnd(72)}${end}` : `${text}\n`);
  };
  return {
    step(done) {
      const now = performance.now();
      if (now - last < every) return;
      last = now;
      write(done, '');
    },
    end() {
      const seconds = (performance.now() - start) / 1000;
      const text = `${label} ${total}/${total} in ${seconds.toFixed(1)} s`;
      out.write(out.isTTY ? `\r${text.padEnd(72)}\n` : `${text}\n`);
    },
  };
}

const KIND_TEXTS = { full: 'a full build', rebuild: 'a rebuild' };

/** A line about a publication, for the terminal. */
export function publishedLine(made: {
  release: number;
  kind: keyof typeof KIND_TEXTS;
  rendered: number;
  changed: number;
  seconds: number;
}): string {
  const { release, kind, rendered, changed, seconds } = made;
  return `Release ${release}, ${KIND_TEXTS[kind]}: ${rendered} pages rendered in ${seconds.toFixed(1)} s, ${changed} files changed.`;
}

/** Shows steps one after the other, each with its own line. */
export function showSteps(): (label: string, done: number, total: number) => void {
  let shown: { label: string; line: Progress } | undefined;
  return (label, done, total) => {
    if (total === 0) return void console.log(`${label}…`);
    if (shown?.label !== label) shown = { label, line: showProgress(label, total) };
    if (done === total) shown.line.end();
    else shown.line.step(done);
  };
}
