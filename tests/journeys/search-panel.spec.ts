/** The search panel of the header (spec 1 §2.5, §2.8, §5, §9). */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFaults } from '../support/axe.ts';
import { holdTime } from '../support/hold-time.ts';
import { open } from '../support/ready.ts';
import { searchField } from '../support/search-field.ts';
import { ask } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const locale = 'nl';

const TERM = 'gipsplaat';
const SUGGEST = /api\/sp\/search\?.*requestType=autocompletesuggestions/;

interface Suggested {
  Suggestions: { Name: string }[];
  Categories: { Name: string }[];
  Products: { Name: string; Url: string; Number: string }[];
}

const suggestions = (term: string, locale: Locale) =>
  ask<Suggested>(
    `/api/sp/search?requestType=autocompletesuggestions&searchTerm=${encodeURIComponent(term)}`,
    locale,
  );
const termOf = (route: Route) => new URL(route.request().url()).searchParams.get('searchTerm');
const history = (page: Page, locale: Locale) =>
  page.getByRole('listbox', { name: say(locale, 'frame:search.history') });
const results = (page: Page, locale: Locale) =>
  page.getByRole('listbox', { name: say(locale, 'frame:search.list') });
const group = (page: Page, locale: Locale, name: string) =>
  results(page, locale).getByRole('group', { name: say(locale, `frame:search.${name}`) });
const close = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: say(locale, 'frame:search.close'), exact: true });

/** What stands in the history before the page is opened, newest first. */
async function searched(page: Page, locale: Locale, terms: readonly string[]): Promise<void> {
  const entries = terms.map((name) => ({ name, url: to(locale, 'search-term', { term: name }) }));
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [`search-history:${locale}`, JSON.stringify(entries)] as const,
  );
}

test('Escape, a click beside it and the close button close it', async ({ page }) => {
  await open(page, to(locale, 'index'));
  const field = searchField(page, locale);
  const hint = page.getByText(say(locale, 'frame:search.historyEmpty'));
  await field.click();
  await expect(hint).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(hint).toBeVisible();

  await close(page, locale).click();
  await expect(hint).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await field.click();
  await expect(hint).toBeVisible();
  await close(page, locale).press('Enter');
  await expect(hint).toBeHidden();
  await expect(field).toBeFocused();

  await field.press('z');
  await expect(page.getByText(say(locale, 'frame:search.more'))).toBeVisible();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect((await page.locator('.search-panel').boundingBox())?.width).toBeLessThan(width);
  await expect(page.locator('.head-shade')).toBeVisible();
  await page.mouse.click(width - 20, height - 20);
  await expect(page.locator('.head-shade')).toHaveCount(0);
  await expect(close(page, locale)).toBeHidden();
  await expect(page).toHaveURL(to(locale, 'index'));
  await expect(field).toHaveValue('z');
  await page.getByRole('button', { name: say(locale, 'frame:search.clear') }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('typing shows suggestions in groups, and the arrows lead to one', async ({ page }) => {
  const found = await suggestions(TERM, locale);
  await open(page, to(locale, 'index'));
  const field = searchField(page, locale);
  await field.click();
  await expect(page.getByText(say(locale, 'frame:search.historyEmpty'))).toBeVisible();
  await page.keyboard.type(TERM);
  const options = results(page, locale).getByRole('option');
  await expect(options.first()).toBeVisible();

  const words = group(page, locale, 'suggestions').getByRole('option');
  await expect(words).toHaveCount(found.Suggestions.length);
  await expect(words.first().locator('mark')).toHaveText(TERM, { ignoreCase: true });
  const categories = group(page, locale, 'categories').getByRole('option');
  await expect(categories).toHaveText(found.Categories.map(({ Name }) => Name));
  const [product] = found.Products;
  const first = group(page, locale, 'products').getByRole('option').first();
  await expect(first).toContainText(product?.Name ?? '');
  await expect(first.locator('small')).toHaveText(product?.Number.slice(-6) ?? '');
  await expect(first.getByRole('presentation')).toHaveJSProperty('complete', true);

  // The page behind it is crawled.
  await expectNoFaults(page, 'header');

  const active = page.locator('[role=option][aria-selected=true]');
  const activeId = () => field.getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveText((await options.first().textContent()) ?? '');
  expect(await activeId()).toBe(await active.getAttribute('id'));
  await page.keyboard.press('End');
  await expect(active).toHaveText((await options.last().textContent()) ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveCount(0);
  expect(await activeId()).toBeNull();
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  const chosen = found.Suggestions[0]?.Name ?? '';
  await expect(active).toContainText(chosen);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to(locale, 'search-term', { term: chosen }));
  await expect(field).toHaveValue(chosen);
});

test('what was searched for, also by voice, is kept, removed, and capped', async ({ page }) => {
  const old = Array.from({ length: 10 }, (_, i) => `term ${i}`);
  await searched(page, locale, old);
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      start() {
        queueMicrotask(() => {
          const results = [[{ transcript: 'gips' }], [{ transcript: 'plaat' }]];
          this.dispatchEvent(Object.assign(new Event('result'), { results }));
          this.dispatchEvent(new Event('end'));
        });
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition });
  });
  await open(page, to(locale, 'brand'));
  const field = searchField(page, locale);
  await field.click();
  await page.getByRole('button', { name: say(locale, 'frame:search.voice') }).click();
  await expect(field).toHaveValue('gipsplaat');
  await expect(results(page, locale).getByRole('option').first()).toBeVisible();
  await field.fill('  hout &  lijm ');
  await field.press('Enter');
  await expect(page).toHaveURL(to(locale, 'search-term', { term: 'hout & lijm' }));
  await expect(field).toHaveValue('hout & lijm');

  await open(page, to(locale, 'brand'));
  await expect(field).toHaveValue('');
  await field.focus();
  const lines = history(page, locale).getByRole('option');
  await expect(lines).toHaveText(['hout & lijm', ...old.slice(0, 9)]);
  await expectNoFaults(page, 'header');

  const remove = (term: string) =>
    page.getByRole('button', { name: say(locale, 'frame:search.remove', { term }) });
  await remove('term 3').click();
  await expect(lines).toHaveText(['hout & lijm', ...old.slice(0, 9).filter((x) => x !== 'term 3')]);
  await expect(remove('term 4')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(8);
  await page.reload();
  await field.click();
  await expect(lines).toHaveCount(8);
  await lines.filter({ hasText: 'term 5' }).click();
  await expect(page).toHaveURL(to(locale, 'search-term', { term: 'term 5' }));
});

test('of twenty letters typed in a row the last answer stays', async ({ page }) => {
  const typed = 'abcdefghijklmnopqrst';
  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  await page.route(SUGGEST, async (route) => {
    const term = termOf(route) ?? '';
    asked.push(term);
    // The first answer comes last.
    const isFirst = asked.length === 1;
    if (isFirst) await held.promise;
    const Categories = [{ Name: `for ${term}`, Url: 'x' }];
    const Data = { Suggestions: [], Brands: [], Products: [], Categories };
    await route.fulfill({ json: { Success: true, Data } }).catch(() => {});
    if (isFirst) late.resolve();
  });
  await open(page, to('nl', 'index'));
  const field = searchField(page, 'nl');
  await field.fill('eerst');
  await expect.poll(() => asked).toEqual(['eerst']);
  await field.fill('');
  await holdTime(page);
  await page.keyboard.type(typed);
  await page.clock.runFor(500);
  await expect(results(page, 'nl').getByRole('option')).toHaveText([`for ${typed}`]);
  held.resolve();
  await late.promise;
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  await expect(results(page, 'nl').getByRole('option')).toHaveText([`for ${typed}`]);
  expect(asked).toEqual(['eerst', typed]);
});

test('nothing found and a failed call say what to do, and Back shows the page as it was before the search @mobile', async ({
  page,
}) => {
  await open(page, to('nl', 'index'));
  const field = searchField(page, 'nl');
  await field.fill('zzqqxxv');
  // On a phone the panel is the whole screen.
  await expect
    .poll(() => page.locator('.search-panel').boundingBox())
    .toEqual({ x: 0, y: 0, ...page.viewportSize()! });
  await expect(page.getByText(say('nl', 'frame:search.none', { term: 'zzqqxxv' }))).toBeVisible();
  await page.route(SUGGEST, (route) => route.abort());
  await field.fill('gips');
  const alert = page.getByRole('alert').filter({ hasText: say('nl', 'frame:search.failed') });
  await expect(alert).toBeVisible();
  await page.unroute(SUGGEST);
  await alert.getByRole('button').click();
  await expect(group(page, 'nl', 'products').getByRole('option').first()).toBeVisible();
  await page.getByRole('button', { name: say('nl', 'frame:search.all', { term: 'gips' }) }).click();
  await expect(page).toHaveURL(to('nl', 'search-term', { term: 'gips' }));
  await page.goBack();
  await expect(page).toHaveURL(to('nl', 'index'));
  await expect(field).toHaveValue('');
  await expect(close(page, 'nl')).toBeHidden();
});

test('typing before the scripts arrive is not lost @mobile', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(to('nl', 'index'), { waitUntil: 'commit' });
  const field = searchField(page, 'nl');
  await field.click();
  await page.keyboard.type('gips');
  release();
  await page.keyboard.type('plaat');
  await expect(field).toHaveValue('gipsplaat');
  await expect(results(page, 'nl').getByRole('option').first()).toBeVisible();
});

test('without the scripts Enter searches, and is remembered once they are there', async ({
  page,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(to('nl', 'index'));
  const field = searchField(page, 'nl');
  await field.fill('gipsplaat');
  await page.unroute('**/_astro/*.js');
  await field.press('Enter');
  await expect(page).toHaveURL(`${to('nl', 'search')}?SearchTerm=gipsplaat`);
  await expect(field).toHaveValue('gipsplaat');
  await page.getByRole('button', { name: say('nl', 'frame:search.clear') }).click();
  await expect(history(page, 'nl').getByRole('option')).toHaveText(['gipsplaat']);
});
