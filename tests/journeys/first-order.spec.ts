/** A first purchase: how much somebody types, and how many screens it takes. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LOGIN_TEXTS } from '../../backend/customers/identity/provider/pages.ts';
import { expectCart } from '../support/cart.ts';
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
import { open } from '../support/ready.ts';
import { findProduct } from '../support/samples.ts';
import { say, SCREEN, to } from '../support/texts.ts';
import { expect, KNOWN, test } from '../support/fixtures.ts';

const locale = 'nl';
const t = LOGIN_TEXTS[locale];
const main = (page: Page) => page.getByRole('main');

for (const screen of Object.values(SCREEN))
  test(`a new customer orders boards for 25 m² and goes from cart to thanks in 6 screens and 8 fields ${screen}`, async ({
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
    const board = await findProduct(
      ({ Name, UnitPrice, MaxStockDefault }) =>
        /^gipsplaat vochtwerend/i.test(Name) && UnitPrice?.Unit === 'm²' && MaxStockDefault > 30,
    );
    await open(page, to(locale, 'product-detail-url', { url: board.Url }));
    await page.getByRole('button', { name: say(locale, 'product:buy.needed') }).click();
    const needed = page.getByRole('dialog', { name: say(locale, 'tools:needed.title') });
    await needed.getByLabel(say(locale, 'tools:needed.length')).fill('10');
    await needed.getByLabel(say(locale, 'tools:needed.width')).fill('2,5');
    await needed.getByRole('button', { name: say(locale, 'tools:needed.take') }).click();
    const quantity = main(page).getByRole('textbox', { name: say(locale, 'product:buy.quantity') });
    await expect(quantity).not.toHaveValue('1');
    const pieces = Number(await quantity.inputValue());
    await main(page)
      .getByRole('button', { name: say(locale, 'product:buy.add') })
      .first()
      .click();
    const added = page.getByRole('dialog', { name: say(locale, 'cart:confirm.title') });
    await added.getByRole('link', { name: say(locale, 'cart:confirm.go') }).click();
    await seen(say(locale, 'cart:page.title'));
    await expectCart(page, { [board.Id]: pieces });
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
    // A lorry brings boards; its driver calls.
    await fill(text(locale, 'delivery.phone'), `06${randomInt(10_000_000, 99_999_999)}`);
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
