/** How fast a list answers, the first touch included. */
import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/ready.ts';
import { categoryWith } from '../support/samples.ts';
import { say, to } from '../support/texts.ts';

const PAINTED_MS = 150;
const INP_MS = 100;

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
  // The machine has other work too: its quiet moments tell what the list itself takes.
  expect(times[1], `of ${times.map(Math.round).join(', ')} ms`).toBeLessThanOrEqual(PAINTED_MS);
});

/** How long each of three facets in turn kept a visitor waiting: the first touch is the first. */
async function touches(page: Page, address: string): Promise<number[]> {
  await open(page, address);
  await page.waitForLoadState('networkidle');
  const cpu = await page.context().newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const longest: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    await boxes(page).nth(i).click();
    await expect(boxes(page).nth(i)).toBeChecked();
    await expect(page.locator('.list-main')).toHaveAttribute('aria-busy', 'false');
    await page.waitForTimeout(400);
    longest.push(
      await page.evaluate(() =>
        Math.max(0, ...(globalThis as unknown as { durations: number[] }).durations.splice(0)),
      ),
    );
  }
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return longest;
}

test(
  'the first touch and the next are answered within a frame or two',
  { tag: '@desktop' },
  async ({ page }) => {
    const address = await bigList();
    await page.addInitScript(() => {
      const durations: number[] = [];
      Object.assign(globalThis, { durations });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & {
          interactionId: number;
        })[])
          if (entry.interactionId) durations.push(entry.duration);
      }).observe({
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      } as PerformanceObserverInit);
    });
    // As above: the quietest moment of each.
    let best = [Infinity, Infinity, Infinity];
    for (let i = 0; i < 4 && Math.max(...best) > INP_MS; i += 1) {
      const times = await touches(page, address);
      best = best.map((time, at) => Math.min(time, times[at] ?? time));
    }
    expect(Math.max(...best), `of ${best.join(', ')} ms`).toBeLessThanOrEqual(INP_MS);
  },
);
