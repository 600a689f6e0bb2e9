import { type Kysely, sql, type Transaction } from 'kysely';
import { withoutTax } from '../../src/domain/money.ts';
import { localTime, weekday } from '../../src/domain/opening-hours.ts';
import type { Database } from '../db/schema/database.ts';
import { DEMO_ORDERS, type DemoOrder } from './demo-orders.ts';
import { type DemoLine, demoLines } from './demo-products.ts';
import { type DemoBuyer, type DemoContact, demoBuyer } from './demo-buyer.ts';
import { PAYMENT_TERM_DAYS } from '../../src/domain/orders/billing.ts';
import { isHandedOver } from '../../src/domain/orders/transitions.ts';
import { insertInvoice } from './insert-invoice.ts';
import { insertOrder } from './insert-order.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SHIPPING = 695;
/** Cents of an order from which delivery is free. */
const FREE_SHIPPING_FROM = 5_000;
const SUNDAY = 7;

/**
 * Gives the demo customers their past orders, oldest first so that numbers follow dates, and their
 * credit balance: what is still to be paid. Customers with orders keep theirs.
 */
export async function seedDemoOrders(
  db: Kysely<Database>,
  contacts: readonly DemoContact[],
  now: Date,
): Promise<void> {
  const line = await demoLines(db);
  if (!line) return;
  const planned: { buyer: DemoBuyer; order: DemoOrder }[] = [];
  for (const contact of contacts) {
    const orders = DEMO_ORDERS[contact.email];
    const buyer = orders && (await demoBuyer(db, contact));
    if (buyer) planned.push(...orders.map((order) => ({ buyer, order })));
  }
  planned.sort((a, b) => b.order.daysAgo - a.order.daysAgo);
  await db.transaction().execute(async (trx) => {
    for (const { buyer, order } of planned) await addOrder(trx, buyer, order, line, now);
    for (const buyer of new Set(planned.map((each) => each.buyer))) await setBalance(trx, buyer);
  });
}

async function addOrder(
  trx: Transaction<Database>,
  buyer: DemoBuyer,
  demo: DemoOrder,
  line: DemoLine,
  now: Date,
): Promise<void> {
  const placedAt = new Date(now.getTime() - demo.daysAgo * DAY_MS - HOUR_MS);
  const lines = Object.entries(demo.picks).map(([place, quantity]) =>
    line(Number(place), quantity, placedAt),
  );
  const amount = lines.reduce((sum, { price }) => sum + price.total.priceInclTax, 0);
  const isDelivery = demo.shippingMethod === 'Delivery';
  const shipping = isDelivery && amount < FREE_SHIPPING_FROM ? SHIPPING : 0;
  const preferredDate = workday(placedAt);
  const isDelivered = isHandedOver(demo.state);
  const { id: orderId } = await insertOrder(trx, {
    customerId: buyer.customerId,
    contactId: buyer.contactId,
    contactName: buyer.contactName,
    state: demo.state,
    shippingMethod: demo.shippingMethod,
    preferredDate,
    preferredFrom: isDelivery ? '08:00' : '07:00',
    preferredTo: isDelivery ? '12:00' : null,
    deliveredAt: isDelivered ? new Date(`${preferredDate}T09:40:00Z`) : null,
    deliveryPhone: buyer.phone,
    deliveryAddress: isDelivery ? buyer.deliveryAddress : null,
    invoiceAddress: buyer.invoiceAddress,
    storeId: buyer.storeId,
    paymentMethod: demo.paymentMethod,
    bonusPoints: buyer.isSaving && isDelivered ? Math.floor(amount / 100) : 0,
    shipping: { priceInclTax: shipping, priceExclTax: withoutTax(shipping, 21) },
    voucherTotal: Math.min(demo.voucher ?? 0, amount),
    placedAt,
    lines,
  });
  const { paidAfterDays } = demo;
  if (paidAfterDays === undefined) return;
  const term = demo.paymentMethod === 'account' ? PAYMENT_TERM_DAYS : 0;
  await insertInvoice(trx, {
    orderId,
    date: localTime(placedAt).day,
    dueDate: localTime(new Date(placedAt.getTime() + term * DAY_MS)).day,
    paidAt: paidAfterDays === null ? null : new Date(placedAt.getTime() + paidAfterDays * DAY_MS),
  });
}

/** The next day but Sunday, when nothing is delivered or collected. */
function workday(placedAt: Date): string {
  const next = (days: number) => localTime(new Date(placedAt.getTime() + days * DAY_MS)).day;
  return weekday(next(1)) === SUNDAY ? next(2) : next(1);
}

async function setBalance(trx: Transaction<Database>, { customerId }: DemoBuyer): Promise<void> {
  await sql`
    update customers set credit_balance = (
      select coalesce(sum(i.total_incl), 0) from invoices i
      join orders o on o.id = i.order_id
      where o.customer_id = ${customerId} and i.paid_at is null)
    where id = ${customerId} and credit_limit is not null`.execute(trx);
}
