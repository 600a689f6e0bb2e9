import { z } from 'zod';
import { button, type MailTemplate, note, paragraph } from '../template.ts';
import { link, moment, name } from '../template-values.ts';

const values = z.object({ name, link, until: moment });

/** Leads to the page where a forgotten password is replaced; `link` works until `until`. */
export const resetPassword: MailTemplate<z.infer<typeof values>> = {
  values,
  content: (say, { name, link, until }) => ({
    subject: say('reset-password.subject'),
    name,
    blocks: [
      paragraph(say('reset-password.lead')),
      button(say('reset-password.button'), link),
      paragraph(say('reset-password.until', { until: say.moment(until) })),
      note(say('reset-password.ignore')),
    ],
  }),
};
