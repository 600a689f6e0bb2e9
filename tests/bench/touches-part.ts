/** How soon a page answers the first touches on a slow CPU: the measurements of `tests/speed`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../support/test-tools.ts';
import { ROOT, run } from '../../backend/program/processes.ts';
import { BENCH_SHOP, startTestShop } from '../support/test-shop.ts';
import { outcomeOfPlaywright, type PlaywrightReport } from '../run/outcome.ts';
import type { Report } from './figures.ts';

const FILE = path.join(ROOT, '.reports/touches.json');

export async function measureTouches(report: Report): Promise<void> {
  ensureBrowser();
  const shop = await startTestShop(BENCH_SHOP);
  try {
    const env = { MEASURES: '1', SHOP_URL: shop.url, PLAYWRIGHT_REPORT: FILE, SHOW_TIMES: '1' };
    const projects = ['--project=mobile', '--project=desktop'];
    await run('playwright', ['test', ...projects], { env: { ...BENCH_SHOP, ...env } });
    const json = JSON.parse(readFileSync(FILE, 'utf8')) as PlaywrightReport;
    const { passed, failures } = outcomeOfPlaywright(json);
    report.raw('failures', failures);
    report.figure(
      'touches answered in time',
      `${passed}`,
      `${passed + failures.length}`,
      !failures[0],
    );
    for (const { name, why } of failures)
      report.figure(name, why.split('\n')[0] ?? '', 'in time', false);
  } finally {
    await shop.stop();
  }
}
