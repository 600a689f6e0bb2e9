/** What a cart says of day and cost is what the order, its page and its mail say. */
import { expect, it } from 'vitest';
import { dayWithYear } from '../../src/domain/shared/days.ts';
import { formatMoney, toCents } from '../../src/domain/shared/money.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { openOrders } from '../../tests/support/open-orders.ts';

const shop = openForAll(openOrders);

const PARCEL = 'pakket';
const LARGE = 'grootgoed';

it.each([
  ['a parcel', { priceIncl: 1_210, deliveryType: PARCEL }, 2],
  ['a parcel above the minimum for free delivery', { priceIncl: 9_900, deliveryType: PARCEL }, 1],
  ['a parcel that a supplier has', { defaultStock: 0, totalStock: 9, deliveryType: PARCEL }, 3],
  ['large goods', { priceIncl: 9_900, deliveryType: LARGE }, 1],
  ['large goods above their minimum', { priceIncl: 99_900, deliveryType: LARGE }, 1],
])('keeps day and cost from cart to mail: %s', async (_, product, quantity) => {
  const asker = await shop.signUp();
  await shop.add(asker, await shop.product(product), quantity);
  const before = await shop.cart(asker);
  const chosen = await shop.choose(asker, 'ideal');
  const { OrderId: id } = (await shop.confirm(asker)).json.Data;
  await shop.call(await shop.atBank(id!, 'paid'));

  const order = await shop.order(id!);
  expect(order.preferred_date).toBe(before.DeliveryEstimate);
  expect(order.shipping_incl).toBe(toCents(chosen.ShippingCost.InclTax));
  expect(order.total_incl).toBe(toCents(chosen.AmountToPay));

  const mail = (await shop.mails()).find(({ values }) => values.orderNumber === order.order_number);
  const day = dayWithYear(before.DeliveryEstimate!, 'nl');
  expect(mail?.values).toMatchObject({
    total: formatMoney(order.total_incl, 'nl'),
    facts: expect.arrayContaining([expect.stringContaining(day)]),
  });
  expect(mail?.values).toMatchObject({
    sums:
      order.shipping_incl === 0
        ? null
        : expect.objectContaining({ shipping: formatMoney(order.shipping_incl, 'nl') }),
  });
});
