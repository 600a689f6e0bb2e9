import type { Locale } from '../../src/domain/entities/common.ts';
import type { PushMessage } from '../../src/domain/entities/push.ts';
import { routePath } from '../../src/routes.ts';
import type { OrderRow } from '../orders/order-records.ts';
import type { OrderNews } from './push-kind.ts';

type Texts = Record<OrderNews, { title: string; body: (order: string, store: string) => string }>;

const TEXTS: Record<Locale, Texts> = {
  nl: {
    ready: {
      title: 'Je bestelling ligt klaar',
      body: (order, store) =>
        `Bestelling ${order} ligt voor je klaar${store && ` in ${store}`}. Neem je ordernummer mee.`,
    },
    shipped: {
      title: 'Je bestelling is onderweg',
      body: (order) => `Bestelling ${order} is naar je onderweg.`,
    },
  },
  en: {
    ready: {
      title: 'Your order is ready',
      body: (order, store) =>
        `Order ${order} is ready for you${store && ` in ${store}`}. Bring your order number.`,
    },
    shipped: {
      title: 'Your order is on its way',
      body: (order) => `Order ${order} is on its way to you.`,
    },
  },
};

/** What a notification about an order shows, in the order's language. `store`: where it is collected. */
export function pushMessage(
  news: OrderNews,
  order: Pick<OrderRow, 'order_number' | 'locale' | 'success_key'>,
  store: string,
  slug: string,
): PushMessage {
  const { locale, success_key: key, order_number: number } = order;
  const { title, body } = TEXTS[locale][news];
  const path = key
    ? `${routePath('checkout-success', locale, slug)}?order=${key}`
    : routePath('account-orders', locale, slug);
  return { title, body: body(number, store), path, tag: `order-${number}`, locale };
}
