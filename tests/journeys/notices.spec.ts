/** What the frame says and shows by itself (spec 1 §2.4, §2.11, §4.5 to §4.7). */
import { devices, expect, type Page, test } from '@playwright/test';
import { cards } from '../support/list-page.ts';
import { open } from '../support/ready.ts';
import { categoryWith } from '../support/samples.ts';
import { addControl, sidebarOf } from '../support/sidebars.ts';
import { LOCALES, say, SCREEN, to } from '../support/texts.ts';

for (const locale of LOCALES) {
  test(`it says that the connection is gone, and that it is back for 3 s (${locale}) ${SCREEN[locale]}`, async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await open(page, to(locale, 'cookies'));
    const offline = page.getByRole('status').getByText(say(locale, 'frame:offline'));
    const online = page.getByRole('status').getByText(say(locale, 'frame:online'));
    await context.setOffline(true);
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await expect(offline).toBeHidden();
    await expect(online).toBeVisible();
    // It waits for who is at it.
    const close = page
      .getByRole('status')
      .getByRole('button', { name: say(locale, 'sidebars:shell.close') });
    await close.focus();
    // From here the page's time is the test's.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.clock.runFor(10_000);
    await expect(online).toBeVisible();
    await page.getByRole('main').focus();
    await page.clock.runFor(2990);
    await expect(online).toBeVisible();
    await page.clock.runFor(20);
    await expect(online).toBeHidden();
  });
}

test('a bar shows while an answer is on its way @desktop', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/aspos/webnodes/**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.addInitScript(() => {
    // The browser's own, which the test's clock replaces below.
    const { performance } = globalThis;
    Object.assign(globalThis, { measured: performance });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.loading-bar[data-state=creeping]')) return;
      Object.assign(globalThis, { creepingAt: performance.now() });
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
  });
  await page.goto(`${to('nl', 'cookies')}#AppSidebarCatalog`);
  const bar = page.locator('.loading-bar');
  await expect(bar).toHaveAttribute('data-state', 'creeping');
  await expect(bar).toHaveCSS('transition-duration', '5s');
  // From here the page's time is the test's: the bar is gone half a second after the answer.
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  answer();
  await expect(bar).toHaveAttribute('data-state', 'done');
  await page.clock.runFor(490);
  await expect(bar).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(bar).toHaveCount(0);
  const { asked, creepingAt } = await page.evaluate(() => {
    const global = globalThis as unknown as { measured: Performance; creepingAt: number };
    // The texts of the sidebar or its categories, whichever took their time.
    const request = global.measured
      .getEntriesByType('resource')
      .find(({ name, duration }) => /\/(webnodes|sidebars)\//.test(name) && duration > 200);
    return { asked: request!.startTime, creepingAt: global.creepingAt };
  });
  // 200 ms after the first request.
  expect(creepingAt - asked).toBeGreaterThan(150);
});

test('an overlay covers a list from 200 ms on, until its answer is there', async ({ page }) => {
  const { Url, list } = await categoryWith(13);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await open(page, to('nl', 'product-lister-all', { pathMatch: Url }));
  await page.route('**/api/sp/search?*', async (route) => {
    await answered;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: say('nl', 'listing:list.paging') })
    .getByRole('link', { name: say('nl', 'listing:list.next') })
    .click();
  const overlay = page.locator('.loading-overlay');
  await expect(overlay).toHaveCSS('animation-delay', '0.2s');
  await expect(overlay).toHaveCSS('opacity', '1');
  const [covered, listed] = await Promise.all(
    [overlay, page.locator('.cards').first()].map((part) => part.boundingBox()),
  );
  expect(covered!.y).toBeLessThanOrEqual(listed!.y);
  expect(covered!.height).toBeGreaterThanOrEqual(listed!.height);
  answer();
  await expect(overlay).toHaveCount(0);
  await expect(cards(page)).toHaveCount(Math.min(12, list.Total - 12));
});

test('code that is gone reloads the page, once; after that it is said @desktop', async ({
  page,
}) => {
  let isReplaced = true;
  await page.route('**/_astro/sidebars.client.*.js', (route) =>
    isReplaced ? route.abort() : route.continue(),
  );
  const address = to('nl', 'cookies');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await open(page, address);
  await (await addControl(page, 'AppSidebarMenu')).click();
  await expect.poll(() => loads).toBe(2);
  await open(page, address);
  const control = await addControl(page, 'AppSidebarMenu');
  await control.click();
  await expect(page.getByRole('status').getByText(say('nl', 'frame:failed'))).toBeVisible();
  expect(loads).toBe(3);
  // And it can be tried again.
  isReplaced = false;
  await control.click();
  await expect(sidebarOf(page, 'nl', 'AppSidebarMenu')).toBeVisible();
});

test('what unfolds has its own timing function, duration and delay @desktop', async ({ page }) => {
  await open(page, to('nl', 'blocks-demo'));
  for (const [name, timing] of [
    ['ease-in-out 300 ms', '0.3s ease-in-out 0s'],
    ['ease-linear 500 ms', '0.5s linear 0s'],
    ['linear 150 ms', '0.15s linear 0.1s'],
  ] as const) {
    const details = page.getByRole('group').filter({ hasText: new RegExp(`^\\s*${name}`) });
    const said = await details.evaluate((element) => {
      const style = getComputedStyle(element, '::details-content');
      const first = (list: string) => list.split(', ')[0];
      const { transitionDuration, transitionTimingFunction, transitionDelay } = style;
      return [transitionDuration, transitionTimingFunction, transitionDelay].map(first).join(' ');
    });
    expect(said).toBe(timing);
  }
});

/** How long the page scrolls until the address names a place on it, and in how many steps. */
const wayTo = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ ms: number; steps: number }>((resolve) => {
        const at: number[] = [];
        addEventListener('scroll', () => at.push(performance.now()));
        addEventListener('hashchange', () => {
          resolve({ ms: performance.now() - (at[0] ?? performance.now()), steps: at.length });
        });
      }),
  );

test('a link to a place on the page scrolls to it in 500 ms', async ({ page }) => {
  await open(page, to('nl', 'faq'));
  const link = page.getByRole('main').getByRole('link', { name: /./ });
  const subject = link.and(page.locator('[href^="#"]')).last();
  const hash = (await subject.getAttribute('href')) ?? '';
  const way = wayTo(page);
  await subject.click();
  const { ms, steps } = await way;
  expect(steps).toBeGreaterThan(3);
  expect(ms).toBeGreaterThan(400);
  expect(ms).toBeLessThan(3000);
  await expect(page).toHaveURL(to('nl', 'faq') + hash);
  await expect(page.locator(hash)).toBeInViewport();
});

test('with reduced motion a link within the page is immediate @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, to('nl', 'faq'));
  const subject = page.getByRole('main').locator('a[href^="#"]').last();
  const hash = (await subject.getAttribute('href')) ?? '';
  const way = wayTo(page);
  await subject.click();
  expect((await way).steps).toBeLessThan(3);
  await expect(page.locator(hash)).toBeInViewport();
});

test('a picture that does not load becomes the default one, on every page @mobile', async ({
  page,
}) => {
  await page.route('**/api/images/**', (route) => route.abort());
  await open(page, to('nl', 'index'));
  const lazy = page.locator('main img[loading=lazy]').first();
  await expect(lazy).toHaveCSS('background-image', /\/images\/loading\.svg/);
  await expect(page.locator('main img').first()).toHaveAttribute('src', '/images/404.png');
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 13'].userAgent });

  test('the home-screen prompt shows once, on the first visit @mobile', async ({ page }) => {
    const prompt = page.getByRole('dialog', { name: say('nl', 'sidebars:homeScreen.title') });
    await page.clock.install();
    await open(page, to('nl', 'cookies'));
    await expect(prompt).toBeVisible();
    await prompt.getByRole('button', { name: say('nl', 'sidebars:homeScreen.cancel') }).click();
    await expect(prompt).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-locked');
    const code = page.waitForResponse(/home-screen-prompt/);
    await page.reload();
    await (await code).finished();
    // Past the second after which it would come, and whatever it would fetch.
    await page.clock.runFor(1500);
    await page.waitForLoadState('networkidle');
    await expect(prompt).toBeHidden();
  });

  test('a page that is left within a second is no visit @mobile', async ({ page }) => {
    const prompt = page.getByRole('dialog', { name: say('nl', 'sidebars:homeScreen.title') });
    const code = page.waitForResponse(/home-screen-prompt/);
    await page.clock.install();
    await open(page, to('nl', 'cookies'));
    await (await code).finished();
    // The clock goes on by itself: whoever waits here longer has stayed.
    await open(page, to('nl', 'brand'));
    expect(await page.evaluate(() => localStorage.getItem('homeScreenPrompt'))).toBeNull();
    await page.clock.runFor(1100);
    await expect(prompt).toBeVisible();
  });
});
