/** What a page shows first needs no style sheet: the page carries those rules (docs/decisions/0039). */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { categoryWith } from '../support/samples.ts';
import { search } from '../support/shop-calls.ts';
import { LOCALES, SCREEN, to } from '../support/texts.ts';

interface Look {
  name: string;
  look: string;
}

/** Place and colours of every text and control on the screen above the link of the sheet. */
const looksAboveSheet = (page: Page): Promise<Look[]> =>
  page.evaluate(() => {
    const link = document.querySelector('#rest')!;
    const isAbove = (element: Element) =>
      link.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING;
    const hasText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) =>
        Boolean(nodeType === Node.TEXT_NODE && data?.trim()),
      );
    return [...document.querySelectorAll('body *')].flatMap((element): Look[] => {
      if (!isAbove(element) || (!hasText(element) && !element.matches('button, input, svg, img')))
        return [];
      if (element.closest('.sr-only') || !element.checkVisibility({ visibilityProperty: true }))
        return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      if (y > innerHeight) return [];
      const style = getComputedStyle(element);
      const look = [x, y, width, height].map(Math.round).join(' ');
      return [
        {
          name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
          look: `${look} ${style.color} ${style.backgroundColor} ${style.borderTopColor} ${style.fontSize} ${style.fontWeight}`,
        },
      ];
    });
  });

async function expectSameWithoutSheet(page: Page, path: string): Promise<void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  // Scripts would change what stands there for this visitor.
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.route('**/_astro/rest.*.css', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // All that stands above the link is there as soon as the link is.
  await page.locator('#rest').waitFor({ state: 'attached' });
  const before = await looksAboveSheet(page);
  arrive();
  await page.waitForLoadState('load');
  expect(before.length).toBeGreaterThan(10);
  expect(before).toEqual(await looksAboveSheet(page));
}

for (const locale of LOCALES) {
  test(`the first view looks the same before and after the sheet (${locale}) ${SCREEN[locale]}`, async ({
    page,
  }) => {
    const category = await categoryWith(30, locale);
    const [product] = (await search({ pageSize: 1 }, locale)).Products;
    const paths = [
      to(locale, 'index'),
      to(locale, 'product-lister-all', { pathMatch: category.Url }),
      to(locale, 'product-detail-url', { url: product!.Url }),
      to(locale, 'faq'),
    ];
    for (const path of paths) {
      await page.unrouteAll({ behavior: 'wait' });
      await test.step(path, () => expectSameWithoutSheet(page, path));
    }
  });
}
