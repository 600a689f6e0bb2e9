/** Code that is fetched late: a connection that is cut delays it, and breaks nothing. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { addFromOtherDevice, badge, openCartPage, orderables } from '../support/cart.ts';
import { button, heading, text } from '../support/checkout.ts';
import { open } from '../support/ready.ts';
import { categoryWith } from '../support/samples.ts';
import { say, SCREEN, to } from '../support/texts.ts';

const main = (page: Page) => page.getByRole('main');
const shareButton = (page: Page) =>
  main(page).getByRole('button', { name: say('nl', 'cart:tools.share'), exact: true });
const sharePart = (page: Page) =>
  main(page).getByRole('region', { name: say('nl', 'cart:share.title') });

/** Tells later whether the page was loaded again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis);

test(`a part whose code did not come shows once the connection is back ${SCREEN.nl}`, async ({
  page,
  context,
}) => {
  const [product] = await orderables('nl', 1);
  await addFromOtherDevice(page, [[product!, 1]]);
  await openCartPage(page, 'nl');
  await expect(shareButton(page)).toBeVisible();
  await mark(page);
  await context.setOffline(true);
  await shareButton(page).click();
  await expect(main(page).getByRole('alert')).toHaveText(say('nl', 'cart:tools.failed'));
  await context.setOffline(false);
  await expect(sharePart(page)).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  expect(await isSamePage(page)).toBe(true);
});

test(`the next step of the checkout can be tried again after its code did not come ${SCREEN.nl}`, async ({
  page,
  customer,
}) => {
  const [product] = await orderables('nl', 1);
  await customer({ address: true, cart: [[product!, 1]] });
  await open(page, to('nl', 'index'));
  // Its reload for new code is used up (spec 1 §4.7).
  await page.evaluate(() => sessionStorage.setItem('chunkReload', String(Date.now())));
  await page.route(/payment-step/, (route) => route.abort());
  await page.goto(to('nl', 'checkout-delivery'));
  await expect(main(page).locator('input[name=slot]:checked')).toBeVisible();
  await mark(page);
  await button(page, 'nl', 'delivery.next').click();
  const retry = main(page).getByRole('button', { name: say('nl', 'account:part.retry') });
  await expect(retry).toBeVisible();
  await page.unroute(/payment-step/);
  await retry.click();
  await expect(heading(page)).toHaveText(text('nl', 'payment.title'));
  expect(await isSamePage(page)).toBe(true);
});

test(`an add whose code did not come is taken back, and works with a connection ${SCREEN.nl}`, async ({
  page,
  context,
}) => {
  const { Url } = await categoryWith(30);
  await open(page, to('nl', 'product-lister-all', { pathMatch: Url }));
  await mark(page);
  const add = main(page).locator('[data-product] .card-buy .btn').first();
  await context.setOffline(true);
  // By script: a pointer on its way would fetch the code before the click.
  const marks = await add.evaluate(
    (element: HTMLElement) =>
      new Promise<boolean[]>((resolve) => {
        const seen: boolean[] = [];
        new MutationObserver(() => {
          seen.push('done' in element.dataset);
          if (seen.length === 2) resolve(seen);
        }).observe(element, { attributeFilter: ['data-done'] });
        element.click();
      }),
  );
  expect(marks).toEqual([true, false]);
  expect(await isSamePage(page)).toBe(true);
  await expect(badge(page)).toBeHidden();
  await context.setOffline(false);
  await add.click();
  await expect(badge(page)).toHaveText('1');
});
