import { z } from 'zod';
import { button, type MailTemplate, note, paragraph } from '../template.ts';
import { link } from '../template-values.ts';

const values = z.object({ link, unsubscribeUrl: link });

/** Tells that the newsletter comes; mail programs can end it by `unsubscribeUrl`. */
export const newsletterWelcome: MailTemplate<z.infer<typeof values>> = {
  values,
  content: (say, { link }) => ({
    subject: say('newsletter-welcome.subject'),
    name: '',
    blocks: [
      paragraph(say('newsletter-welcome.lead')),
      button(say('newsletter-welcome.button'), link),
      note(say('newsletter-welcome.end')),
    ],
  }),
};
