import { z } from 'zod';
import { maskAddress, mailAddress } from '../address.ts';
import { button, type MailTemplate, paragraph } from '../template.ts';
import { link, moment, name } from '../template-values.ts';

const values = z.object({ name, at: moment, newAddress: mailAddress, link });

/**
 * Warns the old address of an account that a new one took its place, which is shown masked;
 * `link` leads to the customer service.
 */
export const emailChanged: MailTemplate<z.infer<typeof values>> = {
  values,
  content: (say, { name, at, newAddress, link }) => ({
    subject: say('email-changed.subject'),
    name,
    blocks: [
      paragraph(
        say('email-changed.lead', { at: say.moment(at), address: maskAddress(newAddress) }),
      ),
      paragraph(say('email-changed.wasNotYou')),
      button(say('email-changed.button'), link),
    ],
  }),
};
