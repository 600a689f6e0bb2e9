/** How soon an edit is live, on shops of several sizes: the time should hardly grow. */
import path from 'node:path';
import { ROOT } from '../../backend/program/processes.ts';
import { dataDirOf, lastLine } from './api-part.ts';
import type { EditTimes } from './edit-size.ts';
import type { Report } from './figures.ts';
import { makeRelease } from './site-part.ts';

/** Goals are those of the full demo shop. */
const GOAL_SIZE = 13_500;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export async function measureEdits(report: Report, products: number): Promise<void> {
  await makeRelease(products);
  const times = await lastLine<EditTimes>('tests/bench/edit-size.ts', [
    path.join(ROOT, dataDirOf(products)),
  ]);
  const { rendered } = times;
  const told = (figure: string, ms: number, limit: number) => {
    const hasGoal = products === GOAL_SIZE && limit > 0;
    const goal = hasGoal ? `at most ${limit} ms` : '';
    report.figure(figure, `${ms.toFixed(0)} ms`, goal, !hasGoal || ms <= limit);
  };
  const slowest = (all: readonly number[]) =>
    report.figure('  the slowest', `${Math.max(...all).toFixed(0)} ms`);
  told(`one price, ${rendered.price} pages: median`, median(times.price), 300);
  slowest(times.price);
  told(`a new product, ${rendered.newProduct} pages: median`, median(times.newProduct), 1_000);
  slowest(times.newProduct);
  told(`100 products, ${rendered.many} pages: median`, median(times.many), 2_000);
  slowest(times.many);
  told(`a root category renamed, ${rendered.category} pages`, times.category, 0);
  for (const [folder, pages] of Object.entries(times.categoryPages)) {
    report.figure(`  of these below ${folder}`, String(pages));
  }
  told('one price, renderer cold', times.cold, 4_000);
  report.raw('edits', times);
}
