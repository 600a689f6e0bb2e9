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
import { type Html, deskPage } from '../frame.ts';
import { icon, notice } from '../pieces.ts';
import { deskTexts, translateWord, moment } from '../texts.ts';
import {
  PATH,
  ordersView,
  openWithdrawals,
  settleAlarm,
  markStrayHandled,
  settleWithdrawal,
  strayPayments,
  stuckPayments,
} from './list-page.ts';
import { advanceOrder, refundOrder } from '../../../checkout/order-commands.ts';
import type { AuditAction } from '../audit.ts';
import { rowNumber } from '../input.ts';
import type { DeskServices } from '../services.ts';

/** One order, with its payments and withdrawals. */
function orderView(order: OrderDetail, locale: Locale, now: Date): Html {
  const money = (cents: number) => formatMoney(cents, locale);
  const latest = order.payments.at(-1)?.state ?? null;
  return html`<section class="desk-card">
      <p>
        <b>${translateWord(locale, 'orders.state', shownState(order.state, latest))}</b> ·
        ${moment(new Date(order.placedAt), locale, now)} · ${money(order.total)} ·
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
              <span>${String(quantity)} × ${title} · ${money(total)}</span>
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
              ${moment(new Date(createdAt), locale, now)}
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
        html`<form method="post" action="${PATH}/${number}/stap?stap=${step}">
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
    <form method="post" action="${PATH}/${number}/terugbetalen">
      <input type="hidden" name="state" value="${state}" />
      <button class="btn btn-plain">${t('orders.refundConfirm')}</button>
    </form>
  </details>`;
}

const ORDERS_SHOWN = 50;
const MAX_SEARCH_LENGTH = 100;
const NUMBER = /^\d{1,20}$/;

/** `?na=…`: the action before this page. */
const NOTICES = {
  terugbetaald: ['good', 'orders.refundDone'],
  gezien: ['good', 'orders.seenDone'],
  afgehandeld: ['good', 'orders.handledDone'],
  verder: ['good', 'orders.stepDone'],
  'niet-verder': ['warning', 'orders.stepRefused'],
  weg: ['info', 'orders.gone'],
} as const;

const isNotice = (name: string): name is keyof typeof NOTICES => Object.hasOwn(NOTICES, name);

function noticeOf(c: Context) {
  const after = c.req.query('na') ?? '';
  return isNotice(after) ? NOTICES[after] : [];
}

/** Orders, stuck payments and withdrawals, for editors. */
export function orderRoutes(services: DeskServices): Hono {
  const { db, audit, queue, provider, now } = services;
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
      stuckPayments(db, now()),
      strayPayments(db),
      openWithdrawals(db),
    ]);
    const shown = orders.slice(0, ORDERS_SHOWN);
    const older = orders.length > ORDERS_SHOWN ? shown.at(-1)?.id : undefined;
    const state = provider();
    const body = html`${kind && text && notice(kind, t(text))}
    ${state !== 'ok' && notice('warning', t(`orders.provider.${state}`))}
    ${ordersView({ orders: shown, payments, strays, withdrawals, older, words, locale, now: now() })}`;
    const title = t('section.orders');
    return c.html(deskPage({ locale, editor, title, active: 'orders', body }));
  });

  app.get('/:number', async (c) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const [kind, text] = noticeOf(c);
    const number = c.req.param('number');
    const order = NUMBER.test(number) ? await orderDetail(db, number) : null;
    if (!order) return c.redirect(`${PATH}?na=weg`, 303);
    const title = deskTexts(locale)('orders.title', { number });
    const noticeBox = kind && text && notice(kind, deskTexts(locale)(text));
    const body = html`${noticeBox}${orderView(order, locale, now())}`;
    return c.html(deskPage({ locale, editor, title, active: 'orders', body }));
  });

  const finishAction = async (
    c: Context,
    isDone: boolean,
    action: AuditAction,
    subject: string,
    after: keyof typeof NOTICES,
  ) => {
    if (!isDone) return c.redirect(`${PATH}?na=weg`, 303);
    await audit.note({ editor: c.get('editor').name, action, subject });
    return c.redirect(`${PATH}?na=${after}`, 303);
  };

  app.post('/:number/terugbetalen', async (c) => {
    const number = c.req.param('number');
    const isDone = await refundOrder({ db, jobs: queue, now }, number).then(
      () => true,
      // The order has ended meanwhile, or does not exist.
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
    if (!isDone) return c.redirect(`${PATH}/${number}?na=niet-verder`, 303);
    const by = { editor: c.get('editor').name, subject: number, detail: step };
    await audit.note({ ...by, action: 'order-step' });
    return c.redirect(`${PATH}/${number}?na=verder`, 303);
  });
  app.post('/betalingen/:id/gezien', async (c) => {
    const id = rowNumber(c.req.param('id'));
    return finishAction(c, await settleAlarm(db, id), 'payment-seen', String(id), 'gezien');
  });
  app.post('/zonder-bestelling/:id/afgehandeld', async (c) => {
    const id = rowNumber(c.req.param('id'));
    const isDone = await markStrayHandled(db, id, now());
    return finishAction(c, isDone, 'payment-seen', String(id), 'gezien');
  });
  app.post('/herroepingen/:id/afgehandeld', async (c) => {
    const id = rowNumber(c.req.param('id'));
    const isDone = await settleWithdrawal(db, id, now());
    return finishAction(c, isDone, 'withdrawal-handled', String(id), 'afgehandeld');
  });
  return app;
}
