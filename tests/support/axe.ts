import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const SOURCE = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** What a builder was told. */
interface Told {
  page: Page;
  includes: string[];
  excludes: string[];
  option: object;
}

/** What axe is in a page. */
interface Axe {
  axe: { run(context: object, options: object): Promise<Results> };
}

/**
 * Its own `analyze` sends the whole source of axe twice, each time; this sends it once for each page
 * that is loaded.
 */
class PageAxe extends AxeBuilder {
  override async analyze(): Promise<Results> {
    const { page, includes, excludes, option } = this as unknown as Told;
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
    const context = { ...(includes.length > 0 && { include: includes }), exclude: excludes };
    return page.evaluate(
      ([where, options]) => (globalThis as unknown as Axe).axe.run(where, options),
      [context, option] as const,
    );
  }
}

/** axe, limited to violations of the page itself, because no page of the shop has frames. */
export const axe = (page: Page): AxeBuilder =>
  new PageAxe({ page }).options({ resultTypes: ['violations'], iframes: false });

/** axe finds nothing in a part of the page. */
export async function expectNoFaults(page: Page, part = 'main'): Promise<void> {
  const { violations } = await axe(page).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
