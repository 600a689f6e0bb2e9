/**
 * Bestellingen: what needs attention (payments with an alarm or open for too long, withdrawals),
 * and the newest orders.
 */
import { html } from 'hono/html';
import { shownState } from '../../../../src/domain/orders/order-state.ts';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import { formatMoney } from '../../../../src/domain/shared/money.ts';
import type { ListedOrder } from '../../../orders/operator-orders.ts';
import type { Html } from '../frame.ts';
import { icon, searchForm } from '../pieces.ts';
import { DESK } from '../session.ts';
import { deskTexts, translateWord, momentView } from '../texts.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/db/schema/database.ts';

export const ORDERS_PATH = `${DESK}/bestellingen`;

interface OrdersPage {
  orders: readonly ListedOrder[];
  payments: readonly StuckPayment[];
  strayPayments: readonly StrayPayment[];
  withdrawals: readonly OpenWithdrawal[];
  /** Id below which older orders are listed; undefined: there are none. */
  olderThanId: number | undefined;
  /** Search words; may be empty. */
  searchWords: string;
  locale: Locale;
  now: Date;
}

const orderLink = (number: string): Html => html`<a href="${ORDERS_PATH}/${number}">${number}</a>`;

export function ordersView(page: OrdersPage): Html {
  const { orders, payments, strayPayments, withdrawals, olderThanId, searchWords, locale, now } =
    page;
  const t = deskTexts(locale);
  return html`<p class="text-muted">${t('orders.lead')}</p>
    ${payments.length > 0 && paymentsCard(payments, locale, now)}
    ${strayPayments.length > 0 && straysCard(strayPayments, locale, now)}
    ${withdrawals.length > 0 && withdrawalsCard(withdrawals, locale, now)}
    ${searchForm(t('orders.search'), searchWords, locale)}
    <section class="desk-card">
      <h2>${t(searchWords ? 'orders.found' : 'orders.newest')}</h2>
      ${orders.length === 0 && html`<p>${t(searchWords ? 'content.nothing' : 'orders.none')}</p>`}
      <ul class="desk-rows">
        ${orders.map(
          (order) =>
            html`<li>
              <span class="w-26 flex-none text-sm/6 text-muted">${orderLink(order.number)}</span>
              <span>
                ${translateWord(locale, 'orders.state', shownState(order.state, order.paymentState))}
                · ${formatMoney(order.total, locale)} ·
                ${momentView(new Date(order.placedAt), locale, now)} · ${order.contactName}
              </span>
            </li>`,
        )}
      </ul>
      ${olderThanId && html`<p><a class="btn btn-light" href="${ORDERS_PATH}?${new URLSearchParams({ voor: String(olderThanId), ...(searchWords && { zoek: searchWords }) })}">${t('orders.older')}</a></p>`}
    </section>`;
}

function paymentsCard(payments: readonly StuckPayment[], locale: Locale, now: Date): Html {
  const t = deskTexts(locale);
  return html`<section class="desk-card is-broken">
    <h2>${icon('warning')}${t('orders.payments')}</h2>
    <ul class="desk-jobs">
      ${payments.map(
        ({ id, orderNumber, alarm, amount, createdAt }) =>
          html`<li>
            <div>
              <p><b>${orderLink(orderNumber)}</b> · ${formatMoney(amount, locale)}</p>
              <p>${translateWord(locale, 'orders.alarm', alarm ?? 'open-too-long')}</p>
              <p class="text-sm text-muted">${momentView(createdAt, locale, now)}</p>
            </div>
            ${
              alarm &&
              html`<form method="post" action="${ORDERS_PATH}/betalingen/${String(id)}/gezien">
                <button
                  class="btn btn-light"
                  aria-label="${t('orders.seenOf', { number: orderNumber })}"
                >
                  ${t('orders.seen')}
                </button>
              </form>`
            }
          </li>`,
      )}
    </ul>
  </section>`;
}

/** The button that marks an item as handled, by its number. */
function handledForm(path: string, number: string, locale: Locale): Html {
  const t = deskTexts(locale);
  return html`<form method="post" action="${ORDERS_PATH}/${path}/afgehandeld">
    <button class="btn btn-light" aria-label="${t('orders.handledOf', { number })}">
      ${t('orders.handled')}
    </button>
  </form>`;
}

function straysCard(strays: readonly StrayPayment[], locale: Locale, now: Date): Html {
  const t = deskTexts(locale);
  return html`<section class="desk-card is-broken">
    <h2>${icon('warning')}${t('orders.strays')}</h2>
    <p>${t('orders.straysText')}</p>
    <ul class="desk-jobs">
      ${strays.map(
        ({ id, provider, providerId, amount, createdAt }) =>
          html`<li>
            <div>
              <p><b>${provider} ${providerId}</b> · ${formatMoney(amount, locale)}</p>
              <p class="text-sm text-muted">${momentView(createdAt, locale, now)}</p>
            </div>
            ${handledForm(`zonder-bestelling/${String(id)}`, providerId, locale)}
          </li>`,
      )}
    </ul>
  </section>`;
}

function withdrawalsCard(withdrawals: readonly OpenWithdrawal[], locale: Locale, now: Date): Html {
  const t = deskTexts(locale);
  return html`<section class="desk-card">
    <h2>${t('orders.withdrawals')}</h2>
    <ul class="desk-jobs">
      ${withdrawals.map(
        ({ id, orderNumber, typedNumber, email, name, positions, reason, receivedAt }) =>
          html`<li>
            <div>
              <p>
                <b>${orderNumber === null ? typedNumber : orderLink(orderNumber)}</b> · ${name} ·
                ${email && html`<a href="mailto:${email}">${email}</a> ·`}
                ${
                  positions.length === 0
                    ? t('orders.whole')
                    : t('orders.positions', { positions: positions.join(', ') })
                }
              </p>
              ${orderNumber === null && html`<p class="fault">${t('orders.unknownOrder')}</p>`}
              ${reason && html`<p>${reason}</p>`}
              <p class="text-sm text-muted">${momentView(receivedAt, locale, now)}</p>
            </div>
            ${handledForm(`herroepingen/${String(id)}`, orderNumber ?? typedNumber, locale)}
          </li>`,
      )}
    </ul>
  </section>`;
}

/**
 * A payment that is open for longer than this is stuck: banks end theirs within minutes, PayPal in
 * hours.
 */
const STUCK_AFTER_MS = 4 * 60 * 60_000;
const MAX_ROWS_SHOWN = 50;

interface StuckPayment {
  id: number;
  orderNumber: string;
  state: string;
  /** A `PaymentAlarm`; null if the payment is only open for too long. */
  alarm: string | null;
  amount: number;
  createdAt: Date;
}

interface OpenWithdrawal {
  id: number;
  /** Number of the order; null: the input matches no order. */
  orderNumber: string | null;
  typedNumber: string;
  /** As typed. */
  email: string;
  name: string;
  /** Empty: the whole order. */
  positions: number[];
  reason: string;
  receivedAt: Date;
}

export const findStuckPayments = (db: Kysely<Database>, now: Date): Promise<StuckPayment[]> =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.state', 'payments.alarm', 'amount_incl as amount'])
    .select(['order_number as orderNumber', 'payments.created_at as createdAt'])
    .where(({ or, eb, and }) =>
      or([
        eb('alarm', 'is not', null),
        and([
          eb('payments.state', '=', 'open'),
          eb('payments.created_at', '<', new Date(now.getTime() - STUCK_AFTER_MS)),
          // A superseded order no longer awaits payment.
          eb('orders.state', '=', 'awaiting-payment'),
        ]),
      ]),
    )
    .orderBy('payments.id', 'desc')
    .limit(MAX_ROWS_SHOWN)
    .execute();

export const findOpenWithdrawals = (db: Kysely<Database>): Promise<OpenWithdrawal[]> =>
  db
    .selectFrom('withdrawals')
    .leftJoin('orders', 'orders.id', 'withdrawals.order_id')
    .select(['withdrawals.id', 'orders.order_number as orderNumber', 'name', 'positions', 'reason'])
    .select(['withdrawals.order_number as typedNumber', 'withdrawals.email as email'])
    .select('withdrawals.created_at as receivedAt')
    .where('handled_at', 'is', null)
    .orderBy('withdrawals.id')
    .limit(MAX_ROWS_SHOWN)
    .execute();

interface StrayPayment {
  id: number;
  provider: string;
  providerId: string;
  amount: number;
  createdAt: Date;
}

/** Payments at the provider without an order here. */
export const findStrayPayments = (db: Kysely<Database>): Promise<StrayPayment[]> =>
  db
    .selectFrom('stray_payments')
    .select(['id', 'provider', 'provider_id as providerId', 'amount_incl as amount'])
    .select('created_at as createdAt')
    .where('handled_at', 'is', null)
    .orderBy('id')
    .limit(MAX_ROWS_SHOWN)
    .execute();

/** Clears the alarm of a payment; false if it has none. */
export async function clearAlarm(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ alarm: sql`null` })
    .where('id', '=', id)
    .where('alarm', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks a stray payment as handled; false if it already was. */
export const markStrayHandled = (db: Kysely<Database>, id: number, now: Date): Promise<boolean> =>
  markHandled(db, 'stray_payments', id, now);

/** Marks a withdrawal as handled; false if it already was. */
export const markWithdrawalHandled = (
  db: Kysely<Database>,
  id: number,
  now: Date,
): Promise<boolean> => markHandled(db, 'withdrawals', id, now);

async function markHandled(
  db: Kysely<Database>,
  table: 'stray_payments' | 'withdrawals',
  id: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ handled_at: now })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
