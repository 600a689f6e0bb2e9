import { z } from 'zod';
import { button, type MailTemplate, paragraph } from '../template.ts';
import { link, name } from '../template-values.ts';

const text = z.string().max(400);

const values = z.object({
  name,
  orderNumber: text,
  /** Where and when it is delivered or picked up, and how it is paid. */
  facts: z.array(text).max(10),
  /** To the order. */
  link,
});

type OrderProgress = MailTemplate<z.infer<typeof values>>;

/** The order is ready for pickup. */
export const orderReady: OrderProgress = {
  values,
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
  values,
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
