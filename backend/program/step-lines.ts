import { progress, type Progress } from '../../src/publish/renderer/progress.ts';

/** Shows steps one after the other, each with its own line. */
export function stepLines(): (label: string, done: number, total: number) => void {
  let shown: { label: string; line: Progress } | undefined;
  return (label, done, total) => {
    if (total === 0) return void console.log(`${label}…`);
    if (shown?.label !== label) shown = { label, line: progress(label, total) };
    if (done === total) shown.line.end();
    else shown.line.step(done);
  };
}
