import { z } from 'zod';
import {
  button,
  type MailTemplate,
  note,
  paragraph,
  link,
  moment,
  name,
  type SayMail,
} from '../template.ts';

const orderConfirmedText = z.string().max(400);

const orderConfirmedValues = z.object({
  name,
  at: moment,
  orderNumber: orderConfirmedText,
  /** The order whose PDF is attached; null: none. */
  orderId: z.int().nullish(),
  /** The first lines: `3 × Gipsplaat: € 30,00`. */
  lines: z.array(orderConfirmedText).max(50),
  /** Number of further lines. */
  moreLines: z.int().min(0),
  /** Amounts between lines and total; null if the total is just their sum. */
  sums: z
    .object({
      subtotal: orderConfirmedText,
      shipping: orderConfirmedText,
      vouchers: orderConfirmedText.nullable(),
    })
    .nullish(),
  total: orderConfirmedText,
  /** Payment, and place and time of delivery or pickup. */
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

/** Confirms an order with the legally required content; the PDF is attached. */
export const orderConfirmedMail: MailTemplate<z.infer<typeof orderConfirmedValues>> = {
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
  /** Place and time of delivery or pickup, and payment. */
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
  /** Returned products; empty: the whole order. */
  lines: z.array(withdrawalReceivedText).max(50),
  reason: z.string().max(500),
  link,
});

/** The receipt of a withdrawal, with its content and time (LAW). */
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
