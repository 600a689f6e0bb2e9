/** Every content group of spec 1 §3 shows on a page (docs/content-groups.md). */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { loadContent } from '../../../backend/editing/content/load-content.ts';
import { DEMO_CONTENT } from '../../../demo/content-dir.ts';
import { mapContentPage } from '../../../src/api/content/client.ts';
import type { ContentPageRecord } from '../../../src/api/content/calls.ts';
import {
  CONTENT_GROUPS,
  type ContentGroup,
  type ContentGroupName,
  type MenuItem,
} from '../../../src/domain/content/content.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { isHiddenPath } from '../../../src/i18n/href.ts';
import { contentLink, menuLink } from '../../../src/i18n/menu-link.ts';
import { CONTENT_PLACES } from '../../support/content-places.ts';
import { ask, SHOP } from '../../support/shop-calls.ts';
import { ICON_NAMES } from '../../../src/shop/ui/icon-names.ts';
import { LOCALES, to } from '../../support/texts.ts';

/** What an item of a group must show: its text, and where its link leads. */
interface Shown {
  text: string;
  href?: string | undefined;
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

async function groupOf(name: ContentGroupName, url: string, locale: Locale) {
  const body = { url: url.replace(/[#?].*/, ''), parts: [name] };
  const record = await ask<ContentPageRecord>('/api/vm/u', locale, body);
  const group = mapContentPage(record).parts[name];
  if (!group) throw new Error(`The call answers no group ${name} for ${url}.`);
  return group;
}

const menuItems = (items: MenuItem[], hasChildren: boolean): Shown[] =>
  items.flatMap((item) => [
    { text: item.name, href: menuLink(item) },
    ...(hasChildren ? menuItems(item.children, true) : []),
  ]);

/** Everything that a group must show. */
function expected(group: ContentGroup, hasChildren: boolean): Shown[] {
  switch (group.kind) {
    case 'menu':
      return menuItems(group.items, hasChildren);
    case 'banners':
      return group.items.flatMap((banner) => [
        { text: banner.title },
        { text: plain(banner.summary) },
        { text: banner.linkTitle, href: contentLink(banner.alternateUrl) },
      ]);
    case 'usps':
      return group.items.map(({ description, alternateUrl }) => ({
        text: plain(description),
        href: alternateUrl ? contentLink(alternateUrl) : undefined,
      }));
    case 'customerService': {
      const { heading, summary, linkTitle, alternateUrl } = group.item;
      const link = { text: linkTitle, href: contentLink(alternateUrl) };
      return [{ text: heading }, { text: plain(summary) }, link];
    }
    case 'blocks':
      return group.items.flatMap((part): Shown[] => {
        if (part.type === 'text') return [{ text: plain(part.html) }];
        if (part.type === 'links') return menuItems(part.items, false);
        if (part.type === 'steps') return part.items.map(({ title }) => ({ text: title }));
        if (part.type === 'usps') {
          return part.items.map(({ description }) => ({ text: plain(description) }));
        }
        return [{ text: part.banner.title }];
      });
  }
}

/** What of a group's items an element does not show. */
async function missingIn(element: Locator, items: Shown[]): Promise<Shown[]> {
  const shown = await element.evaluateAll((elements) => {
    const read = (part: Element) => (part.textContent ?? '').replace(/\s+/g, ' ').trim();
    return {
      text: elements.map(read).join(' '),
      links: elements
        .flatMap((part) => [...part.querySelectorAll('a')])
        .map((link) => ({ text: read(link), href: link.getAttribute('href') })),
    };
  });
  // Texts of neighbouring elements may touch: spaces make no difference.
  const text = shown.text.replaceAll(' ', '');
  return items.filter((item) => {
    const links = shown.links.filter((link) => link.text === item.text);
    const leads = links.length === 0 || links.some(({ href }) => !item.href || href === item.href);
    return !leads || !text.includes(item.text.replaceAll(' ', ''));
  });
}

const isStatic = (name: ContentGroupName) => !CONTENT_PLACES[name].isInteractive;

const locale = 'nl';

/** Checks that a page that is open shows a group. */
const expectGroup = async (page: Page, name: ContentGroupName, url: string) => {
  const { element, isPartial } = CONTENT_PLACES[name];
  const items = expected(await groupOf(name, url, locale), isStatic(name)).filter(
    ({ href }) => name !== 'pathItems' || !isHiddenPath(href ?? '', locale),
  );
  expect(items.length, name).toBeGreaterThan(0);
  const missing = await missingIn(page.locator(element), items);
  if (isPartial) expect(missing.length, name).toBeLessThan(items.length);
  else expect(missing, name).toEqual([]);
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every content group of the specification shows on a page', async ({ page }) => {
    for (const name of CONTENT_GROUPS.filter(isStatic)) {
      const url = await CONTENT_PLACES[name].page(locale);
      if (new URL(page.url(), SHOP).pathname !== url) await page.goto(url);
      await expectGroup(page, name, url);
    }
  });
});

test('the menu of the sidebar shows its content group', async ({ page }) => {
  const { page: address, element } = CONTENT_PLACES.sidebarMenu;
  const url = await address(locale);
  await page.goto(url);
  await expect(page.locator(element).getByRole('listitem').first()).toBeVisible();
  await expectGroup(page, 'sidebarMenu', url);
});

for (const locale of LOCALES) {
  test(`the menus of the specification show by their slugs (${locale})`, async () => {
    const { menus } = loadContent(DEMO_CONTENT).content.locales[locale];
    const slugs = CONTENT_GROUPS.filter((name) => name !== 'customerServiceFooter').flatMap(
      (name) => (CONTENT_PLACES[name].slugs ?? []).map((slug) => [name, slug] as const),
    );
    for (const [name, slug] of slugs) {
      const group = await groupOf(name, await CONTENT_PLACES[name].page(locale), locale);
      const codes = menus.get(slug)?.map(({ code }) => `"code":"${code}"`) ?? [];
      expect(codes.length, slug).toBeGreaterThan(0);
      const answer = JSON.stringify(group);
      expect(
        codes.filter((code) => !answer.includes(code)),
        slug,
      ).toEqual([]);
    }
  });
}

test('the demo page shows every type of block, what unfolds has its own timing, and the icon page every icon', async ({
  page,
}) => {
  await page.goto(to('nl', 'blocks-demo'));
  for (const block of ['.prose > p', '.ticks', '.link-list', '.steps', '.promo-hero']) {
    await expect(page.locator(`main article ${block}`).first(), block).toBeVisible();
  }
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
  await page.goto(to('nl', 'blocks-icons'));
  for (const name of ICON_NAMES) {
    const entry = page.getByRole('main').getByRole('listitem').getByText(name, { exact: true });
    await expect(entry.locator('svg'), name).toBeVisible();
  }
});

test('the table of content groups names every group with its component and page', () => {
  const rows = readFileSync('docs/content-groups.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const cells = new Map(rows.map((row) => [row[1]?.replaceAll('`', ''), row]));
  expect([...cells.keys()]).toEqual([...CONTENT_GROUPS]);
  for (const name of CONTENT_GROUPS) {
    const [, , slugs = '', component = '', page = ''] = cells.get(name) ?? [];
    for (const slug of CONTENT_PLACES[name].slugs ?? []) expect(slugs).toContain(`\`${slug}\``);
    const source = readFileSync(component.replaceAll('`', ''), 'utf8');
    expect(source.length, name).toBeGreaterThan(0);
    expect(page, name).not.toBe('');
  }
});
