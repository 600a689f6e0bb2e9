/** What the law wants to be told of a product, and the bar that follows a reader on a phone. */
import type { Locale } from '../../src/domain/shared/common.ts';
import { expect, test } from '../support/fixtures.ts';
import { logoKey, fileTitle } from '../../src/shop/product/page-texts.ts';
import { expectNoFaults } from '../support/axe.ts';
import { open } from '../support/ready.ts';
import { productOf, search, type WireProduct } from '../support/shop-calls.ts';
import { euros, say, to } from '../support/texts.ts';

const locale = 'nl';

interface Told extends WireProduct {
  SafetyLogos: string;
  UsageDescription: string;
  Files: { FileName: string; Url: string }[];
  Manufacturer: { Name: string; PostalAddress: string; Email: string };
  Warnings: string[];
}

/** A product with hazards, files and advice: foam is in every catalogue. */
async function hazardous(locale: Locale): Promise<Told> {
  const { Products } = await search({ searchTerm: 'purschuim' });
  const found = Products.find(({ MaxStockDefault }) => MaxStockDefault > 0);
  if (!found) throw new Error('The catalogue has no foam in stock.');
  return (await productOf(found.Url, locale)) as Told;
}

/** Words of HTML, as they are read. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('hazards, maker, files, use and guarantee stand on the page, price and button at the foot of a phone @mobile', async ({
  page,
  request,
}) => {
  const product = await hazardous(locale);
  await open(page, to(locale, 'product-detail-url', { url: product.Url }));
  const main = page.getByRole('main');
  await test.step('hazards, maker, files, use and guarantee stand on the page', async () => {
    const logos = main.getByRole('list', { name: say(locale, 'product:logos.label') });
    const names = product.SafetyLogos.split('|');
    expect(names.length).toBeGreaterThan(1);
    await expect(logos.getByRole('listitem')).toContainText(
      names.map((name) => say(locale, `product:logos.${logoKey(name)}`)),
    );

    const safety = main.getByRole('region', { name: say(locale, 'product:safety.title') });
    const { Name, PostalAddress, Email } = product.Manufacturer;
    expect(product.Warnings.length).toBeGreaterThan(0);
    for (const text of [Name, PostalAddress, ...product.Warnings]) {
      await expect(safety.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(safety.getByRole('link', { name: Email })).toHaveAttribute(
      'href',
      `mailto:${Email}`,
    );
    await expect(safety.getByText(String(product.Id).padStart(6, '0').slice(-6))).toBeVisible();

    const about = main.getByRole('region', { name: say(locale, 'product:description') });
    await expect(about.getByRole('heading', { name: say(locale, 'product:usage') })).toBeVisible();
    await expect(about).toContainText(wordsOf(product.UsageDescription));
    expect(product.Files.length).toBeGreaterThan(1);
    for (const { FileName, Url } of product.Files) {
      const { kind, title } = fileTitle(FileName);
      const name = kind ? say(locale, `product:files.${kind}`) : title;
      await expect(about.getByRole('link', { name })).toHaveAttribute('href', Url);
      expect((await request.get(Url)).headers()['content-type']).toBe('application/pdf');
    }

    const service = main.getByRole('region', { name: say(locale, 'product:service.title') });
    await expect(
      service.getByRole('heading', { name: say(locale, 'product:service.guarantee.title') }),
    ).toBeVisible();
    await expect(service).toContainText(say(locale, 'product:service.guarantee.text'));
    const more = service.getByRole('link', { name: say(locale, 'product:service.guarantee.more') });
    expect((await request.get((await more.getAttribute('href')) ?? '')).status()).toBe(200);
    await expectNoFaults(page);
  });
  await test.step('price and button stay at the foot of a phone', async () => {
    const bar = main.locator('.sticky-bar');
    const add = bar.getByRole('button', { name: say(locale, 'product:buy.add') });
    const price = bar.getByText(euros(locale, product.PriceInclTax), { exact: true });
    const foot = page.viewportSize()!.height;
    for (const title of ['description', 'facts.title', 'service.title', 'safety.title'] as const) {
      const heading = main.getByRole('heading', { name: say(locale, `product:${title}`) });
      await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await expect(price).toBeInViewport({ ratio: 1 });
      await expect(add).toBeInViewport({ ratio: 1 });
      const { y, height } = (await bar.boundingBox())!;
      expect(Math.round(y + height)).toBe(foot);
    }
    await add.click();
    await expect(
      page.getByRole('dialog', { name: say(locale, 'cart:confirm.title') }),
    ).toContainText(product.Name);
  });
});
