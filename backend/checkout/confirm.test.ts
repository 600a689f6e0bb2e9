import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Customer, openShop, shop } from '../../tests/support/opened-shop.ts';

let piet: Customer;

openShop();
beforeEach(async () => {
  piet = await shop.signUp({
    contact: { first_name: 'Piet', last_name: 'Bouwer', allow_on_account: true },
    customer: { credit_limit: 100_000, credit_balance: 10_000 },
  });
});

const ordersOf = async (asker = piet) =>
  shop.db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', asker.customerId)
    .orderBy('id')
    .execute();

/** A cart of two pieces that is ready to be ordered. */
async function readyCart(method: 'ideal' | 'account' = 'ideal', asker = piet) {
  const product = await shop.product();
  await shop.add(asker, product, 2);
  await shop.choose(asker, method);
  return product;
}

describe('an order that is paid online', () => {
  it('waits for its payment, holds its stock, and leaves the cart as it is', async () => {
    const product = await readyCart();
    const { json } = await shop.confirm(piet, { memo: 'Achterom', analyticsClientId: 'c1' });
    const { OrderId, PaymentUrl, SuccessKey, Cart } = json.Data;
    expect(PaymentUrl).toMatch(/^http:\/\/shop\.example\/api\/test-bank\/tb_[\w-]{22}$/);
    expect(SuccessKey).toMatch(/^[\w-]{22}$/);
    expect(Cart.Lines).toHaveLength(1);
    expect(await shop.order(OrderId!)).toMatchObject({
      ...{ state: 'awaiting-payment', total_incl: 2 * 1_210 + 695, memo: 'Achterom' },
      ...{ email: piet.email, locale: 'nl', analytics: { clientId: 'c1', sessionId: null } },
      ...{ delivery_phone: '0612345678', preferred_from: '07:00' },
      delivery_address: expect.objectContaining({ street: 'Kade', houseNumber: '546' }),
    });
    expect(await shop.stock(product)).toMatchObject({ default: 18, total: 48 });
    expect(await shop.mails()).not.toContainEqual(expect.objectContaining({ to: piet.email }));
  });

  it('is paid once the bank says so: the cart is empty and a mail is sent', async () => {
    await readyCart();
    const { OrderId, OrderNumber } = (await shop.confirm(piet)).json.Data;
    const id = await shop.atBank(OrderId!, 'paid');
    expect((await shop.order(OrderId!)).state).toBe('awaiting-payment');
    for (let i = 0; i < 3; i += 1) expect(await shop.call(id)).toBe(200);
    expect((await shop.order(OrderId!)).state).toBe('paid');
    expect((await shop.cart(piet)).Lines).toEqual([]);
    const mails = (await shop.mails()).filter(({ to }) => to === piet.email);
    expect(mails.map(({ values }) => values.orderNumber)).toEqual([OrderNumber]);
    expect(mails[0]!.values).toMatchObject({
      lines: [expect.stringMatching(/€\s24,20$/)],
      sums: { subtotal: '€\u00a024,20', shipping: '€\u00a06,95', vouchers: null },
      total: '€\u00a031,15',
    });
  });

  it.each([
    ['failed', 'cancelled'],
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
  ] as const)(
    'that %s gives its stock back, and the cart can be ordered again',
    async (end, state) => {
      const product = await readyCart();
      const first = (await shop.confirm(piet)).json.Data;
      await shop.call(await shop.atBank(first.OrderId!, end));
      expect((await shop.order(first.OrderId!)).state).toBe(state);
      expect(await shop.stock(product)).toMatchObject({ default: 20, total: 50 });
      expect((await shop.cart(piet)).Lines).toHaveLength(1);
      const second = (await shop.confirm(piet)).json.Data;
      expect(second.OrderId).not.toBe(first.OrderId);
      await shop.call(await shop.atBank(second.OrderId!, 'paid'));
      expect((await ordersOf()).map((order) => order.state)).toEqual([state, 'paid']);
      expect(await shop.stock(product)).toMatchObject({ default: 18, total: 48 });
    },
  );

  it('keeps in the cart what was added after confirming', async () => {
    const product = await readyCart();
    const { OrderId } = (await shop.confirm(piet)).json.Data;
    const later = await shop.product();
    await shop.add(piet, product, 3);
    await shop.add(piet, later, 1);
    await shop.call(await shop.atBank(OrderId!, 'paid'));
    const { Lines } = await shop.cart(piet);
    expect(Lines.map(({ ProductId, Quantity }) => [ProductId, Quantity])).toEqual([
      [product, 3],
      [later, 1],
    ]);
  });
});

describe('confirming twice', () => {
  it('with the same key answers the same order, also after it is paid', async () => {
    await readyCart();
    const { AmountToPay: amountToPay } = await shop.cart(piet);
    const body = { idempotencyKey: randomUUID(), amountToPay };
    const first = (await shop.confirm(piet, body)).json.Data;
    expect((await shop.confirm(piet, body)).json.Data).toMatchObject({
      OrderId: first.OrderId,
      PaymentUrl: first.PaymentUrl,
    });
    await shop.call(await shop.atBank(first.OrderId!, 'paid'));
    const again = (await shop.confirm(piet, body)).json.Data;
    expect(again).toMatchObject({ OrderId: first.OrderId, PaymentUrl: null });
    expect(await ordersOf()).toHaveLength(1);
  });

  it.each([
    ['amount', { amountToPay: 1.23 }],
    ['memo', { memo: 'Achterom' }],
    ['reference', { reference: 'Kade 12' }],
  ])('with the same key and a different %s is refused without an order', async (_, other) => {
    await readyCart();
    const { AmountToPay: amountToPay } = await shop.cart(piet);
    const body = { idempotencyKey: randomUUID(), amountToPay };
    const first = (await shop.confirm(piet, body)).json.Data;
    for (const state of ['awaiting', 'paid']) {
      if (state === 'paid') await shop.call(await shop.atBank(first.OrderId!, 'paid'));
      const { status, json } = await shop.confirm(piet, { ...body, ...other });
      expect([status, json.Success]).toEqual([409, false]);
      expect(json.Message).toContain(first.OrderNumber!);
    }
    expect(await ordersOf()).toHaveLength(1);
  });

  it('with a key that an earlier order answered, and a different memo, is refused too', async () => {
    await readyCart();
    const first = (await shop.confirm(piet)).json.Data;
    const { AmountToPay: amountToPay } = await shop.cart(piet);
    const body = { idempotencyKey: randomUUID(), amountToPay };
    expect((await shop.confirm(piet, body)).json.Data.OrderId).toBe(first.OrderId);
    expect((await shop.confirm(piet, body)).json.Data.OrderId).toBe(first.OrderId);
    expect((await shop.confirm(piet, { ...body, memo: 'Achterom' })).status).toBe(409);
  });

  it('from two tabs at once gives one order and one payment', async () => {
    const product = await readyCart();
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.confirm(piet)));
    const ids = new Set(answers.map(({ json }) => json.Data.OrderId));
    const urls = new Set(answers.map(({ json }) => json.Data.PaymentUrl));
    expect([ids.size, urls.size]).toEqual([1, 1]);
    expect(await ordersOf()).toHaveLength(1);
    expect(await shop.stock(product)).toMatchObject({ total: 48 });
  });

  it('on account from two tabs at once gives one order and an empty cart', async () => {
    await readyCart('account');
    const { AmountToPay: amountToPay } = await shop.cart(piet);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => shop.confirm(piet, { amountToPay })),
    );
    expect(answers.filter(({ json }) => json.Success && json.Data.OrderId)).toHaveLength(1);
    expect(await ordersOf()).toHaveLength(1);
  });

  it('a changed cart ends the earlier order, and its late payment is refunded', async () => {
    const product = await readyCart();
    const first = (await shop.confirm(piet)).json.Data;
    await shop.add(piet, product, 1);
    const second = (await shop.confirm(piet)).json.Data;
    expect((await ordersOf()).map(({ state }) => state)).toEqual(['cancelled', 'awaiting-payment']);
    expect(await shop.stock(product)).toMatchObject({ total: 47 });

    await shop.call(await shop.atBank(first.OrderId!, 'paid'));
    expect(await shop.payment(first.OrderId!)).toMatchObject({
      state: 'paid',
      alarm: 'paid-after-end',
    });
    await shop.runJobs();
    expect(await shop.payment(first.OrderId!)).toMatchObject({
      state: 'refunded',
      refunded_incl: 2 * 1_210 + 695,
    });
    expect((await shop.order(first.OrderId!)).state).toBe('cancelled');
    await shop.call(await shop.atBank(second.OrderId!, 'paid'));
    expect((await shop.order(second.OrderId!)).state).toBe('paid');
  });

  it('answers the earlier order when that turns out to be paid', async () => {
    const product = await readyCart();
    const first = (await shop.confirm(piet)).json.Data;
    await shop.atBank(first.OrderId!, 'paid');
    await shop.add(piet, product, 1);
    expect((await shop.confirm(piet)).json.Data.OrderId).toBe(first.OrderId);
    expect((await shop.cart(piet)).Lines).toMatchObject([{ Quantity: 1 }]);
  });
});

describe('an attempt that an earlier order answers', () => {
  it('is answered the same when it is repeated, though the cart is empty by then', async () => {
    await readyCart();
    const first = (await shop.confirm(piet)).json.Data;
    await shop.atBank(first.OrderId!, 'paid');
    const { AmountToPay: amountToPay } = await shop.cart(piet);
    const body = { idempotencyKey: randomUUID(), amountToPay };
    for (let i = 0; i < 2; i += 1)
      expect((await shop.confirm(piet, body)).json).toMatchObject({
        Data: { OrderId: first.OrderId, PaymentUrl: null },
      });
    expect((await shop.cart(piet)).Lines).toEqual([]);
  });
});

describe('what cannot be ordered', () => {
  it('is a cart whose price changed: nothing is ordered, and the answer has the new price', async () => {
    const product = await readyCart();
    const { AmountToPay: amountToPay } = await shop.cart(piet);
    await shop.change(product, { priceIncl: 1_310, totalStock: 50 });
    const { json } = await shop.confirm(piet, { amountToPay });
    expect(json.Data.Validation).toMatchObject({ IsOrderable: false });
    expect(json.Data.Validation?.NewCart?.AmountToPay).toBe(33.15);
    expect(json.Data.OrderId).toBeUndefined();
    expect(await ordersOf()).toEqual([]);
    expect((await shop.confirm(piet)).json.Data.OrderId).toBeDefined();
  });

  it('is the last item for the second of two customers', async () => {
    const an = await shop.signUp();
    const product = await shop.product({ defaultStock: 1, totalStock: 1 });
    for (const asker of [piet, an]) {
      await shop.add(asker, product);
      await shop.choose(asker, 'ideal');
    }
    const answers = await Promise.all([shop.confirm(piet), shop.confirm(an)]);
    const orders = answers.filter(({ json }) => json.Data.OrderId);
    const refused = answers.find(({ json }) => json.Data.Validation);
    expect(orders).toHaveLength(1);
    expect(refused?.json.Data.Validation?.Factors.Stock).toMatchObject({
      IsValid: false,
      InvalidProductIds: [product],
    });
    expect(await shop.stock(product)).toMatchObject({ default: 0, total: 0 });
  });

  it('is a cart with a voucher that expired meanwhile', async () => {
    await readyCart();
    const cart = await shop.db
      .selectFrom('carts')
      .select('id')
      .where('contact_id', '=', piet.contactId)
      .executeTakeFirstOrThrow();
    const { id } = await shop.db
      .insertInto('vouchers')
      .values({
        ...{ code: randomUUID(), kind: 'coupon', name: JSON.stringify({ nl: 'A', en: 'A' }) },
        ...{ customer_id: null, amount_incl: 500, percent: null, uses_left: 1 },
        ...{ starts_at: null, ends_at: new Date('2026-11-24T12:00:00Z'), created_at: shop.now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('cart_vouchers')
      .values({ cart_id: cart.id, voucher_id: id, added_at: shop.now })
      .execute();
    const { AmountToPay: amountToPay } = await shop.cart(piet);
    expect(amountToPay).toBe(26.15);
    shop.clock.now = new Date('2026-11-24T12:00:01Z');
    const late = (await shop.confirm(piet, { amountToPay })).json.Data;
    expect(late.Validation?.NewCart?.AmountToPay).toBe(31.15);
    shop.clock.now = shop.now;
    const uses = async () =>
      (await shop.db.selectFrom('vouchers').selectAll().where('id', '=', id).executeTakeFirst())
        ?.uses_left;
    const { OrderId } = (await shop.confirm(piet, { amountToPay })).json.Data;
    expect(await uses()).toBe(0);
    await shop.call(await shop.atBank(OrderId!, 'cancelled'));
    expect(await uses()).toBe(1);
    expect((await shop.cart(piet)).AmountToPay).toBe(26.15);
  });

  it('is a cart without a slot, a way to pay, or lines', async () => {
    const empty = await shop.confirm(piet, { amountToPay: 0 });
    expect(empty.json).toMatchObject({ Success: false, Message: 'Je winkelwagen is leeg.' });
    await shop.add(piet, await shop.product());
    const placeless = (await shop.confirm(piet)).json.Data.Validation;
    expect(placeless).toMatchObject({
      IsOrderable: false,
      Factors: { Stock: { IsValid: true }, Delivery: { IsValid: false } },
    });
    await shop.choose(piet, null);
    expect((await shop.confirm(piet)).json).toMatchObject({
      Success: false,
      Message: 'Kies eerst hoe je wilt betalen.',
    });
  });

  it('is a slot that is gone, with the next date', async () => {
    await readyCart();
    shop.clock.now = new Date('2026-11-24T21:00:00Z');
    const { Validation } = (await shop.confirm(piet)).json.Data;
    expect(Validation?.Factors.DeliveryDate).toMatchObject({
      IsValid: false,
      NextDate: '2026-11-26',
    });
  });
});

describe('an order on account', () => {
  it('is placed at once and takes credit', async () => {
    await readyCart('account');
    const { OrderId, PaymentUrl, Cart } = (await shop.confirm(piet)).json.Data;
    expect([PaymentUrl, Cart.Lines]).toEqual([null, []]);
    expect((await shop.order(OrderId!)).state).toBe('placed');
    const customer = await shop.db
      .selectFrom('customers')
      .select('credit_balance')
      .where('id', '=', piet.customerId)
      .executeTakeFirstOrThrow();
    expect(customer.credit_balance).toBe(10_000 + 3_115);
  });

  it('is refused once the credit is used up meanwhile', async () => {
    await readyCart('account');
    await shop.db
      .updateTable('customers')
      .set({ credit_balance: 99_000 })
      .where('id', '=', piet.customerId)
      .execute();
    expect((await shop.confirm(piet)).json).toMatchObject({ Success: false });
    expect(await ordersOf()).toEqual([]);
  });
});

describe('who may not order now', () => {
  it('is an account whose address nobody confirmed: it gets no order and no mail', async () => {
    const an = await shop.signUp({ isConfirmed: false });
    await readyCart('ideal', an);
    const { json } = await shop.confirm(an);
    expect([json.Success, json.Message]).toEqual([
      false,
      'Bevestig eerst je e-mailadres: daar gaat de bevestiging van je bestelling naartoe.',
    ]);
    expect(await ordersOf(an)).toEqual([]);
  });

  it('is a customer with many orders that wait for their money, until one ends', async () => {
    const an = await shop.signUp();
    const place = async () => {
      await readyCart('ideal', an);
      const { json } = await shop.confirm(an);
      // As a cart of another device: the order is no longer the one of this cart.
      await shop.db
        .updateTable('orders')
        .set({ cart_id: null })
        .where('customer_id', '=', an.customerId)
        .execute();
      return json;
    };
    for (let at = 0; at < 10; at++) expect((await place()).Success).toBe(true);
    const refused = await place();
    expect([refused.Success, refused.Message]).toEqual([
      false,
      'Er wachten al bestellingen op betaling. Betaal of annuleer die eerst.',
    ]);
    const [first] = await ordersOf(an);
    await shop.atBank(first!.id, 'paid');
    await shop.db
      .updateTable('orders')
      .set({ state: 'paid' })
      .where('id', '=', first!.id)
      .execute();
    expect((await place()).Success).toBe(true);
  });

  it('is a customer whose orders that wait hold as much as one may, until one ends', async () => {
    const an = await shop.signUp();
    /** Confirms a cart of pieces of € 10,000, as of another device than the one before. */
    const place = async (pieces: number, method: 'ideal' | 'store' = 'ideal') => {
      const product = await shop.product({ priceIncl: 1_000_000 });
      await shop.add(an, product, pieces);
      await shop.choose(an, method, method === 'store' ? shop.stores[0]!.id : undefined);
      const { json } = await shop.confirm(an);
      await shop.db
        .updateTable('orders')
        .set({ cart_id: null })
        .where('customer_id', '=', an.customerId)
        .execute();
      await shop.ask(an, 'DELETE', '/api/aspos/cart/lines');
      return { json, product };
    };
    // One order alone may be worth more: somebody builds a house.
    const first = await place(6);
    expect(first.json.Success).toBe(true);
    const { json, product } = await place(1);
    expect([json.Success, json.Message]).toEqual([
      false,
      'Er wachten al bestellingen op betaling. Betaal of annuleer die eerst.',
    ]);
    // Nothing is held for what was refused.
    expect(await shop.stock(product)).toMatchObject({ default: 20, total: 50 });
    const end = shop.db.updateTable('orders').set({ state: 'cancelled' });
    await end.where('id', '=', first.json.Data.OrderId!).execute();
    // Goods that wait in a store for their payment are held, too.
    expect((await place(2, 'store')).json.Success).toBe(true);
    expect((await place(2)).json.Success).toBe(true);
    expect((await place(2)).json.Success).toBe(false);
    // It is a limit of one customer.
    const other = await shop.signUp();
    await readyCart('ideal', other);
    expect((await shop.confirm(other)).json.Success).toBe(true);
  });

  it('leaves what looks like a link out of the mail of an order', async () => {
    await readyCart('account');
    await shop.confirm(piet, {
      memo: 'Kijk op www.evil.example',
      reference: 'https://evil.example',
    });
    const mails = JSON.stringify(await shop.mails());
    expect(mails).not.toContain('evil');
  });
});
