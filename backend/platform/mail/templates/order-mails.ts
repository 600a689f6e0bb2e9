import { z } from 'zod';
import { button, type MailTemplate, note, paragraph, link, moment, name } from '../template.ts';
import type { SayMail } from '../texts.ts';

const orderConfirmedText = z.string().max(400);

const orderConfirmedValues = z.object({
  name,
  at: moment,
  orderNumber: orderConfirmedText,
  /** Of which the PDF is attached; null: none. */
  orderId: z.int().nullish(),
  /** Of the first lines: `3 × Gipsplaat: € 30,00`. */
  lines: z.array(orderConfirmedText).max(50),
  /** Lines beyond those. */
  moreLines: z.int().min(0),
  /** What makes the lines the total: null where it is their sum. */
  sums: z
    .object({
      subtotal: orderConfirmedText,
      shipping: orderConfirmedText,
      vouchers: orderConfirmedText.nullable(),
    })
    .nullish(),
  total: orderConfirmedText,
  /** How it is paid, where and when it is delivered or picked up. */
  facts: z.array(orderConfirmedText).max(10),
  /** To the order. */
  link,
  /** To the withdrawal function. */
  withdrawLink: link,
});

const sumRows = (
  say: SayMail,
  { vouchers, ...sums }: NonNullable<z.infer<typeof orderConfirmedValues>['sums']>,
): string[] => [
  say('order-confirmed.subtotal', { subtotal: sums.subtotal }),
  say('order-confirmed.shipping', { shipping: sums.shipping }),
  ...(vouchers ? [say('order-confirmed.vouchers', { vouchers })] : []),
];

/** Confirms an order with what the law asks for, its PDF attached. */
export const orderConfirmed: MailTemplate<z.infer<typeof orderConfirmedValues>> = {
  values: orderConfirmedValues,
  content: (say, { name, at, orderNumber, lines, moreLines, sums, total, facts, ...links }) => ({
    subject: say('order-confirmed.subject', { orderNumber }),
    name,
    blocks: [
      paragraph(say('order-confirmed.lead', { at: say.moment(at), orderNumber })),
      ...lines.map(paragraph),
      ...(moreLines > 0
        ? [paragraph(say('order-confirmed.more', { count: String(moreLines) }))]
        : []),
      ...(sums ? sumRows(say, sums) : []).map(paragraph),
      paragraph(say('order-confirmed.total', { total })),
      ...facts.map(paragraph),
      paragraph(say('order-confirmed.attached')),
      button(say('order-confirmed.button'), links.link),
      note(say('order-confirmed.withdraw', { link: links.withdrawLink })),
    ],
  }),
};

const orderProgressText = z.string().max(400);

const orderProgressValues = z.object({
  name,
  orderNumber: orderProgressText,
  /** Where and when it is delivered or picked up, and how it is paid. */
  facts: z.array(orderProgressText).max(10),
  /** To the order. */
  link,
});

type OrderProgress = MailTemplate<z.infer<typeof orderProgressValues>>;

/** The order is ready for pickup. */
export const orderReady: OrderProgress = {
  values: orderProgressValues,
  content: (say, { name, orderNumber, facts, link }) => ({
    subject: say('order-ready.subject', { orderNumber }),
    name,
    blocks: [
      paragraph(say('order-ready.lead', { orderNumber })),
      ...facts.map(paragraph),
      paragraph(say('order-ready.bring')),
      button(say('order-ready.button'), link),
    ],
  }),
};

/** The order is on its way to the delivery address. */
export const orderShipped: OrderProgress = {
  values: orderProgressValues,
  content: (say, { name, orderNumber, facts, link }) => ({
    subject: say('order-shipped.subject', { orderNumber }),
    name,
    blocks: [
      paragraph(say('order-shipped.lead', { orderNumber })),
      ...facts.map(paragraph),
      button(say('order-shipped.button'), link),
    ],
  }),
};

const withdrawalReceivedText = z.string().max(400);

const withdrawalReceivedValues = z.object({
  name,
  at: moment,
  orderNumber: withdrawalReceivedText,
  /** Articles that are returned; empty: the whole order. */
  lines: z.array(withdrawalReceivedText).max(50),
  reason: z.string().max(500),
  link,
});

/** The receipt of a withdrawal: what was withdrawn from, and when (LAW). */
export const withdrawalReceived: MailTemplate<z.infer<typeof withdrawalReceivedValues>> = {
  values: withdrawalReceivedValues,
  content: (say, { name, at, orderNumber, lines, reason, link }) => ({
    subject: say('withdrawal-received.subject', { orderNumber }),
    name,
    blocks: [
      paragraph(say('withdrawal-received.lead', { at: say.moment(at), orderNumber })),
      paragraph(say(lines.length > 0 ? 'withdrawal-received.lines' : 'withdrawal-received.whole')),
      ...lines.map(paragraph),
      ...(reason ? [paragraph(say('withdrawal-received.reason', { reason }))] : []),
      paragraph(say('withdrawal-received.next')),
      button(say('withdrawal-received.button'), link),
    ],
  }),
};
