/** One order, with its payments and withdrawals. */
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import { formatMoney } from '../../../src/domain/money.ts';
import { ORDER_STEPS, stepEvent } from '../../../src/domain/orders/order-step.ts';
import { hasEnded, nextOrderState } from '../../../src/domain/orders/transitions.ts';
import type { OrderDetail } from '../../orders/order-detail.ts';
import type { Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { deskTexts, sayWord } from '../texts.ts';
import { dayText, moment } from '../times.ts';
import { PATH } from './list-page.ts';

export function orderView(order: OrderDetail, locale: Locale, now: Date): Html {
  const money = (cents: number) => formatMoney(cents, locale);
  return html`<section class="desk-card">
      <p>
        <b>${sayWord(locale, 'orders.state', order.state)}</b> ·
        ${moment(new Date(order.placedAt), locale, now)} · ${money(order.total)} ·
        ${sayWord(locale, 'orders.method', order.paymentMethod)}
      </p>
      <p>${order.contactName}${order.email && html` · ${order.email}`}</p>
      <p>${shippingText(order, locale)}</p>
      ${order.reference && html`<p>${order.reference}</p>`}
      ${order.memo && html`<p>${order.memo}</p>`}
      <ul class="desk-rows">
        ${order.lines.map(
          ({ quantity, number, title, total }) =>
            html`<li>
              <span class="desk-kind">${number}</span>
              <span>${String(quantity)} × ${title} · ${money(total)}</span>
            </li>`,
        )}
      </ul>
    </section>
    ${order.payments.length > 0 && paymentsCard(order, locale, now)}
    ${!hasEnded(order.state) && stepsCard(order, locale)}
    ${!hasEnded(order.state) && refundCard(order, locale)}`;
}

/** `Bezorgen · wo 6 mrt 08:00`; only the way where no day was chosen. */
function shippingText({ shippingMethod, preferred }: OrderDetail, locale: Locale): string {
  const way = sayWord(locale, 'orders.shipping', shippingMethod);
  return preferred ? `${way} · ${dayText(preferred.day, locale)} ${preferred.from}`.trim() : way;
}

function paymentsCard({ payments }: OrderDetail, locale: Locale, now: Date): Html {
  const say = deskTexts(locale);
  return html`<section class="desk-card">
    <h2>${say('orders.paymentsOf')}</h2>
    <ul class="desk-rows">
      ${payments.map(
        ({ provider, providerId, state, amount, refunded, chargedBack, createdAt, alarm }) =>
          html`<li>
            <span class="desk-kind">${sayWord(locale, 'orders.payment', state)}</span>
            <span>
              ${formatMoney(amount, locale)} · ${provider} ${providerId ?? ''} ·
              ${moment(new Date(createdAt), locale, now)}
              ${refunded > 0 && html` · ${say('orders.refunded', { amount: formatMoney(refunded, locale) })}`}
              ${chargedBack > 0 && html` · ${say('orders.charged-back', { amount: formatMoney(chargedBack, locale) })}`}
              ${alarm && html` · ${sayWord(locale, 'orders.alarm', alarm)}`}
            </span>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** The steps that come next; none while money is awaited. */
function stepsCard({ number, state, shippingMethod }: OrderDetail, locale: Locale): Html | string {
  const say = deskTexts(locale);
  const steps = ORDER_STEPS.filter((step) => {
    const event = stepEvent(step, shippingMethod);
    return event !== null && nextOrderState(state, event) !== null;
  });
  if (steps.length === 0) return '';
  return html`<section class="desk-card">
    <h2>${say('orders.stepTitle')}</h2>
    <p class="muted">${say('orders.stepText')}</p>
    ${steps.map(
      (step) =>
        html`<form method="post" action="${PATH}/${number}/stap?stap=${step}">
          <button class="btn btn-secondary">${say(`orders.step.${step}`)}</button>
        </form>`,
    )}
  </section>`;
}

function refundCard({ number, state, payments }: OrderDetail, locale: Locale): Html {
  const say = deskTexts(locale);
  const isPaid = payments.some((payment) => payment.state === 'paid');
  return html`<details class="desk-card desk-more">
    <summary>${say(isPaid ? 'orders.refund' : 'orders.cancel')}${icon('down')}</summary>
    <p>${say(isPaid ? 'orders.refundText' : 'orders.cancelText')}</p>
    <form method="post" action="${PATH}/${number}/terugbetalen">
      <input type="hidden" name="state" value="${state}" />
      <button class="btn btn-plain">${say('orders.refundConfirm')}</button>
    </form>
  </details>`;
}
