/** Orders and invoices of the demo customers (spec 1 §2.2, spec 2 §3). */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { holdFocus, touch } from '../support/focus/focus-ring.ts';
import { open } from '../support/ready.ts';
import { say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const locale = 'nl';

holdFocus();

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('h2') });

/** A text with its placeholders as `.+`. */
const like = (locale: 'nl' | 'en', key: string) =>
  new RegExp(
    say(locale, key)
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{\w+\}/g, '.+'),
  );

test('a customer looks through past orders, opens one, downloads its invoice, and sees credit and invoices in all states', async ({
  page,
  customer,
}) => {
  await test.step('a customer looks through past orders, opens one and downloads its invoice', async () => {
    await customer({ kind: 'aannemer', locale });
    await open(page, to(locale, 'account-orders'));
    await expect(rows(page)).toHaveCount(5);
    await expect(main(page)).toContainText(say(locale, 'orders:list.many', { count: 7 }));
    await touch(page);
    await main(page)
      .getByRole('button', { name: say(locale, 'orders:paging.more') })
      .click();
    // The cancelled one is folded away behind the others.
    await expect(rows(page)).toHaveCount(6);
    await expect(
      main(page).getByText(say(locale, 'orders:paging.shown', { shown: 7, total: 7 })),
    ).toBeVisible();

    // The last but one order was billed and paid.
    const row = rows(page).nth(4);
    const link = row.getByRole('link');
    const title = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(/\?order=\d+$/);
    const heading = main(page).getByRole('heading', { level: 2, name: title });
    await expect(heading).toBeFocused();
    await expect(rows(page)).toHaveCount(0);
    const order = main(page).getByRole('article');
    await expect(
      order.getByText(say(locale, 'orders:states.delivered'), { exact: true }),
    ).toBeVisible();
    const products = order.locator(`a[href^="${to(locale, 'product-detail-url', { url: '' })}"]`);
    await expect(products).toHaveCount(3);
    await expectNoFaults(page);

    const downloading = page.waitForEvent('download');
    await main(page)
      .getByRole('button', { name: like(locale, 'orders:invoice.download') })
      .click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^F\d{4}-\d{6}\.pdf$/);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.goBack();
    await expect(rows(page)).toHaveCount(6);
    await expect(link).toBeFocused();
    await main(page).getByText(say(locale, 'orders:list.abandoned')).click();
    await expect(rows(page)).toHaveCount(7);
    await expect(rows(page).last()).toContainText(say(locale, 'orders:states.cancelled'));
    await expect(page).not.toHaveURL(/order=/);
  });
  await test.step('a customer on account sees credit and invoices in all states', async () => {
    await open(page, to(locale, 'account-invoices'));
    const invoices = main(page)
      .getByRole('listitem')
      .filter({ has: page.locator('h3') });
    await expect(invoices).toHaveCount(5);
    for (const [state, count] of Object.entries({ paid: 2, open: 2, overdue: 1 })) {
      const badge = page.getByText(say(locale, `orders:invoices.${state}`), { exact: true });
      await expect(invoices.filter({ has: badge })).toHaveCount(count);
    }
    for (const figure of ['limit', 'balance', 'available'])
      await expect(main(page).getByText(say(locale, `orders:credit.${figure}`))).toBeVisible();
    await invoices.first().getByRole('link').click();
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(
      like(locale, 'orders:detail.title'),
    );
  });
});

test('an order opens by its own link and leads to the list, one that is not there says so, and a list that fails can be asked for again', async ({
  page,
  customer,
}) => {
  await test.step('an order opens by its own link, and leads to the list; one that is not there says so', async () => {
    await customer({ kind: 'consument' });
    await open(page, to('nl', 'account-orders'));
    const id = await rows(page).first().getByRole('link').getAttribute('data-order');
    await open(page, `${to('nl', 'account-orders')}?order=${id}`);
    await expect(main(page).getByText(say('nl', 'orders:detail.noInvoice'))).toBeVisible();
    await main(page)
      .getByRole('link', { name: say('nl', 'orders:detail.back') })
      .click();
    await expect(rows(page)).toHaveCount(4);
    await expect(page).not.toHaveURL(/order=/);
    // As is an order of somebody else: `backend/orders/orders.test.ts`.
    await page.goto(`${to('nl', 'account-orders')}?order=999999999`);
    await expect(main(page).getByText(say('nl', 'orders:detail.notFoundTitle'))).toBeVisible();
  });
  await test.step('a customer who does not buy on account is told so, above the paid invoices', async () => {
    await open(page, to('nl', 'account-invoices'));
    await expect(main(page).getByText(say('nl', 'orders:credit.noneTitle'))).toBeVisible();
    await expect(main(page).getByRole('button', { name: /pdf/i })).toHaveCount(4);
  });
  await test.step('orders that fail to load can be asked for again', async () => {
    const path = '**/api/aspos/customer/orders?**';
    await page.route(path, (route) => route.fulfill({ status: 500, json: { Success: false } }));
    await open(page, to('nl', 'account-orders'));
    await expect(main(page).getByRole('alert')).toBeVisible();
    await page.unroute(path);
    await touch(page);
    await main(page)
      .getByRole('button', { name: say('nl', 'account:part.retry') })
      .click();
    await expect(rows(page)).toHaveCount(4);
  });
});

test('a customer without orders is led to the products', async ({ page, customer }) => {
  await customer();
  await open(page, to('nl', 'account-orders'));
  await expect(main(page).getByText(say('nl', 'orders:list.emptyTitle'))).toBeVisible();
  await expect(
    main(page).getByRole('link', { name: say('nl', 'orders:list.products') }),
  ).toBeVisible();
});
