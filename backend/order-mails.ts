import type { Kysely } from 'kysely';
import { BRANDS } from '../src/brands/brands.ts';
import type { Locale } from '../src/domain/entities/common.ts';
import { formatMoney } from '../src/domain/money.ts';
import type { Env } from '../src/env.ts';
import { routePath } from '../src/routes.ts';
import { orderFacts } from './checkout/order-facts.ts';
import type { OrderMails } from './checkout/services.ts';
import type { Database } from './db/schema/database.ts';
import type { Mailer } from './mail/mailer.ts';
import { orderById } from './orders/orders.ts';

/** Lines that a mail names. */
const LINES_SHOWN = 20;

export const WITHDRAW_PAGE: Record<Locale, string> = {
  nl: '/overeenkomst-herroepen',
  en: '/en/withdraw-from-contract',
};

/** The mails about orders. `origin`: where browsers reach the shop. */
export function orderMails(
  mailer: Mailer,
  env: Pick<Env, 'SITE_VARIANT'>,
  origin: () => string,
): OrderMails {
  const brand = BRANDS[env.SITE_VARIANT];
  return {
    async orderConfirmed(trx, orderId) {
      const order = await orderById(trx, orderId);
      if (!order || order.row.email === '') return;
      const { row, lines } = order;
      const { locale, email: to } = row;
      const shown = lines.slice(0, LINES_SHOWN).map(({ quantity, title, total_incl: total }) => {
        return `${quantity} × ${title}: ${formatMoney(total, locale)}`;
      });
      const success = routePath('checkout-success', locale, brand.slug);
      const values = {
        name: await firstName(trx, row.contact_id),
        at: row.placed_at.toISOString(),
        orderNumber: row.order_number,
        lines: shown,
        moreLines: lines.length - shown.length,
        total: formatMoney(row.total_incl, locale),
        facts: await orderFacts(trx, row),
        link: `${origin()}${success}?order=${row.success_key}`,
        withdrawLink: origin() + WITHDRAW_PAGE[locale],
      };
      const mail = { template: 'order-confirmed', to, locale, values } as const;
      await mailer.send(trx, mail, `order-${orderId}`);
    },
  };
}

async function firstName(db: Kysely<Database>, contactId: number | null): Promise<string> {
  if (contactId === null) return '';
  const contact = await db
    .selectFrom('contacts')
    .select('first_name')
    .where('id', '=', contactId)
    .executeTakeFirst();
  return contact?.first_name ?? '';
}
