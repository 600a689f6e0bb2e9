import { html } from 'hono/html';
import { type Context, Hono } from 'hono';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import { shortDayInSentence } from '../../../../src/domain/shared/days.ts';
import { formatMoney } from '../../../../src/domain/shared/money.ts';
import {
  ORDER_STEPS,
  stepEvent,
  hasEnded,
  nextOrderState,
  shownState,
} from '../../../../src/domain/orders/order-state.ts';
import { type OrderDetail, orderDetail, listOrders } from '../../../orders/operator-orders.ts';
import { type Html, deskPageView } from '../frame.ts';
import { icon, notice } from '../pieces.ts';
import { deskTexts, translateWord, momentView } from '../texts.ts';
import {
  ORDERS_PATH,
  ordersView,
  findOpenWithdrawals,
  clearAlarm,
  markStrayHandled,
  markWithdrawalHandled,
  findStrayPayments,
  findStuckPayments,
} from './list-page.ts';
import { advanceOrder, refundOrder } from '../../../checkout/order-commands.ts';
import type { AuditAction } from '../audit.ts';
import { rowNumber } from '../input.ts';
import type { DeskServices } from '../services.ts';

/** One order, with its payments and withdrawals. */
function orderView(order: OrderDetail, locale: Locale, now: Date): Html {
  const formatCents = (cents: number) => formatMoney(cents, locale);
  const latest = order.payments.at(-1)?.state ?? null;
  return html`<section class="desk-card">
      <p>
        <b>${translateWord(locale, 'orders.state', shownState(order.state, latest))}</b> ·
        ${momentView(new Date(order.placedAt), locale, now)} · ${formatCents(order.total)} ·
        ${translateWord(locale, 'orders.method', order.paymentMethod)}
      </p>
      <p>${order.contactName}${order.email && html` · ${order.email}`}</p>
      <p>${shippingText(order, locale)}</p>
      ${order.reference && html`<p>${deskTexts(locale)('orders.reference', { reference: order.reference })}</p>`}
      ${order.memo && html`<p>${order.memo}</p>`}
      <ul class="desk-rows">
        ${order.lines.map(
          ({ quantity, number, title, total }) =>
            html`<li>
              <span class="w-26 flex-none text-sm/6 text-muted">${number}</span>
              <span>${String(quantity)} × ${title} · ${formatCents(total)}</span>
            </li>`,
        )}
      </ul>
    </section>
    ${order.payments.length > 0 && paymentsCard(order, locale, now)}
    ${!hasEnded(order.state) && stepsCard(order, locale)}
    ${!hasEnded(order.state) && refundCard(order, locale)}`;
}

/** `Bezorgen · wo 6 mrt 08:00`; only the method if no day was chosen. */
function shippingText({ shippingMethod, preferredSlot }: OrderDetail, locale: Locale): string {
  const way = translateWord(locale, 'orders.shipping', shippingMethod);
  return preferredSlot
    ? `${way} · ${shortDayInSentence(preferredSlot.day, locale)} ${preferredSlot.from}`.trim()
    : way;
}

function paymentsCard({ payments }: OrderDetail, locale: Locale, now: Date): Html {
  const t = deskTexts(locale);
  return html`<section class="desk-card">
    <h2>${t('orders.paymentsOf')}</h2>
    <ul class="desk-rows">
      ${payments.map(
        ({ provider, providerId, state, amount, refunded, chargedBack, createdAt, alarm }) =>
          html`<li>
            <span class="w-26 flex-none text-sm/6 text-muted"
              >${translateWord(locale, 'orders.payment', state)}</span
            >
            <span>
              ${formatMoney(amount, locale)} · ${provider} ${providerId ?? ''} ·
              ${momentView(new Date(createdAt), locale, now)}
              ${refunded > 0 && html` · ${t('orders.refunded', { amount: formatMoney(refunded, locale) })}`}
              ${chargedBack > 0 && html` · ${t('orders.charged-back', { amount: formatMoney(chargedBack, locale) })}`}
              ${alarm && html` · ${translateWord(locale, 'orders.alarm', alarm)}`}
            </span>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** The possible next steps; none while awaiting payment. */
function stepsCard({ number, state, shippingMethod }: OrderDetail, locale: Locale): Html | string {
  const t = deskTexts(locale);
  const steps = ORDER_STEPS.filter((step) => {
    const event = stepEvent(step, shippingMethod);
    return event !== null && nextOrderState(state, event) !== null;
  });
  if (steps.length === 0) return '';
  return html`<section class="desk-card">
    <h2>${t('orders.stepTitle')}</h2>
    <p class="text-muted">${t('orders.stepText')}</p>
    ${steps.map(
      (step) =>
        html`<form method="post" action="${ORDERS_PATH}/${number}/stap?stap=${step}">
          <button class="btn btn-secondary">${t(`orders.step.${step}`)}</button>
        </form>`,
    )}
  </section>`;
}

function refundCard({ number, state, payments }: OrderDetail, locale: Locale): Html {
  const t = deskTexts(locale);
  const isPaid = payments.some((payment) => payment.state === 'paid');
  return html`<details class="desk-card desk-more">
    <summary>${t(isPaid ? 'orders.refund' : 'orders.cancel')}${icon('down')}</summary>
    <p>${t(isPaid ? 'orders.refundText' : 'orders.cancelText')}</p>
    <form method="post" action="${ORDERS_PATH}/${number}/terugbetalen">
      <input type="hidden" name="state" value="${state}" />
      <button class="btn btn-plain">${t('orders.refundConfirm')}</button>
    </form>
  </details>`;
}

const ORDERS_SHOWN = 50;
const MAX_SEARCH_LENGTH = 100;
const ORDER_NUMBER = /^\d{1,20}$/;

/** `?na=…`: the action before this page. */
const NOTICES_BY_ACTION = {
  terugbetaald: ['good', 'orders.refundDone'],
  gezien: ['good', 'orders.seenDone'],
  afgehandeld: ['good', 'orders.handledDone'],
  verder: ['good', 'orders.stepDone'],
  'niet-verder': ['warning', 'orders.stepRefused'],
  weg: ['info', 'orders.gone'],
} as const;

const isNoticeAction = (name: string): name is keyof typeof NOTICES_BY_ACTION =>
  Object.hasOwn(NOTICES_BY_ACTION, name);

function noticeOf(c: Context) {
  const after = c.req.query('na') ?? '';
  return isNoticeAction(after) ? NOTICES_BY_ACTION[after] : [];
}

/** Orders, stuck payments and withdrawals, for editors. */
export function orderRoutes(services: DeskServices): Hono {
  const { db, audit, queue, providerState, now } = services;
  const app = new Hono();

  app.get('/', async (c) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const t = deskTexts(locale);
    const [kind, text] = noticeOf(c);
    const words = (c.req.query('zoek') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
    const before = rowNumber(c.req.query('voor')) || undefined;
    const [orders, payments, strays, withdrawals] = await Promise.all([
      listOrders(db, { limit: ORDERS_SHOWN + 1, before, searchText: words }),
      findStuckPayments(db, now()),
      findStrayPayments(db),
      findOpenWithdrawals(db),
    ]);
    const shownOrders = orders.slice(0, ORDERS_SHOWN);
    const older = orders.length > ORDERS_SHOWN ? shownOrders.at(-1)?.id : undefined;
    const state = providerState();
    const body = html`${kind && text && notice(kind, t(text))}
    ${state !== 'ok' && notice('warning', t(`orders.provider.${state}`))}
    ${ordersView({ orders: shownOrders, payments, strayPayments: strays, withdrawals, olderThanId: older, searchWords: words, locale, now: now() })}`;
    const title = t('section.orders');
    return c.html(deskPageView({ locale, editor, title, active: 'orders', body }));
  });

  app.get('/:number', async (c) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const [kind, text] = noticeOf(c);
    const number = c.req.param('number');
    const order = ORDER_NUMBER.test(number) ? await orderDetail(db, number) : null;
    if (!order) return c.redirect(`${ORDERS_PATH}?na=weg`, 303);
    const title = deskTexts(locale)('orders.title', { number });
    const noticeBox = kind && text && notice(kind, deskTexts(locale)(text));
    const body = html`${noticeBox}${orderView(order, locale, now())}`;
    return c.html(deskPageView({ locale, editor, title, active: 'orders', body }));
  });

  const finishAction = async (
    c: Context,
    isDone: boolean,
    action: AuditAction,
    subject: string,
    after: keyof typeof NOTICES_BY_ACTION,
  ) => {
    if (!isDone) return c.redirect(`${ORDERS_PATH}?na=weg`, 303);
    await audit.note({ editor: c.get('editor').name, action, subject });
    return c.redirect(`${ORDERS_PATH}?na=${after}`, 303);
  };

  app.post('/:number/terugbetalen', async (c) => {
    const number = c.req.param('number');
    const isDone = await refundOrder({ db, jobs: queue, now }, number).then(
      () => true,
      // The order has ended meanwhile, or there is no such order.
      () => false,
    );
    return finishAction(c, isDone, 'order-refund', number, 'terugbetaald');
  });
  app.post('/:number/stap', async (c) => {
    const number = c.req.param('number');
    const step = ORDER_STEPS.find((one) => one === c.req.query('stap'));
    const isDone =
      step !== undefined &&
      (await advanceOrder({ db, jobs: queue, now, mails: services.orderMails }, number, step).then(
        () => true,
        // Another step is next by now, or its money was returned.
        () => false,
      ));
    if (!isDone) return c.redirect(`${ORDERS_PATH}/${number}?na=niet-verder`, 303);
    const auditNote = { editor: c.get('editor').name, subject: number, detail: step };
    await audit.note({ ...auditNote, action: 'order-step' });
    return c.redirect(`${ORDERS_PATH}/${number}?na=verder`, 303);
  });
  app.post('/betalingen/:id/gezien', async (c) => {
    const id = rowNumber(c.req.param('id'));
    return finishAction(c, await clearAlarm(db, id), 'payment-seen', String(id), 'gezien');
  });
  app.post('/zonder-bestelling/:id/afgehandeld', async (c) => {
    const id = rowNumber(c.req.param('id'));
    const isDone = await markStrayHandled(db, id, now());
    return finishAction(c, isDone, 'payment-seen', String(id), 'gezien');
  });
  app.post('/herroepingen/:id/afgehandeld', async (c) => {
    const id = rowNumber(c.req.param('id'));
    const isDone = await markWithdrawalHandled(db, id, now());
    return finishAction(c, isDone, 'withdrawal-handled', String(id), 'afgehandeld');
  });
  return app;
}
