/** How fast a list answers, and that its island sleeps until then. */
import { expect, type Page, test } from '@playwright/test';
import { REACT } from '../budgets/weigh.ts';
import { open } from '../support/ready.ts';
import { categoryWith } from '../support/samples.ts';
import { say, to } from '../support/texts.ts';

const PAINTED_MS = 150;

const bigList = async () =>
  to('nl', 'product-lister-all', { pathMatch: (await categoryWith(30)).Url });

const boxes = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group', { name: say('nl', 'listing:list.filters') })
    .getByRole('checkbox');

/** From a click on a facet to the paint of what it leaves, in ms. */
const toggled = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('.list-main')!;
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (main.getAttribute('aria-busy') === 'true') return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        }).observe(main, { attributeFilter: ['aria-busy'] });
        // The second: without the first the list would be the static one, which is there at once.
        document.querySelectorAll<HTMLElement>('.filters input[type="checkbox"]')[1]!.click();
      }),
  );

test('from a facet to its painted list', { tag: '@desktop' }, async ({ page }) => {
  const address = await bigList();
  await open(page, address);
  await boxes(page).first().check();
  await expect(page).toHaveURL(/Merken=/);
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (let i = 0; i < 7; i += 1) times.push(await toggled(page));
  times.sort((a, b) => a - b);
  // The median.
  expect(times[3], `of ${times.map(Math.round).join(', ')} ms`).toBeLessThanOrEqual(PAINTED_MS);
});

test('React is fetched at the first touch, and runs when it is wanted', async ({
  page,
  isMobile,
}) => {
  await page.coverage.startJSCoverage();
  await open(page, await bigList());
  const fetched: string[] = [];
  page.on('response', async (answer) => {
    if (REACT.test(await answer.text().catch(() => ''))) fetched.push(answer.url());
  });
  const ran = async () => {
    const files = await page.coverage.stopJSCoverage();
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    return files.filter(({ source = '' }) => REACT.test(source)).map(({ url }) => url);
  };
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await ran()).toEqual([]);
  // And a file that ran would have been seen.
  const wanted = isMobile
    ? page.locator('[data-sidebar=ProductFilterSidebar]')
    : boxes(page).first();
  await wanted.click();
  await expect.poll(ran).not.toEqual([]);
});
