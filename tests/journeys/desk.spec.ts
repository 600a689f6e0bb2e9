/** An editor signs in, sees a change before it is live, publishes it and takes it back. */
import { expect, type Page, test } from '@playwright/test';
import { changeInRunningShop } from '../../backend/running.ts';
import { addEditor, alone, DATA_DIR, looksWell, removeEditor, signIn } from '../support/desk.ts';
import { findProduct, isDiscounted } from '../support/samples.ts';
import { ask, type WireProduct } from '../support/shop-calls.ts';
import { euros, LOCALES, SCREEN, to } from '../support/texts.ts';

const PRICE = 1234.56;
/** A publication of the small shop, beside other tests. */
const SOON = { timeout: 60_000 };

for (const locale of LOCALES) {
  test.describe(locale, () => {
    let name: string;
    let password: string;
    test.beforeAll(({}, { project, workerIndex }) => {
      name = `Toets ${locale} ${project.name} ${workerIndex} ${Date.now()}`;
      password = addEditor(name);
    });
    test.afterAll(() => removeEditor(name));

    test(`an editor publishes a change and goes back (${locale}) ${SCREEN[locale]}`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.goto(`/redactie/aanmelden?taal=${locale}`);
      await looksWell(page);
      const say = await signIn(page, locale, name, password);
      await looksWell(page);

      await alone(async () => {
        // Each test has a product of its own: what one undoes would publish the other's change.
        // The first by name are nobody else's: others look at the first by relevance.
        const own = LOCALES.indexOf(locale);
        const product = await findProduct(
          (one) => !isDiscounted(one) && one.PriceInclTax > 5 && one.Id % 2 === own,
          { sortOrder: 'name-asc' },
        );
        const [named] = await ask<WireProduct[]>(
          `/api/aspos/products/ids?productIds=${product.Id}`,
          locale,
        );
        const address = to(locale, 'product-detail-url', { url: named!.Url });
        const live = async () => (await page.request.get(address)).text();
        const shown = euros(locale, PRICE).replace(/[^\d.,]/g, '');
        const setPrice = (price: number, publish: boolean) =>
          changeInRunningShop(DATA_DIR, product.Id, [`price=${price}`], publish);
        let isUndone = false;
        await setPrice(PRICE, false);
        try {
          await page.goto('/redactie/publiceren');
          const link = page.getByRole('link', { name: address, exact: true });
          await expect(link).toBeVisible(SOON);
          await expect(page.getByText(`(${product.Id})`)).toBeVisible();
          await looksWell(page);
          expect(await live()).not.toContain(shown);

          await link.click();
          const frame = page.frameLocator('iframe');
          await expect(frame.getByText(shown).first()).toBeVisible(SOON);
          await looksWell(page);

          await page.goto('/redactie/publiceren');
          const before = await releaseOf(page);
          await page.getByLabel(say('publish.reason')).fill('Najaar & winter');
          await page.getByRole('button', { name: say('publish.now') }).click();
          await expect.poll(() => releaseOf(page), SOON).toBeGreaterThan(before);
          expect(await live()).toContain(shown);
          await expect(page.getByText(say('changes.none'))).toBeVisible(SOON);

          await page.getByRole('link', { name: say('section.history') }).click();
          const newest = page.getByRole('listitem').filter({ hasText: 'Najaar & winter' }).first();
          await expect(newest).toContainText(say('history.live'));
          await expect(newest).toContainText(name);
          await looksWell(page);
          await page
            .getByRole('link', { name: say('rollback.to', { id: String(before) }) })
            .click();
          const dialog = page.getByRole('dialog');
          await expect(dialog).toContainText(`(${product.Id})`);
          await looksWell(page);
          await dialog
            .getByRole('button', { name: say('rollback.confirm', { id: String(before) }) })
            .click();
          await expect(page.getByText(say('rollback.done', { id: String(before) }))).toBeVisible();
          await expect.poll(live, SOON).not.toContain(shown);

          // It stays so, whatever is published, until it is right and let go of.
          await expect(
            page
              .getByRole('listitem')
              .filter({ hasText: `(${product.Id})` })
              .first(),
          ).toContainText(name);
          await looksWell(page);
          await setPrice(product.PriceInclTax, false);
          isUndone = true;
          await page.getByRole('button', { name: new RegExp(`\\(${product.Id}\\)`) }).click();
          await page.waitForURL(/publiceren(\?taak=\d+)?$/);
          if (page.url().includes('taak=')) {
            const ended = [say('progress.done'), say('asked.nothing'), say('asked.done')];
            await expect(
              page.getByText(new RegExp(ended.join('|').replace('{id}', '\\d+'))).first(),
            ).toBeVisible(SOON);
          }
          await expect(page.getByText(say('changes.none'))).toBeVisible(SOON);
          expect(await live()).not.toContain(shown);
        } finally {
          if (!isUndone) await setPrice(product.PriceInclTax, true);
        }
      });

      await page.getByRole('link', { name: say('section.log') }).click();
      const log = page.getByRole('main');
      for (const text of ['Najaar & winter', name]) await expect(log).toContainText(text);
      await looksWell(page);
      await page.getByLabel(say('desk.menu', { name })).click();
      await page.getByRole('button', { name: say('signIn.out') }).click();
      await expect(page.getByText(say('signIn.signedOut'))).toBeVisible();
      await page.goto('/redactie/geschiedenis');
      await expect(page).toHaveURL(/aanmelden\?naar=/);
    });
  });
}

/** Number of the live release, as the page says it. */
async function releaseOf(page: Page): Promise<number> {
  const text = (await page.locator('.desk-live b').textContent()) ?? '';
  return Number(/\d+/.exec(text)?.[0] ?? 0);
}
