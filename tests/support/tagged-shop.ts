import type { Page } from '@playwright/test';
import type { RunningServer } from '../../scripts/lib/processes.ts';
import { startTestShop } from '../../scripts/lib/test-shop.ts';

/** A small shop that has a tag manager. */
export const startTaggedShop = (): Promise<RunningServer> =>
  startTestShop({
    GTM_ID: 'GTM-TEST1',
    CATALOGUE_PRODUCTS: '60',
    DATA_DIR: '.data/test-tagged',
    DIST_DIR: '.cache/test-tagged-site',
    LOG_LEVEL: 'warn',
  });

/** What the page has told the tag manager; commands as lists. */
export function dataLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? [...(entry as IArguments)]
        : entry,
    ),
  );
}

/** The data of an event of that name, once it was noted. Throws when there is none. */
export async function eventOf(page: Page, name: string): Promise<Record<string, unknown>> {
  const found = (await dataLayer(page)).find(
    (entry) => (entry as { event?: string }).event === name,
  );
  if (!found) throw new Error(`No ${name} was noted.`);
  return found as Record<string, unknown>;
}
