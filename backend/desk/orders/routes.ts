import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
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
const NUMBER = /^\d{1,20}$/;

/** `?na=…`: what was done before the page is shown. */
const NOTICES = {
  terugbetaald: ['good', 'orders.refundDone'],
  gezien: ['good', 'orders.seenDone'],
  afgehandeld: ['good', 'orders.handledDone'],
  weg: ['info', 'orders.gone'],
} as const;

const isNotice = (name: string): name is keyof typeof NOTICES => Object.hasOwn(NOTICES, name);

/** Orders, stuck payments and withdrawals, for editors. */
export function orderRoutes({ db, audit, queue, provider, now }: DeskServices): Hono {
  const app = new Hono();

  app.get('/', async (c) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const say = deskTexts(locale);
    const after = c.req.query('na') ?? '';
    const [kind, text] = isNotice(after) ? NOTICES[after] : [];
    const before = rowNumber(c.req.query('voor')) || undefined;
    const [orders, payments, strays, withdrawals] = await Promise.all([
      listOrders(db, { limit: ORDERS_SHOWN + 1, before }),
      stuckPayments(db, now()),
      strayPayments(db),
      openWithdrawals(db),
    ]);
    const shown = orders.slice(0, ORDERS_SHOWN);
    const older = orders.length > ORDERS_SHOWN ? shown.at(-1)?.id : undefined;
    const state = provider();
    const body = html`${kind && text && notice(kind, say(text))}
    ${state !== 'ok' && notice('warning', say(`orders.provider.${state}`))}
    ${ordersView({ orders: shown, payments, strays, withdrawals, older, locale, now: now() })}`;
    const title = say('section.orders');
    return c.html(deskPage({ locale, editor, title, active: 'orders', body }));
  });

  app.get('/:number', async (c) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const number = c.req.param('number');
    const order = NUMBER.test(number) ? await orderDetail(db, number) : null;
    if (!order) return c.redirect(`${PATH}?na=weg`, 303);
    const title = deskTexts(locale)('orders.title', { number });
    const body = orderView(order, locale, now());
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
