import type { Kysely } from 'kysely';
import { BRANDS } from '../src/brands/brands.ts';
import type { Locale } from '../src/domain/entities/common.ts';
import { formatMoney } from '../src/domain/money.ts';
import type { Env } from '../src/env.ts';
import { routePath } from '../src/routes.ts';
import { orderFacts } from './checkout/order-facts.ts';
import type { OrderMails } from './checkout/services.ts';
import type { Database } from './db/schema/database.ts';
import { looksLikeLink } from './mail/greetable-name.ts';
import type { Mailer } from './mail/mailer.ts';
import { orderById } from './orders/orders.ts';

/** Lines that a mail names. */
const LINES_SHOWN = 20;

const CONTACT_PAGE: Record<Locale, string> = {
  nl: '/klantenservice/contact',
  en: '/en/customer-service/contact',
};
const WITHDRAW_PAGE: Record<Locale, string> = {
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
        name: (await contactOf(trx, row.contact_id)).firstName,
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
    async withdrawalReceived(trx, withdrawalId) {
      const withdrawal = await trx
        .selectFrom('withdrawals')
        .selectAll()
        .where('id', '=', withdrawalId)
        .executeTakeFirstOrThrow();
      const order = await orderById(trx, withdrawal.order_id);
      if (!order) return;
      const { row } = order;
      const to = row.email || (await contactOf(trx, row.contact_id)).email;
      const { positions, reason, created_at: at } = withdrawal;
      const lines = order.lines
        .filter(({ position }) => positions.includes(position))
        .slice(0, LINES_SHOWN)
        .map(({ quantity, title }) => `${quantity} × ${title}`);
      const values = {
        name: (await contactOf(trx, row.contact_id)).firstName,
        ...{ at: at.toISOString(), orderNumber: row.order_number, lines },
        // Whoever knows number and address could send strangers a link in the shop's name.
        reason: looksLikeLink(reason) ? '' : reason,
        link: origin() + CONTACT_PAGE[row.locale],
      };
      const mail = { template: 'withdrawal-received', to, locale: row.locale, values } as const;
      await mailer.send(trx, mail, `withdrawal-${withdrawalId}`);
    },
  };
}

async function contactOf(
  db: Kysely<Database>,
  contactId: number | null,
): Promise<{ firstName: string; email: string }> {
  const contact =
    contactId === null
      ? undefined
      : await db
          .selectFrom('contacts')
          .select(['first_name as firstName', 'email'])
          .where('id', '=', contactId)
          .executeTakeFirst();
  return contact ?? { firstName: '', email: '' };
}
