/** What the frame says and shows by itself (spec 1 §2.4, §2.11, §4.5 to §4.7). */
import { devices, type Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { cards } from '../support/list-page.ts';
import { holdTime } from '../support/hold-time.ts';
import { open } from '../support/ready.ts';
import { categoryWith } from '../support/samples.ts';
import { addControl, filled, sidebarOf } from '../support/sidebars.ts';
import { say, to } from '../support/texts.ts';

const locale = 'nl';

test('it says that the connection is gone, and that it is back for 3 s', async ({
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

test('a bar shows while an answer is on its way', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/(webnodes|sidebars)\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${to('nl', 'cookies')}#AppSidebarCatalog`);
  const bar = page.locator('.loading-bar');
  await expect(bar).toHaveAttribute('data-state', 'creeping');
  await expect(bar).toHaveCSS('transition-duration', '5s');
  // `on-need.test.ts` says when it starts.
  await holdTime(page);
  held.resolve();
  await filled(sidebarOf(page, 'nl', 'AppSidebarCatalog'));
  await expect(bar).toHaveAttribute('data-state', 'done');
  // `loading-bar.test.ts` holds it to half a second; a later request of the page begins it anew.
  await expect(bar).toHaveCount(1);
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return bar.count();
    })
    .toBe(0);
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

test('code that is gone reloads the page, once; after that it is said', async ({ page }) => {
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

/** Notes the steps in which the page scrolls (`steps`). */
const noteSteps = (page: Page) =>
  page.evaluate(() => {
    const steps: number[] = [];
    Object.assign(globalThis, { steps });
    addEventListener('scroll', () => steps.push(scrollY));
  });
const stepsOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'steps') as number[]);

test('a link to a place on the page scrolls to it in steps, and at once with reduced motion', async ({
  page,
}) => {
  const subject = page.getByRole('main').locator('a[href^="#"]').last();
  let hash = '';
  await test.step('with reduced motion a link within the page is immediate', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, to('nl', 'faq'));
    hash = (await subject.getAttribute('href')) ?? '';
    await noteSteps(page);
    await subject.click();
    await expect(page).toHaveURL(to('nl', 'faq') + hash);
    await expect(page.locator(hash)).toBeInViewport();
    expect((await stepsOf(page)).length).toBeLessThan(3);
  });
  await test.step('a link to a place on the page scrolls to it in steps', async () => {
    await page.goBack();
    await expect(page).toHaveURL(to('nl', 'faq'));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => scrollTo(0, 0));
    await noteSteps(page);
    await subject.click();
    await expect(page).toHaveURL(to('nl', 'faq') + hash);
    await expect(page.locator(hash)).toBeInViewport();
    // The duration is tested in `animate-scroll.isolated.test.ts`.
    expect((await stepsOf(page)).length).toBeGreaterThan(3);
  });
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
    await expect(prompt).toHaveCSS('z-index', '60');
    await prompt.getByRole('button', { name: say('nl', 'sidebars:homeScreen.cancel') }).click();
    await expect(prompt).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-locked');
    const texts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/sidebars/')) texts.push(request.url());
    });
    const visits = () => page.evaluate(() => localStorage.getItem('homeScreenPrompt'));
    const before = await visits();
    await page.reload();
    await expect.poll(visits).not.toBe(before);
    // It would have asked for its texts before this.
    await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
    expect(texts).toEqual([]);
    await expect(prompt).toBeHidden();
  });
});
