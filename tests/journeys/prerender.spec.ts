/** Pages that the browser renders before they are opened. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { holdTime } from '../support/hold-time.ts';
import { open, scriptsReady } from '../support/ready.ts';

const LIST = '/producten/gereedschap';

/** Lets the next page believe that it is rendered ahead; `activate` opens it. */
async function prerendered(page: Page): Promise<{ activate(): Promise<void> }> {
  await page.addInitScript(() => {
    const state = { isAhead: true };
    Object.assign(globalThis, {
      activate: () => {
        state.isAhead = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => state.isAhead });
  });
  return {
    activate: () => page.evaluate(() => (globalThis as unknown as { activate(): void }).activate()),
  };
}

async function firstProduct(page: Page): Promise<string> {
  await open(page, LIST);
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  return (await link.getAttribute('href'))!;
}

test('a pointer that rests on a card marks its page, and no other; a mouse that clicks at once marks none, a finger does', async ({
  page,
}) => {
  await test.step('a pointer that rests on a card marks its page, and no other', async () => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await open(page, LIST);
    const cards = page.locator('[data-cards] .card-name a');
    await cards.nth(0).hover();
    await expect(cards.nth(0)).toHaveAttribute('data-next', '');
    await cards.nth(1).hover();
    await expect(cards.nth(1)).toHaveAttribute('data-next', '');
    await expect(page.locator('[data-next]')).toHaveCount(1);
    await page
      .getByRole('link', { name: /winkelwagen/i })
      .first()
      .hover();
    await expect(cards.nth(1)).toHaveAttribute('data-next', '');
    expect(refused).toEqual([]);
  });
  await test.step('a mouse that clicks at once marks no page, a finger does', async () => {
    const cards = page.locator('[data-cards] .card-name a');
    const [link, other] = [cards.nth(0), cards.nth(1)];
    // The code loads at the first touch; a marked link shows that it listens.
    await other.hover();
    await expect(other).toHaveAttribute('data-next', '');
    await holdTime(page);
    for (const type of ['pointerover', 'pointerdown']) {
      await link.dispatchEvent(type, { pointerType: 'mouse' });
    }
    await page.clock.runFor(100);
    await expect(link).not.toHaveAttribute('data-next');
    await expect(other).toHaveAttribute('data-next', '');
    await link.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect(link).toHaveAttribute('data-next', '');
  });
});

test('a page that is not opened yet calls nothing and counts nothing', async ({ page }) => {
  const address = await firstProduct(page);
  const { activate } = await prerendered(page);
  // The list asks for today's prices after its load; leaving it ends its calls.
  await page.goto('about:blank');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?!images)|\.js$/.test(pathname)) calls.push(pathname);
  });
  await page.clock.install();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What would be asked is asked before this.
  await page.clock.runFor(2_000);
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  expect(calls).toEqual([]);
  await activate();
  await scriptsReady(page);
  expect(calls.some((path) => path.endsWith('.js'))).toBe(true);
});

test('a page shows what changed between its rendering and its opening, and forgets who signed out', async ({
  page,
}) => {
  const address = await firstProduct(page);
  const { activate } = await prerendered(page);
  await page.evaluate(() => {
    localStorage.setItem('user', JSON.stringify({ id: 1 }));
    document.cookie = 'token=x; path=/';
  });
  await page.goto(address);
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-vat', 'excl');
  await expect(html).toHaveAttribute('data-user', '');
  await page.evaluate(() => {
    localStorage.removeItem('user');
    document.cookie = 'token=; path=/; max-age=0';
    localStorage.setItem('vat', 'excl');
    localStorage.setItem('storeName', 'Utrecht');
  });
  await activate();
  await expect(html).toHaveAttribute('data-vat', 'excl');
  await expect(html).toHaveAttribute('data-branch', '');
  await expect(html).not.toHaveAttribute('data-user', '');
});
