import type { Kysely } from 'kysely';
import { cityLine, streetLine } from '../../src/domain/address-lines.ts';
import { fullDay } from '../../src/domain/day-text.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import { formatMoney } from '../../src/domain/money.ts';
import { pointsWorth } from '../../src/domain/points.ts';
import type { Database } from '../db/schema/database.ts';
import type { OrderRow } from '../orders/order-records.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';

const TEXTS = {
  nl: {
    pay: (method: string) => `Betaalwijze: ${method}`,
    points: (worth: string) => `Waarvan ${worth} met spaarpunten`,
    deliver: (place: string) => `Bezorgen: ${place}`,
    pickUp: (store: string) => `Afhalen: vestiging ${store}`,
    when: (day: string, from: string, to: string) => `Op ${day} tussen ${from} en ${to} uur`,
    memo: (memo: string) => `Opmerking: ${memo}`,
    reference: (reference: string) => `Jouw referentie: ${reference}`,
  },
  en: {
    pay: (method: string) => `Payment: ${method}`,
    points: (worth: string) => `Of which ${worth} with bonus points`,
    deliver: (place: string) => `Delivery: ${place}`,
    pickUp: (store: string) => `Pickup: store ${store}`,
    when: (day: string, from: string, to: string) => `On ${day} between ${from} and ${to}`,
    memo: (memo: string) => `Remark: ${memo}`,
    reference: (reference: string) => `Your reference: ${reference}`,
  },
} satisfies Record<Locale, unknown>;

/** How an order is paid, where it goes and when, as sentences in the order's language. */
export async function orderFacts(db: Kysely<Database>, order: OrderRow): Promise<string[]> {
  const { locale, delivery_address: address } = order;
  const say = TEXTS[locale];
  const methods: Record<string, Record<Locale, string>> = CHECKOUT_TEXTS.methods;
  const method = methods[order.payment_method]?.[locale] ?? order.payment_method;
  const [from, to] = [order.preferred_from, order.preferred_to];
  return [
    say.pay(method),
    ...(order.points_redeemed > 0
      ? [say.points(formatMoney(pointsWorth(order.points_redeemed), locale))]
      : []),
    address
      ? say.deliver(`${streetLine(address)}, ${cityLine(address)}`)
      : say.pickUp(await storeName(db, order.store_id)),
    ...(order.preferred_date && from && to
      ? [say.when(fullDay(order.preferred_date, locale), from, to)]
      : []),
    ...(order.reference ? [say.reference(order.reference)] : []),
    ...(order.memo ? [say.memo(order.memo.slice(0, 300))] : []),
  ];
}

async function storeName(db: Kysely<Database>, id: number | null): Promise<string> {
  if (id === null) return '';
  const store = await db
    .selectFrom('stores')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return store?.name ?? '';
}
