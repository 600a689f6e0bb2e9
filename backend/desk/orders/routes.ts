import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { ORDER_STEPS } from '../../../src/domain/orders/order-step.ts';
import { advanceOrder } from '../../checkout/advance-order.ts';
import { refundOrder } from '../../checkout/refund-order.ts';
import { orderDetail } from '../../orders/order-detail.ts';
import { listOrders } from '../../orders/order-list.ts';
import type { AuditAction } from '../audit.ts';
import { deskPage } from '../frame.ts';
import { notice } from '../pieces.ts';
import { rowNumber } from '../row-number.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts } from '../texts.ts';
import {
  openWithdrawals,
  settleAlarm,
  settleStray,
  settleWithdrawal,
  strayPayments,
  stuckPayments,
} from './attention.ts';
import { orderView } from './detail-page.ts';
import { ordersView, PATH } from './list-page.ts';

const ORDERS_SHOWN = 50;
const LONGEST_SEARCH = 100;
const NUMBER = /^\d{1,20}$/;

/** `?na=…`: what was done before the page is shown. */
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
    const say = deskTexts(locale);
    const [kind, text] = noticeOf(c);
    const words = (c.req.query('zoek') ?? '').trim().slice(0, LONGEST_SEARCH);
    const before = rowNumber(c.req.query('voor')) || undefined;
    const [orders, payments, strays, withdrawals] = await Promise.all([
      listOrders(db, { limit: ORDERS_SHOWN + 1, before, words }),
      stuckPayments(db, now()),
      strayPayments(db),
      openWithdrawals(db),
    ]);
    const shown = orders.slice(0, ORDERS_SHOWN);
    const older = orders.length > ORDERS_SHOWN ? shown.at(-1)?.id : undefined;
    const state = provider();
    const body = html`${kind && text && notice(kind, say(text))}
    ${state !== 'ok' && notice('warning', say(`orders.provider.${state}`))}
    ${ordersView({ orders: shown, payments, strays, withdrawals, older, words, locale, now: now() })}`;
    const title = say('section.orders');
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
    const said = kind && text && notice(kind, deskTexts(locale)(text));
    const body = html`${said}${orderView(order, locale, now())}`;
    return c.html(deskPage({ locale, editor, title, active: 'orders', body }));
  });

  const done = async (
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
      // The order has ended since the page was shown, or does not exist.
      () => false,
    );
    return done(c, isDone, 'order-refund', number, 'terugbetaald');
  });
  app.post('/:number/stap', async (c) => {
    const number = c.req.param('number');
    const step = ORDER_STEPS.find((one) => one === c.req.query('stap'));
    const isDone =
      step !== undefined &&
      (await advanceOrder({ db, jobs: queue, now, mails: services.orderMails }, number, step).then(
        () => true,
        // Another step comes next by now, or its money went back.
        () => false,
      ));
    if (!isDone) return c.redirect(`${PATH}/${number}?na=niet-verder`, 303);
    const by = { editor: c.get('editor').name, subject: number, detail: step };
    await audit.note({ ...by, action: 'order-step' });
    return c.redirect(`${PATH}/${number}?na=verder`, 303);
  });
  app.post('/betalingen/:id/gezien', async (c) => {
    const id = rowNumber(c.req.param('id'));
    return done(c, await settleAlarm(db, id), 'payment-seen', String(id), 'gezien');
  });
  app.post('/zonder-bestelling/:id/afgehandeld', async (c) => {
    const id = rowNumber(c.req.param('id'));
    const isDone = await settleStray(db, id, now());
    return done(c, isDone, 'payment-seen', String(id), 'gezien');
  });
  app.post('/herroepingen/:id/afgehandeld', async (c) => {
    const id = rowNumber(c.req.param('id'));
    const isDone = await settleWithdrawal(db, id, now());
    return done(c, isDone, 'withdrawal-handled', String(id), 'afgehandeld');
  });
  return app;
}
