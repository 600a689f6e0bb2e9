import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/domain/shared/common.ts';
import { open } from './ready.ts';
import { search, type WireProduct } from './shop-calls.ts';
import { say, to } from './texts.ts';

/** Products in stock that can be ordered, in the language of the page. */
export async function orderables(locale: Locale, count: number): Promise<WireProduct[]> {
  const { Products } = await search({ pageSize: 100 }, locale);
  const ready = Products.filter(
    ({ MaxStockDefault, Visibility, Orderable }) =>
      MaxStockDefault > 20 && Visibility === 'Orderable' && Orderable === 'ja',
  );
  expect(ready.length).toBeGreaterThanOrEqual(count);
  return ready.slice(0, count);
}

/** One that comes as a parcel: of what a lorry brings, its driver needs a telephone number. */
export async function parcel(locale: Locale): Promise<WireProduct> {
  const ready = await orderables(locale, 20);
  return ready.find(({ DeliveryType }) => DeliveryType === 'pakket')!;
}

/** Adds products to the cart of the page's visitor, as a different device would. */
export async function addFromOtherDevice(
  page: Page,
  lines: readonly (readonly [product: WireProduct, quantity: number])[],
): Promise<void> {
  const changes = lines.map(([{ Id }, quantity]) => ({
    ...{ operationId: randomUUID(), productId: Id, quantity, action: 'Add', source: null },
  }));
  const response = await page.request.post('/api/aspos/cart/lines/batch', {
    data: { changes },
  });
  expect(response.ok()).toBe(true);
}

/** What the shop holds: product id → quantity. */
export async function cartAtShop(page: Page): Promise<Record<number, number>> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value;
  const response = await page.request.get('/api/aspos/cart', {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { Data } = (await response.json()) as {
    Data: { Lines: { ProductId: number; Quantity: number }[] };
  };
  return Object.fromEntries(Data.Lines.map((line) => [line.ProductId, line.Quantity]));
}

/** Waits until the shop holds this: changes are sent a second after the last one. */
export const expectCart = (page: Page, lines: Record<number, number>): Promise<void> =>
  expect.poll(() => cartAtShop(page), { intervals: [100] }).toEqual(lines);

/** Opens the page of the cart and waits for its lines. */
export async function openCartPage(page: Page, locale: Locale): Promise<void> {
  await open(page, to(locale, 'cart'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    say(locale, 'cart:page.title'),
  );
}

export const lineOf = (page: Page, { Id }: WireProduct): Locator =>
  page.locator(`[data-line="${Id}"]`);

export const quantityOf = (page: Page, locale: Locale, product: WireProduct): Locator =>
  page.getByRole('textbox', { name: say(locale, 'cart:line.quantity', { name: product.Name }) });

/** The badge of the header. */
export const badge = (page: Page): Locator => page.locator('.bar-cart [data-cart-count]');
