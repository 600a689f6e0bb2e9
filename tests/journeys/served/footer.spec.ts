/** The end of every page (spec 1 §2.9). */
import { expect, test } from '../../support/fixtures.ts';
import { ask } from '../../support/shop-calls.ts';
import { say, to } from '../../support/texts.ts';

const locale = 'nl';

test('it helps, leads to stores, newsletter and social networks, and says how to pay; the checkout has a simple header and footer of its own', async ({
  page,
}) => {
  await test.step('it helps, leads to stores, newsletter and social networks, and says how to pay', async () => {
    await page.goto(to(locale, 'index'));
    const footer = page.getByRole('contentinfo');

    const usps = footer.getByRole('list', { name: say(locale, 'frame:footer.usps') });
    expect(await usps.getByRole('listitem').count()).toBeGreaterThan(1);

    const service = footer.locator('.foot-service');
    await expect(service.getByRole('heading')).toBeVisible();
    expect(await service.getByRole('listitem').getByRole('link').count()).toBeGreaterThan(1);
    const button = service.locator('a.btn');
    await expect(button).toHaveAttribute('href', new RegExp(say(locale, 'frame:service.path')));

    // The banners footer-company and footer-newsletter.
    for (const route of ['store-lister', 'newsletter'] as const) {
      const link = footer.locator('.foot-blocks').locator(`a[href="${to(locale, route)}"]`);
      await expect(link).toBeVisible();
    }
    expect(await footer.getByRole('navigation').count()).toBeGreaterThan(1);

    const payments = footer.getByRole('list', { name: say(locale, 'frame:footer.payments') });
    const names = await payments
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt));
    for (const [index, mark] of [/ideal/i, /visa/i, /mastercard/i, /paypal/i].entries()) {
      expect(names[index]).toMatch(mark);
    }
    // Shown in Dutch, whatever the language of the page.
    await expect(footer.getByText('Bouwmaat werkt voor je', { exact: true })).toBeVisible();
    await expect(footer.getByText(`© ${new Date().getFullYear()} Bouwmaat`)).toBeVisible();

    const { Reviews, SocialLinks } = await ask<{
      Reviews: { Url: string } | null;
      SocialLinks: Record<string, string>;
    }>('/api/aspos/common/config');
    await test.step('social networks in their order, those with an address only, in a new tab', async () => {
      const links = footer
        .getByRole('link', { name: /opent in een nieuw tabblad/ })
        .filter({ has: page.locator('svg') });
      const order = ['facebook', 'instagram', 'tiktok', 'linkedin', 'youtube'];
      const expected = order.filter((name) => SocialLinks[name]).map((name) => SocialLinks[name]);
      const shown = await links.evaluateAll((all) =>
        all.map((one) => (one as HTMLAnchorElement).getAttribute('href')),
      );
      expect(shown.filter((href) => expected.includes(href ?? ''))).toEqual(expected);
      for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
    });
    await test.step('reviews only where the configuration has them', async () => {
      await expect(footer.locator('.reviews')).toHaveCount(Reviews ? 1 : 0);
    });
  });
  await test.step('the checkout has its own simple header and footer', async () => {
    await page.goto(to(locale, 'checkout-success'));
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: say(locale, 'frame:logo') })).toBeVisible();
    await expect(
      header.getByRole('link', { name: say(locale, 'frame:service.chat') }),
    ).toBeVisible();
    await expect(header.getByText('09:00 - 17:00')).toBeVisible();
    const service = header.getByRole('link', { name: say(locale, 'frame:service.link') });
    await expect(service).toHaveAttribute('href', new RegExp(say(locale, 'frame:service.path')));
    await expect(page.getByRole('contentinfo').getByText(/© \d{4} Bouwmaat/)).toBeVisible();
  });
});
