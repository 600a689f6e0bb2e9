import { z } from 'zod';
import { button, type MailTemplate, note, paragraph } from '../template.ts';
import { link, moment, name } from '../template-values.ts';

const values = z.object({ name, link, until: moment });

/** Asks the owner of a new account to confirm the address; `link` works until `until`. */
export const confirmEmail: MailTemplate<z.infer<typeof values>> = {
  values,
  content: (say, { name, link, until }) => ({
    subject: say('confirm-email.subject'),
    name,
    blocks: [
      paragraph(say('confirm-email.lead')),
      button(say('confirm-email.button'), link),
      paragraph(say('confirm-email.until', { until: say.moment(until) })),
      note(say('confirm-email.ignore')),
    ],
  }),
};
