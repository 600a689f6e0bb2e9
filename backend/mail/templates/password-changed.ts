import { z } from 'zod';
import { button, type MailTemplate, paragraph } from '../template.ts';
import { link, moment, name } from '../template-values.ts';

const values = z.object({ name, at: moment, link });

/** Warns that the password was changed; `link` leads to the page for a forgotten password. */
export const passwordChanged: MailTemplate<z.infer<typeof values>> = {
  values,
  content: (say, { name, at, link }) => ({
    subject: say('password-changed.subject'),
    name,
    blocks: [
      paragraph(say('password-changed.lead', { at: say.moment(at) })),
      paragraph(say('password-changed.wasYou')),
      paragraph(say('password-changed.wasNotYou')),
      button(say('password-changed.button'), link),
    ],
  }),
};
