import { z } from 'zod';
import { button, type MailTemplate, paragraph } from '../template.ts';
import { link, moment, name } from '../template-values.ts';

const values = z.object({ name, at: moment, address: z.string().max(400), link });

/** Warns that an address was added to the account; `link` leads to the account. */
export const addressAdded: MailTemplate<z.infer<typeof values>> = {
  values,
  content: (say, { name, at, address, link }) => ({
    subject: say('address-added.subject'),
    name,
    blocks: [
      paragraph(say('address-added.lead', { at: say.moment(at), address })),
      paragraph(say('address-added.wasYou')),
      paragraph(say('address-added.wasNotYou')),
      button(say('address-added.button'), link),
    ],
  }),
};
