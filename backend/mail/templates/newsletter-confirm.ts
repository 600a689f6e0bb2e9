import { z } from 'zod';
import { button, type MailTemplate, note, paragraph } from '../template.ts';
import { link } from '../template-values.ts';

const values = z.object({ link });

/** Asks whether the owner of an address wants the newsletter. */
export const newsletterConfirm: MailTemplate<z.infer<typeof values>> = {
  values,
  content: (say, { link }) => ({
    subject: say('newsletter-confirm.subject'),
    name: '',
    blocks: [
      paragraph(say('newsletter-confirm.lead')),
      button(say('newsletter-confirm.button'), link),
      note(say('newsletter-confirm.ignore')),
    ],
  }),
};
