import { type Kysely, sql, type Transaction } from 'kysely';
import { type BrandEnv, variantBrand } from '../../src/brands/site-brand.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { looksLikeLink } from '../../src/domain/shared/web-address.ts';
import { formatMoney } from '../../src/domain/shared/money.ts';
import { routePath } from '../../src/routes.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import { cityLine, streetLine } from '../../src/domain/account/address.ts';
import { pointsValue } from '../../src/domain/account/loyalty.ts';
import { dayWithYear } from '../../src/domain/shared/days.ts';
import type { OrderMails } from './services.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { Mailer } from '../platform/mail/outgoing-mail.ts';
import type { OrderRow } from '../orders/order-records.ts';
import { orderById } from '../orders/orders.ts';
import type { SiteBrand } from '../../src/brands/brands.ts';
import type { AttachmentsOf } from '../platform/mail/mail-job.ts';
import { documentPdf } from '../orders/document-pdf.ts';
import { confirmationDocument } from '../orders/invoice-document.ts';
import { sellerOf } from '../orders/document-texts.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { enqueuePush } from '../customers/push/push-job.ts';

/** Maximum number of lines listed in a mail. */
const MAX_LISTED_LINES = 20;

const CONTACT_PATHS: Record<Locale, string> = {
  nl: '/klantenservice/contact',
  en: '/en/customer-service/contact',
};

/** The mails about orders. `origin`: public origin of the shop. */
export function orderMails(mailer: Mailer, env: BrandEnv, origin: () => string): OrderMails {
  const brand = variantBrand(env);
  const orderLink = ({ locale, success_key: key }: OrderRow) =>
    `${origin()}${routePath('checkout-success', locale, brand.slug)}?order=${key}`;
  const sendProgressMail =
    (template: 'order-ready' | 'order-shipped') =>
    async (trx: Transaction<Database>, orderId: number): Promise<void> => {
      const order = await orderById(trx, orderId);
      // Orders that were not made by the checkout have no address and no success key.
      if (!order || order.row.email === '' || order.row.success_key === null) return;
      const { row } = order;
      const values = {
        name: (await contactOf(trx, row.contact_id)).firstName,
        orderNumber: row.order_number,
        facts: await orderFacts(trx, withoutLinks(row)),
        link: orderLink(row),
      };
      const mail = { template, to: row.email, locale: row.locale, values };
      await mailer.send(trx, mail, `${template}-${orderId}`);
    };
  return {
    sendReadyNotice: sendProgressMail('order-ready'),
    sendShippedNotice: sendProgressMail('order-shipped'),
    async sendConfirmation(trx, orderId) {
      const order = await orderById(trx, orderId);
      if (!order || order.row.email === '') return;
      const { row, lines } = order;
      const { locale, email: to } = row;
      const listedLines = lines
        .slice(0, MAX_LISTED_LINES)
        .map(({ quantity, title, total_incl: total }) => {
          return `${quantity} × ${title}: ${formatMoney(total, locale)}`;
        });
      const values = {
        name: (await contactOf(trx, row.contact_id)).firstName,
        at: row.placed_at.toISOString(),
        ...{ orderNumber: row.order_number, orderId },
        lines: listedLines,
        moreLines: lines.length - listedLines.length,
        sums: subtotalsOf(row),
        total: formatMoney(row.total_incl, locale),
        facts: await orderFacts(trx, withoutLinks(row)),
        link: orderLink(row),
        withdrawLink: origin() + routePath('withdraw', locale, brand.slug),
      };
      const mail = { template: 'order-confirmed', to, locale, values } as const;
      await mailer.send(trx, mail, `order-${orderId}`);
    },
    async sendWithdrawalReceipt(trx, withdrawalId) {
      const withdrawal = await trx
        .selectFrom('withdrawals')
        .selectAll()
        .where('id', '=', withdrawalId)
        .executeTakeFirstOrThrow();
      // If the order is unknown, an operator replies to the withdrawal.
      const order = withdrawal.order_id && (await orderById(trx, withdrawal.order_id));
      if (!order) return;
      const { row } = order;
      const contact = await contactOf(trx, row.contact_id);
      // The account's current address if confirmed; else the one in the order.
      const to = contact.email || row.email;
      if (to === '') return;
      const { positions, reason, created_at: at } = withdrawal;
      const lines = order.lines
        .filter(({ position }) => positions.includes(position))
        .slice(0, MAX_LISTED_LINES)
        .map(({ quantity, title }) => `${quantity} × ${title}`);
      const values = {
        name: contact.firstName,
        ...{ at: at.toISOString(), orderNumber: row.order_number, lines },
        // A link is left out: anyone who knows number and address could send it to a stranger in
        // the shop's name.
        reason: looksLikeLink(reason) ? '' : reason,
        link: origin() + CONTACT_PATHS[row.locale],
      };
      const mail = { template: 'withdrawal-received', to, locale: row.locale, values } as const;
      await mailer.send(trx, mail, `withdrawal-${withdrawalId}`);
    },
  };
}

/**
 * Subtotal, shipping and vouchers, shown between the lines and the total of an order; null if the
 * total is just the sum of the lines.
 */
function subtotalsOf({ locale, ...row }: OrderRow) {
  const money = (cents: number) => formatMoney(cents, locale);
  if (row.shipping_incl === 0 && row.voucher_total === 0) return null;
  return {
    subtotal: money(row.subtotal_incl),
    shipping: money(row.shipping_incl),
    vouchers: row.voucher_total > 0 ? money(-row.voucher_total) : null,
  };
}

/** Removes customer-typed text that looks like a link. */
const withoutLinks = (order: OrderRow): OrderRow => ({
  ...order,
  memo: looksLikeLink(order.memo) ? '' : order.memo,
  reference: looksLikeLink(order.reference) ? '' : order.reference,
});

/** The contact of an order; its address is empty unless confirmed. */
async function contactOf(
  db: Kysely<Database>,
  contactId: number | null,
): Promise<{ firstName: string; email: string }> {
  const contact =
    contactId === null
      ? undefined
      : await db
          .selectFrom('contacts')
          .leftJoin('accounts', 'accounts.id', 'contacts.account_id')
          .select('first_name as firstName')
          .select(
            sql<string>`case when confirmed_at is null then '' else accounts.email end`.as('email'),
          )
          .where('contacts.id', '=', contactId)
          .executeTakeFirst();
  return contact ?? { firstName: '', email: '' };
}

interface AttachmentOptions {
  db: Kysely<Database>;
  brand: SiteBrand;
  editorial(): Parameters<typeof sellerOf>[0];
  now(): Date;
}

/** The PDF attached to the confirmation of an order; other mails have no attachments. */
export function orderAttachments({ db, brand, editorial, now }: AttachmentOptions): AttachmentsOf {
  return async (mail) => {
    if (mail.template !== 'order-confirmed' || !mail.values.orderId) return [];
    const order = await orderById(db, mail.values.orderId);
    const seller = sellerOf(editorial(), { brand }, now());
    if (!order || !seller) return [];
    const { row } = order;
    const bytes = await documentPdf(confirmationDocument(order, await orderFacts(db, row), seller));
    const name = `${row.locale === 'nl' ? 'bestelling' : 'order'}-${row.order_number}.pdf`;
    return [{ name, contentType: 'application/pdf', bytes }];
  };
}

/** Adds a push notification to each mail about the progress of an order. */
export const withPush = (mails: OrderMails, jobs: JobQueue): OrderMails => ({
  ...mails,
  async sendReadyNotice(trx, orderId) {
    await mails.sendReadyNotice(trx, orderId);
    await enqueuePush(jobs, trx, orderId, 'ready');
  },
  async sendShippedNotice(trx, orderId) {
    await mails.sendShippedNotice(trx, orderId);
    await enqueuePush(jobs, trx, orderId, 'shipped');
  },
});

const FACT_TEXTS = {
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

/** Payment, destination and time of an order, as sentences in the order's language. */
async function orderFacts(db: Kysely<Database>, order: OrderRow): Promise<string[]> {
  const { locale, delivery_address: address } = order;
  const texts = FACT_TEXTS[locale];
  const methods: Record<string, Record<Locale, string>> = CHECKOUT_TEXTS.methods;
  const method = methods[order.payment_method]?.[locale] ?? order.payment_method;
  const [from, to] = [order.preferred_from, order.preferred_to];
  return [
    texts.pay(method),
    ...(order.points_redeemed > 0
      ? [texts.points(formatMoney(pointsValue(order.points_redeemed), locale))]
      : []),
    address
      ? texts.deliver(`${streetLine(address)}, ${cityLine(address)}`)
      : texts.pickUp(await storeName(db, order.store_id)),
    ...(order.preferred_date && from && to
      ? [texts.when(dayWithYear(order.preferred_date, locale), from, to)]
      : []),
    ...(order.reference ? [texts.reference(order.reference)] : []),
    ...(order.memo ? [texts.memo(order.memo.slice(0, 300))] : []),
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
