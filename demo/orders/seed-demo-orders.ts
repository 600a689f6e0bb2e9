import { type Kysely, sql, type Transaction } from 'kysely';
import { mapConfig } from '../../src/api/config/mappers.ts';
import {
  isDeliveryDay,
  isPickupDay,
  isSaturday,
  nextDay,
} from '../../src/domain/availability/calendar.ts';
import { deliveryCost, deliveryCosts } from '../../src/domain/cart/delivery-costs.ts';
import type { IsoDate } from '../../src/domain/shared/common.ts';
import type { ShopConfig } from '../../src/domain/content/config.ts';
import type { ShippingMethod } from '../../src/domain/orders/order.ts';
import { generalPrice } from '../../src/domain/product/general-tax.ts';
import { localTime } from '../../src/domain/store/opening-hours.ts';
import { configRecord } from '../../backend/editing/content/records.ts';
import type { Settings } from '../../backend/editing/content/settings-schema.ts';
import type { Database } from '../../backend/platform/db/schema/database.ts';
import { DEMO_ORDERS, type DemoOrder } from './demo-orders.ts';
import { type MakeDemoLine, readDemoProducts } from './demo-products.ts';
import { type DemoBuyer, type DemoContact, readDemoBuyer } from './demo-buyer.ts';
import { PAYMENT_TERM_DAYS } from '../../src/domain/orders/billing.ts';
import { hasArrived, hasEnded } from '../../src/domain/orders/order-state.ts';
import { insertInvoice } from '../../backend/orders/invoices.ts';
import { insertOrder } from '../../backend/orders/insert-order.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Days from an order to its refund. */
const REFUND_DAYS = 3;

/**
 * Creates the past orders of demo customers, oldest first so that numbers are in the order of
 * dates, and sets their balance to what is still to be paid. Customers who have orders are skipped.
 */
export async function seedDemoOrders(
  db: Kysely<Database>,
  contacts: readonly DemoContact[],
  now: Date,
  settings: Settings,
): Promise<void> {
  const makeLine = await readDemoProducts(db);
  if (!makeLine) return;
  const plannedOrders: { buyer: DemoBuyer; order: DemoOrder }[] = [];
  for (const contact of contacts) {
    const orders = DEMO_ORDERS[contact.email];
    const buyer = orders && (await readDemoBuyer(db, contact));
    if (buyer) plannedOrders.push(...orders.map((order) => ({ buyer, order })));
  }
  plannedOrders.sort((a, b) => b.order.daysAgo - a.order.daysAgo);
  await db.transaction().execute(async (trx) => {
    for (const { buyer, order } of plannedOrders) {
      const placedAt = new Date(now.getTime() - order.daysAgo * DAY_MS - HOUR_MS);
      const config = configRecord(settings, { gtmId: '', productReviews: false }, placedAt);
      await addOrder(trx, buyer, order, makeLine, { placedAt, config: mapConfig(config) });
    }
    for (const buyer of new Set(plannedOrders.map((each) => each.buyer)))
      await setBalance(trx, buyer);
  });
}

async function addOrder(
  trx: Transaction<Database>,
  buyer: DemoBuyer,
  demo: DemoOrder,
  makeLine: MakeDemoLine,
  { placedAt, config }: { placedAt: Date; config: ShopConfig },
): Promise<void> {
  const lines = Object.entries(demo.quantities).map(([place, quantity]) =>
    makeLine(Number(place), quantity, placedAt),
  );
  const amount = lines.reduce((sum, { price }) => sum + price.total.priceInclTax, 0);
  const isDelivery = demo.shippingMethod === 'Delivery';
  const voucherTotal = Math.min(demo.voucher ?? 0, amount);
  const costs = deliveryCosts(
    lines.some(({ size }) => size === 'large') ? 'large' : 'small',
    config,
  );
  const shipping = isDelivery ? (deliveryCost(amount - voucherTotal, costs) ?? 0) : 0;
  const preferredDate = plannedDay(placedAt, demo.shippingMethod, config);
  const { pickupAvailableTime, pickupAvailableTimeSaturday } = config;
  const pickupFrom = isSaturday(preferredDate) ? pickupAvailableTimeSaturday : pickupAvailableTime;
  const isDelivered = hasArrived(demo.state);
  const { id: orderId } = await insertOrder(trx, {
    customerId: buyer.customerId,
    contactId: buyer.contactId,
    contactName: buyer.contactName,
    state: demo.state,
    shippingMethod: demo.shippingMethod,
    preferredDate,
    preferredFrom: isDelivery ? '08:00' : pickupFrom,
    preferredTo: isDelivery ? '12:00' : null,
    deliveredAt: isDelivered ? new Date(`${preferredDate}T09:40:00Z`) : null,
    deliveryPhone: buyer.phone,
    deliveryAddress: isDelivery ? buyer.deliveryAddress : null,
    invoiceAddress: buyer.invoiceAddress,
    storeId: buyer.storeId,
    paymentMethod: demo.paymentMethod,
    bonusPoints: buyer.earnsPoints && isDelivered ? Math.floor(amount / 100) : 0,
    shipping: generalPrice(shipping),
    voucherTotal,
    placedAt,
    lines,
  });
  const { paidAfterDays } = demo;
  if (paidAfterDays === undefined) return;
  const paymentTermDays = demo.paymentMethod === 'account' ? PAYMENT_TERM_DAYS : 0;
  const invoice = await insertInvoice(trx, {
    orderId,
    date: localTime(placedAt).day,
    dueDate: localTime(new Date(placedAt.getTime() + paymentTermDays * DAY_MS)).day,
    paidAt: paidAfterDays === null ? null : new Date(placedAt.getTime() + paidAfterDays * DAY_MS),
  });
  if (!hasEnded(demo.state)) return;
  const endedAt = new Date(placedAt.getTime() + REFUND_DAYS * DAY_MS);
  const date = localTime(endedAt).day;
  const credit = { id: invoice, amount: amount - voucherTotal + shipping, creditedBefore: 0 };
  await insertInvoice(trx, { orderId, date, dueDate: date, paidAt: endedAt, credit });
}

/**
 * Returns the first day after that of the order on which the shop delivers, or a store hands orders
 * over.
 */
function plannedDay(placedAt: Date, method: ShippingMethod, { holidays }: ShopConfig): IsoDate {
  const isPossible = method === 'Delivery' ? isDeliveryDay : isPickupDay;
  let day = nextDay(localTime(placedAt).day);
  while (!isPossible(day, holidays)) day = nextDay(day);
  return day;
}

async function setBalance(trx: Transaction<Database>, { customerId }: DemoBuyer): Promise<void> {
  await sql`
    update customers set credit_balance = (
      select coalesce(sum(i.total_incl), 0) from invoices i
      join orders o on o.id = i.order_id
      where o.customer_id = ${customerId} and i.paid_at is null)
    where id = ${customerId} and credit_limit is not null`.execute(trx);
}
