import { z } from 'zod';
import { button, type MailTemplate, note, paragraph } from '../template.ts';
import { link, moment, name } from '../template-values.ts';
import type { SayMail } from '../texts.ts';

const text = z.string().max(400);

const values = z.object({
  name,
  at: moment,
  orderNumber: text,
  /** Of which the PDF is attached; null: none. */
  orderId: z.int().nullish(),
  /** Of the first lines: `3 × Gipsplaat: € 30,00`. */
  lines: z.array(text).max(50),
  /** Lines beyond those. */
  moreLines: z.int().min(0),
  /** What makes the lines the total: null where it is their sum. */
  sums: z.object({ subtotal: text, shipping: text, vouchers: text.nullable() }).nullish(),
  total: text,
  /** How it is paid, where and when it is delivered or picked up. */
  facts: z.array(text).max(10),
  /** To the order. */
  link,
  /** To the withdrawal function. */
  withdrawLink: link,
});

const sumRows = (
  say: SayMail,
  { vouchers, ...sums }: NonNullable<z.infer<typeof values>['sums']>,
): string[] => [
  say('order-confirmed.subtotal', { subtotal: sums.subtotal }),
  say('order-confirmed.shipping', { shipping: sums.shipping }),
  ...(vouchers ? [say('order-confirmed.vouchers', { vouchers })] : []),
];

/** Confirms an order with what the law asks for, its PDF attached. */
export const orderConfirmed: MailTemplate<z.infer<typeof values>> = {
  values,
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
