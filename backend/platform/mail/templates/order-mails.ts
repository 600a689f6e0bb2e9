import { z } from 'zod';
import {
  button,
  type MailTemplate,
  note,
  paragraph,
  linkSchema,
  momentSchema,
  nameSchema,
  type MailTexts,
} from '../template.ts';

const orderConfirmedText = z.string().max(400);

const orderConfirmedValues = z.object({
  name: nameSchema,
  at: momentSchema,
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
  link: linkSchema,
  /** Link to the withdrawal function. */
  withdrawLink: linkSchema,
});

const sumLines = (
  t: MailTexts,
  { vouchers, ...sums }: NonNullable<z.infer<typeof orderConfirmedValues>['sums']>,
): string[] => [
  t('order-confirmed.subtotal', { subtotal: sums.subtotal }),
  t('order-confirmed.shipping', { shipping: sums.shipping }),
  ...(vouchers ? [t('order-confirmed.vouchers', { vouchers })] : []),
];

/** Confirms an order with the legally required content; the PDF is attached. */
export const orderConfirmedMail: MailTemplate<z.infer<typeof orderConfirmedValues>> = {
  values: orderConfirmedValues,
  content: (t, { name, at, orderNumber, lines, moreLines, sums, total, facts, ...links }) => ({
    subject: t('order-confirmed.subject', { orderNumber }),
    name,
    blocks: [
      paragraph(t('order-confirmed.lead', { at: t.moment(at), orderNumber })),
      ...lines.map(paragraph),
      ...(moreLines > 0
        ? [paragraph(t('order-confirmed.more', { count: String(moreLines) }))]
        : []),
      ...(sums ? sumLines(t, sums) : []).map(paragraph),
      paragraph(t('order-confirmed.total', { total })),
      ...facts.map(paragraph),
      paragraph(t('order-confirmed.attached')),
      button(t('order-confirmed.button'), links.link),
      note(t('order-confirmed.withdraw', { link: links.withdrawLink })),
    ],
  }),
};

const orderProgressText = z.string().max(400);

const orderProgressValues = z.object({
  name: nameSchema,
  orderNumber: orderProgressText,
  /** Place and time of delivery or pickup, and payment. */
  facts: z.array(orderProgressText).max(10),
  /** To the order. */
  link: linkSchema,
});

type OrderProgress = MailTemplate<z.infer<typeof orderProgressValues>>;

/** The order is ready for pickup. */
export const orderReady: OrderProgress = {
  values: orderProgressValues,
  content: (t, { name, orderNumber, facts, link }) => ({
    subject: t('order-ready.subject', { orderNumber }),
    name,
    blocks: [
      paragraph(t('order-ready.lead', { orderNumber })),
      ...facts.map(paragraph),
      paragraph(t('order-ready.bring')),
      button(t('order-ready.button'), link),
    ],
  }),
};

/** The order is on its way to the delivery address. */
export const orderShipped: OrderProgress = {
  values: orderProgressValues,
  content: (t, { name, orderNumber, facts, link }) => ({
    subject: t('order-shipped.subject', { orderNumber }),
    name,
    blocks: [
      paragraph(t('order-shipped.lead', { orderNumber })),
      ...facts.map(paragraph),
      button(t('order-shipped.button'), link),
    ],
  }),
};

const withdrawalReceivedText = z.string().max(400);

const withdrawalReceivedValues = z.object({
  name: nameSchema,
  at: momentSchema,
  orderNumber: withdrawalReceivedText,
  /** Returned products; empty: the whole order. */
  lines: z.array(withdrawalReceivedText).max(50),
  reason: z.string().max(500),
  link: linkSchema,
});

/** The receipt of a withdrawal, with its content and time (LAW). */
export const withdrawalReceived: MailTemplate<z.infer<typeof withdrawalReceivedValues>> = {
  values: withdrawalReceivedValues,
  content: (t, { name, at, orderNumber, lines, reason, link }) => ({
    subject: t('withdrawal-received.subject', { orderNumber }),
    name,
    blocks: [
      paragraph(t('withdrawal-received.lead', { at: t.moment(at), orderNumber })),
      paragraph(t(lines.length > 0 ? 'withdrawal-received.lines' : 'withdrawal-received.whole')),
      ...lines.map(paragraph),
      ...(reason ? [paragraph(t('withdrawal-received.reason', { reason }))] : []),
      paragraph(t('withdrawal-received.next')),
      button(t('withdrawal-received.button'), link),
    ],
  }),
};
