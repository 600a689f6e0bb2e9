/** Sharing a product: the sheet of the system where there is one, else the link is copied. */
import { expect, test } from '@playwright/test';
import { orderables } from '../support/cart.ts';
import { open } from '../support/ready.ts';
import { LOCALES, say, SCREEN, to } from '../support/texts.ts';

for (const locale of LOCALES) {
  test(`a product is shared by the sheet of the system, or its link is copied (${locale}) ${SCREEN[locale]}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
        return Promise.resolve();
      };
    });
    const [product] = await orderables(locale, 1);
    const address = to(locale, 'product-detail-url', { url: product!.Url });
    await open(page, address);
    const url = (await page.locator('link[rel=canonical]').getAttribute('href'))!;
    expect(new URL(url).pathname).toBe(address);
    const share = page.getByRole('button', { name: say(locale, 'tools:shareProduct.share') });
    // It comes with the first thing that somebody does, and moves nothing.
    await page.keyboard.press('Tab');
    await share.click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      JSON.stringify({ title: product!.Name, url }),
    );

    await page.evaluate(() => {
      navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await share.click();
    await expect(page.getByText(say(locale, 'tools:shareProduct.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });
}
