import { z } from 'zod';
import { button, type MailTemplate, paragraph } from '../template.ts';
import { link, moment, name } from '../template-values.ts';

const values = z.object({ name, at: moment, link });

/** Confirms that an account was deleted; `link` leads to the customer service. */
export const accountDeleted: MailTemplate<z.infer<typeof values>> = {
  values,
  content: (say, { name, at, link }) => ({
    subject: say('account-deleted.subject'),
    name,
    blocks: [
      paragraph(say('account-deleted.lead', { at: say.moment(at) })),
      paragraph(say('account-deleted.wasNotYou')),
      button(say('account-deleted.button'), link),
    ],
  }),
};
