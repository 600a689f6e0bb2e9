/** A first purchase: how much somebody types, and how many screens it takes. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LOGIN_TEXTS } from '../../backend/customers/identity/provider/pages.ts';
import { addFromOtherDevice, orderables } from '../support/cart.ts';
import {
  atBank,
  button,
  heading,
  methodRadio,
  order,
  text,
  orderNumberOfThanks,
} from '../support/checkout.ts';
import { mailsTo } from '../support/customers.ts';
import { say, to } from '../support/texts.ts';
import { expect, KNOWN, test } from '../support/fixtures.ts';

const locale = 'nl';
const t = LOGIN_TEXTS[locale];
const main = (page: Page) => page.getByRole('main');

test('a new customer goes from cart to thanks in 6 screens and 8 fields @mobile', async ({
  page,
}) => {
  test.slow();
  const email = `${randomUUID()}@bouwer.example`;
  const screens: string[] = [];
  let typed = 0;
  const seen = async (title: string) => {
    await expect(heading(page)).toContainText(title);
    screens.push(new URL(page.url()).pathname);
  };
  const fill = async (label: string, value: string) => {
    await main(page).getByRole('textbox', { name: label }).fill(value);
    typed += 1;
  };
  const [product] = await orderables(locale, 1);
  await addFromOtherDevice(page, [[product!, 1]]);
  await page.goto(to(locale, 'cart'));
  await seen(say(locale, 'cart:page.title'));
  await main(page)
    .getByRole('link', { name: say(locale, 'cart:totals.order') })
    .click();

  await seen(t.title);
  await fill(t.email, email);
  await page.getByRole('button', { name: t.sendCode }).click();
  // The same screen then asks for the code.
  await expect(heading(page)).toHaveText(t.code.title);
  const [mail] = await mailsTo(email);
  await fill(t.code.label, /\b\d{6}\b/.exec(mail!.text)![0]);
  await page.getByRole('button', { name: t.code.submit }).click();

  await seen(text(locale, 'delivery.title'));
  const field = (name: string) => say(locale, `profile:addressForm.${name}`);
  await fill(field('firstName'), 'Piet');
  await fill(field('lastName'), 'Bouwer');
  await fill(field('postalCode'), KNOWN.postcode);
  await fill(field('houseNumber'), KNOWN.houseNumber);
  await expect(main(page).getByRole('textbox', { name: field('street') })).toHaveValue(
    KNOWN.street,
  );
  // The one main button accepts the address that was typed.
  await button(page, locale, 'delivery.next').click();
  await expect(main(page).locator('address')).toContainText(KNOWN.street);
  await expect(main(page).locator('input[name=slot]:checked')).toBeVisible();
  await button(page, locale, 'delivery.next').click();

  await seen(text(locale, 'payment.title'));
  await methodRadio(page, 'card').check();
  await button(page, locale, 'payment.next').click();
  await seen(text(locale, 'overview.title'));
  await order(page, locale);
  // The page of the bank is not the shop's.
  await atBank(page, locale, 'paid');
  await orderNumberOfThanks(page, locale);
  await seen(text(locale, 'success.title'));
  expect(typed).toBeLessThanOrEqual(8);
  expect(new Set(screens).size).toBeLessThanOrEqual(6);
  expect(screens.length).toBe(new Set(screens).size);
});
