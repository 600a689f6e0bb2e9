/** Random commands of two tabs of a customer, another customer, the bank and the shop. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  updatePaymentFromProvider,
  updateFromProvider,
} from '../../../backend/checkout/payment-status.ts';
import {
  AVAILABILITY_KIND,
  BILLING_KIND,
  ORDER_CONFIRMATION_KIND,
} from '../../../backend/checkout/services.ts';
import { ProviderKeyError } from '../../../backend/payment/payment-provider.ts';
import type { CartValidationRecord } from '../../../src/api/cart/wire.ts';
import type { CartChange } from '../../../src/domain/cart/cart.ts';
import { withoutTax } from '../../../src/domain/shared/money.ts';
import { checkShop } from './check.ts';
import {
  askInModel,
  applyToModel,
  countsVoucher,
  endInModel,
  finishInModel,
  type Model,
  type ModelOrder,
  openOrder,
  type Real,
  updateModel,
  totalOf,
  usesLeft,
} from './model.ts';

const WITHOUT_REFUNDS = [ORDER_CONFIRMATION_KIND, BILLING_KIND, AVAILABILITY_KIND].map(
  ({ name }) => name,
);

type Command = fc.AsyncCommand<Model, Real>;
const CART = '/api/aspos/cart';

/** A command that leaves the shop as the model says. */
function command(
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Command {
  return {
    check,
    toString: () => name,
    async run(model, real) {
      await run(model, real);
      await checkShop(model, real);
    },
  };
}

/** A change is made in a tab and waits there. */
const change = (tab: number, product: number, action: CartChange['action'], quantity: number) =>
  command(`tab ${tab}: ${action} ${quantity} of product ${product}`, async (model, real) => {
    const productId = real.products[product]!;
    const operationId = randomUUID();
    model.tabs[tab]!.push({ operationId, productId, quantity, action, source: null });
    await Promise.resolve();
  });

/** A tab sends what waits; the request, or its answer, may be lost, and then it sends again. */
const flush = (tab: number, fate: 'arrives' | 'request lost' | 'answer lost' | 'sent twice') =>
  command(
    `tab ${tab}: flush, ${fate}`,
    async (model, { shop, customer, products }) => {
      const changes = model.tabs[tab]!;
      const send = () => shop.ask(customer, 'POST', `${CART}/lines/batch`, { changes });
      if (fate === 'request lost') return;
      const times = fate === 'sent twice' ? 2 : 1;
      const answers = await Promise.all(Array.from({ length: times }, send));
      for (const { json } of answers) expect(json.Success).toBe(true);
      applyToModel(model, changes, products);
      if (fate !== 'answer lost') model.tabs[tab] = [];
    },
    (model) => model.tabs[tab]!.length > 0,
  );

async function reprice(
  model: Model,
  { shop, products }: Pick<Real, 'shop' | 'products'>,
  product: number,
  cents: number,
): Promise<void> {
  model.prices[product] = cents;
  await shop.db
    .updateTable('products')
    .set({ price_incl: cents, price_excl: withoutTax(cents, 21) })
    .where('id', '=', products[product]!)
    .execute();
}

/** A product that is in the cart at once: so most runs have something to order. */
const addNow = (product: number, quantity: number) =>
  command(`add ${quantity} of product ${product} at once`, async (model, real) => {
    const productId = real.products[product]!;
    await real.shop.add(real.customer, productId, quantity);
    model.cart.set(product, (model.cart.get(product) ?? 0) + quantity);
  });

const setPrice = (product: number, cents: number) =>
  command(`price of product ${product}: ${cents}`, async (model, { shop, products }) => {
    await reprice(model, { shop, products }, product, cents);
  });

const setStock = (product: number, pieces: number) =>
  command(`stock of product ${product}: ${pieces}`, async (model, { shop, products }) => {
    model.stock[product] = pieces;
    await shop.change(products[product]!, { defaultStock: pieces, totalStock: pieces });
  });

const useVoucher = () =>
  command(
    'use the voucher',
    async (model, { shop, customer, voucherId }) => {
      const body = { couponId: voucherId };
      const { json } = await shop.ask(customer, 'POST', `${CART}/vouchers`, body);
      const isUsable = !model.isVoucherExpired && usesLeft(model) > 0 && model.cart.size > 0;
      if (!model.hasVoucher && isUsable) expect(json.Success).toBe(true);
      if (json.Success) model.hasVoucher = true;
    },
    (model) => model.cart.size > 0,
  );

const expireVoucher = (isExpired: boolean) =>
  command(
    isExpired ? 'the voucher expires' : 'the voucher is valid again',
    async (model, { shop, voucherId }) => {
      model.isVoucherExpired = isExpired;
      const ends_at = isExpired ? shop.clock.now : null;
      await shop.db.updateTable('vouchers').set({ ends_at }).where('id', '=', voucherId).execute();
    },
  );

/** Chooses delivery, its first slot and how to pay, where there is a day for the cart. */
const choose = (method: 'ideal' | 'account') =>
  command(
    `choose to pay by ${method}`,
    async (model, { shop, customer }) => {
      await shop.choose(customer, method);
      model.method = method;
    },
    (model) => isInStock(model) && model.cart.size > 0,
  );

/** True if there is enough for the cart, with the pieces that its open order holds. */
function isInStock(model: Readonly<Model>): boolean {
  const held = openOrder(model);
  return [...model.cart].every(
    ([product, quantity]) => quantity <= model.stock[product]! + (held?.lines.get(product) ?? 0),
  );
}

interface Confirming {
  /** The answer is lost, and the tab asks again with the same key. */
  isAnswerLost: boolean;
  /** Both tabs confirm at once. */
  isDoubled: boolean;
  /** The price of product 0 when the shopper already agreed to the total. */
  priceMeanwhile: number | null;
}

const confirm = ({ isAnswerLost, isDoubled, priceMeanwhile }: Confirming) =>
  command(
    `confirm${isAnswerLost ? ', answer lost' : ''}${isDoubled ? ', in both tabs' : ''}${priceMeanwhile === null ? '' : `, price becomes ${priceMeanwhile}`}`,
    async (model, real) => {
      const { shop, customer } = real;
      const { AmountToPay: amountToPay } = await shop.cart(customer);
      const agreed = Math.round(amountToPay * 100);
      if (priceMeanwhile !== null) await reprice(model, real, 0, priceMeanwhile);
      const keys = isDoubled ? [randomUUID(), randomUUID()] : [randomUUID()];
      const attempt = (idempotencyKey: string) =>
        shop.confirm(customer, { idempotencyKey, amountToPay });
      let answers = await Promise.all(keys.map(attempt));
      const expected = expectedOrder(model, agreed);
      if (isAnswerLost) {
        const again = await Promise.all(keys.map(attempt));
        // A key that ordered answers its order; one that did not may order only what is left.
        answers.forEach(({ json }, i) => {
          if (json.Success && json.Data.OrderId != null)
            expect(again[i]!.json).toMatchObject({ Data: { OrderId: json.Data.OrderId } });
        });
        answers = [...answers, ...again];
      }
      const ids = new Set(
        answers.flatMap(({ json }) => (json.Success ? (json.Data.OrderId ?? []) : [])),
      );
      if (expected === null) return void expect([...ids]).toEqual([]);
      expect(ids.size).toBe(1);
      const [id] = ids;
      if (expected.id === 0) expected.id = id!;
      expect(id).toBe(expected.id);
    },
    (model) => model.method !== null || model.cart.size === 0,
  );

/** An order that awaits its payment, where the cart can be ordered. */
const orderNow = () =>
  command(
    'order to pay by ideal',
    async (model, real) => {
      const { shop, customer } = real;
      await shop.choose(customer, 'ideal');
      model.method = 'ideal';
      const { AmountToPay: amountToPay } = await shop.cart(customer);
      const { json } = await shop.confirm(customer, { amountToPay });
      const expected = expectedOrder(model, Math.round(amountToPay * 100));
      const id = json.Success ? (json.Data.OrderId ?? null) : null;
      if (expected?.id === 0) expected.id = id!;
      expect(id).toBe(expected?.id ?? null);
    },
    (model) => isInStock(model) && model.cart.size > 0,
  );

/** What confirming gives: an order of before, a new one (id 0), or null. Changes the model. */
function expectedOrder(model: Model, agreed: number): ModelOrder | null {
  const earlier = openOrder(model);
  if (earlier) {
    // The shop asks the bank first.
    if (!askInModel(model, earlier)) return null;
    if (earlier.state === 'paid') return earlier;
  }
  const held = earlier?.state === 'awaiting-payment' ? earlier : undefined;
  if (model.cart.size === 0 || !isInStock(model)) return null;
  const withVoucher = countsVoucher(model);
  const total = totalOf(model, withVoucher);
  if (total !== agreed) return null;
  const { method } = model;
  if (method === null) return null;
  const order: ModelOrder = {
    id: 0,
    state: method === 'account' ? 'placed' : 'awaiting-payment',
    lines: new Map(model.cart),
    total,
    usesVoucher: withVoucher,
    bank: method === 'account' ? null : model.isKeyRefused ? 'unmade' : 'open',
    wentBack: false,
    isWithdrawn: false,
  };
  if (held && method === 'ideal' && isSameOrder(held, order)) return held;
  if (held) endInModel(model, held);
  for (const [product, quantity] of order.lines) model.stock[product]! -= quantity;
  if (withVoucher) model.voucherUses -= 1;
  model.orders.push(order);
  if (method === 'account') finishInModel(model, order);
  return order;
}

function isSameOrder(a: ModelOrder, b: ModelOrder): boolean {
  const linesOf = ({ lines }: ModelOrder) => JSON.stringify([...lines].sort());
  return a.total === b.total && a.usesVoucher === b.usesVoucher && linesOf(a) === linesOf(b);
}

/** The latest first: it is most often the one that is still open. */
const atBank = ({ orders }: Readonly<Model>) =>
  orders.filter(({ bank }) => bank !== null && bank !== 'unmade').toReversed();

/** The shopper ends a payment at the bank, which calls the webhook never, once or several times. */
const pay = (nth: number, end: 'paid' | 'failed' | 'cancelled' | 'expired', told: number) =>
  command(
    `payment ${nth} is ${end}, told ${told} times`,
    async (model, { shop, mollie }) => {
      const online = atBank(model);
      const order = online[nth % online.length]!;
      const { provider_id: id } = await shop.payment(order.id);
      if (order.bank === 'open') {
        mollie.setStatus(id!, end === 'cancelled' ? 'canceled' : end);
        order.bank = end;
      }
      await tell(model, shop, order, told);
    },
    (model) => atBank(model).length > 0,
  );

/** The bank calls the shop about an order. */
async function tell(model: Model, shop: Real['shop'], order: ModelOrder, times: number) {
  const { provider_id: id } = await shop.payment(order.id);
  const answers = await Promise.all(Array.from({ length: times }, () => shop.call(id!)));
  // The bank is to call again.
  expect(answers).toEqual(answers.map(() => (model.isKeyRefused ? 503 : 200)));
  if (times > 0) updateModel(model, order);
}

/** The shopper leaves the bank and looks at the cart: what the open order holds is still there. */
const comeBack = () =>
  command(
    'come back from the bank',
    async (model, { shop, customer }) => {
      const path = `${CART}/validate`;
      const { json } = await shop.ask<CartValidationRecord>(customer, 'GET', path);
      expect(json.Data.Factors.Stock.IsValid, 'in stock').toBe(isInStock(model));
    },
    (model) => model.cart.size > 0 && openOrder(model) !== undefined,
  );

/**
 * All money of a paid order goes back without the shop: the owner refunds it at the bank, or the
 * customer's bank takes it back. The shop is told never, once or twice.
 */
const moneyGoesBack = (nth: number, how: 'refundOutside' | 'chargeBack', told: number) =>
  command(
    `paid order ${nth}: ${how}, told ${told} times`,
    async (model, { shop, mollie }) => {
      const paid = paidOrders(model);
      const order = paid[nth % paid.length]!;
      const { provider_id: id } = await shop.payment(order.id);
      mollie[how](id!, order.total);
      order.wentBack = true;
      await tell(model, shop, order, told);
    },
    (model) => paidOrders(model).length > 0,
  );

/** The shop asks the bank for the state of an open or paid order, as its jobs do. */
const askBank = (nth: number) =>
  command(
    `the shop asks about order ${nth}`,
    async (model, { shop }) => {
      const living = livingOrders(model);
      const order = living[nth % living.length]!;
      const payment = await shop.payment(order.id);
      const asked = payment.state === 'open' ? updatePaymentFromProvider : updateFromProvider;
      await asked(shop.services, payment).catch((error: unknown) => {
        if (!model.isKeyRefused || !(error instanceof ProviderKeyError)) throw error;
      });
      askInModel(model, order);
    },
    (model) => livingOrders(model).length > 0,
  );

const livingOrders = ({ orders }: Readonly<Model>) =>
  orders.filter(({ bank, state }) => bank !== null && state !== 'ended').toReversed();

/** The bank no longer takes the key of the shop, or takes it again. */
const refuseKey = (isRefused: boolean) =>
  command(`the key is ${isRefused ? 'refused' : 'taken'}`, async (model, { mollie }) => {
    mollie.revokeKey(isRefused);
    model.isKeyRefused = isRefused;
    await Promise.resolve();
  });

const paidOrders = ({ orders }: Readonly<Model>) => orders.filter(({ state }) => state === 'paid');

/** Somebody else buys pieces, where there are enough. */
const rivalBuys = (product: number, quantity: number) =>
  command(
    `a rival buys ${quantity} of product ${product}`,
    async (model, { shop, rival, products }) => {
      await shop.add(rival, products[product]!, quantity);
      await shop.choose(rival, 'account');
      const { json } = await shop.confirm(rival);
      expect(json.Data.OrderId).toBeDefined();
      model.stock[product]! -= quantity;
    },
    (model) => model.stock[product]! >= quantity,
  );

/** The customer gets another e-mail address; what was bought stays theirs. */
const changeEmail = () =>
  command('the e-mail address changes', async (_, { shop, customer }) => {
    const email = `${randomUUID()}@bouw.example`;
    const account = shop.db.updateTable('accounts').set({ email, email_key: email });
    await account.where('id', '=', customer.accountId).execute();
    const contact = shop.db.updateTable('contacts').set({ email });
    await contact.where('id', '=', customer.contactId).execute();
  });

/** The customer withdraws an order, and types the address of the time of signing up. */
const withdraw = (nth: number) =>
  command(
    `withdraw order ${nth}`,
    async (model, { shop, customer }) => {
      const order = model.orders[nth % model.orders.length]!;
      const row = await shop.db
        .selectFrom('orders')
        .select('order_number as orderNumber')
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow();
      const typed = { name: 'Piet Bouwer', email: customer.email, ...row };
      const { json } = await shop.ask(customer, 'POST', '/api/aspos/orders/withdraw', typed);
      expect(json.Success).toBe(true);
      order.isWithdrawn = true;
    },
    ({ orders }) => orders.length > 0,
  );

const jobs = () =>
  command('the jobs run', async ({ isKeyRefused }, { shop }) => {
    // A refund that fails waits, and is tried again.
    await (isKeyRefused ? shop.runJobs(WITHOUT_REFUNDS) : shop.runJobs());
  });

/** Every command, for as many products as there are. */
export function commands(products: number): fc.Arbitrary<Command>[] {
  const tab = fc.nat(1);
  const product = fc.nat(products - 1);
  const quantity = fc.integer({ min: 1, max: 6 });
  const action = fc.constantFrom(
    'Add' as const,
    'Add' as const,
    'Update' as const,
    'Delete' as const,
  );
  const fate = fc.constantFrom(
    'arrives' as const,
    'request lost' as const,
    'answer lost' as const,
    'sent twice' as const,
  );
  const price = fc.constantFrom(1_210, 999, 4_000);
  const end = fc.constantFrom(
    'paid' as const,
    'paid' as const,
    'failed' as const,
    'cancelled' as const,
    'expired' as const,
  );
  const method = fc.constantFrom('ideal' as const, 'ideal' as const, 'account' as const);
  const how = fc.constantFrom('refundOutside' as const, 'chargeBack' as const);
  const confirming = fc.record({
    isAnswerLost: fc.boolean(),
    isDoubled: fc.boolean(),
    priceMeanwhile: fc.option(price, { freq: 5 }),
  });
  return [
    fc.tuple(tab, product, action, quantity).map((all) => change(...all)),
    fc.tuple(tab, product, action, quantity).map((all) => change(...all)),
    fc.tuple(tab, fate).map((all) => flush(...all)),
    fc.tuple(tab, fate).map((all) => flush(...all)),
    fc.tuple(product, fc.integer({ min: 1, max: 3 })).map((all) => addNow(...all)),
    fc.tuple(product, fc.integer({ min: 1, max: 3 })).map((all) => addNow(...all)),
    method.map(choose),
    method.map(choose),
    fc.constant(orderNow()),
    fc.constant(orderNow()),
    fc.constant(orderNow()),
    confirming.map(confirm),
    confirming.map(confirm),
    confirming.map(confirm),
    fc.tuple(fc.nat(5), end, fc.nat(3)).map((all) => pay(...all)),
    fc.tuple(fc.nat(5), end, fc.nat(3)).map((all) => pay(...all)),
    fc.tuple(fc.constant(0), end, fc.integer({ min: 1, max: 3 })).map((all) => pay(...all)),
    fc.tuple(fc.constant(0), end, fc.integer({ min: 1, max: 3 })).map((all) => pay(...all)),
    fc.constant(comeBack()),
    fc.constant(changeEmail()),
    fc.nat(5).map(withdraw),
    fc.tuple(fc.nat(5), how, fc.nat(2)).map((all) => moneyGoesBack(...all)),
    how.map((each) => moneyGoesBack(0, each, 1)),
    how.map((each) => moneyGoesBack(0, each, 1)),
    fc.constant(pay(0, 'paid', 1)),
    fc.nat(5).map(askBank),
    fc.constantFrom(true, false, false, false).map(refuseKey),
    fc.tuple(product, price).map((all) => setPrice(...all)),
    fc.tuple(product, fc.nat(9)).map((all) => setStock(...all)),
    fc.tuple(product, quantity).map((all) => rivalBuys(...all)),
    fc.constant(useVoucher()),
    fc.boolean().map(expireVoucher),
    fc.constant(jobs()),
  ];
}
