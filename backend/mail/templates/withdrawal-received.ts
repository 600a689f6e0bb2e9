import { z } from 'zod';
import { button, type MailTemplate, paragraph } from '../template.ts';
import { link, moment, name } from '../template-values.ts';

const text = z.string().max(400);

const values = z.object({
  name,
  at: moment,
  orderNumber: text,
  /** Articles that are returned; empty: the whole order. */
  lines: z.array(text).max(50),
  reason: z.string().max(500),
  link,
});

/** The receipt of a withdrawal: what was withdrawn from, and when (LAW). */
export const withdrawalReceived: MailTemplate<z.infer<typeof values>> = {
  values,
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
