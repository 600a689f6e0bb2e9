import { z } from 'zod';
import type { JobKind } from '../jobs/job-queue.ts';
import { mailAddress } from './address.ts';
import type { MailTemplate } from './template.ts';
import {
  accountDeleted,
  addressAdded,
  backInStock,
  confirmEmail,
  emailChanged,
  newsletterConfirm,
  newsletterWelcome,
  passwordChanged,
  resetPassword,
  signInCode,
  stockAlertAsked,
} from './templates/account-mails.ts';
import {
  orderConfirmedMail,
  orderReady,
  orderShipped,
  withdrawalReceived,
} from './templates/order-mails.ts';

const payloadOf = <Name extends string, Values>(template: Name, of: MailTemplate<Values>) =>
  z.object({
    template: z.literal(template),
    locale: z.enum(['nl', 'en']),
    to: mailAddress,
    values: of.values,
  });

const mailPayload = z.discriminatedUnion('template', [
  payloadOf('confirm-email', confirmEmail),
  payloadOf('reset-password', resetPassword),
  payloadOf('sign-in-code', signInCode),
  payloadOf('password-changed', passwordChanged),
  payloadOf('email-changed', emailChanged),
  payloadOf('address-added', addressAdded),
  payloadOf('account-deleted', accountDeleted),
  payloadOf('newsletter-confirm', newsletterConfirm),
  payloadOf('newsletter-welcome', newsletterWelcome),
  payloadOf('back-in-stock', backInStock),
  payloadOf('stock-alert-asked', stockAlertAsked),
  payloadOf('order-confirmed', orderConfirmedMail),
  payloadOf('order-ready', orderReady),
  payloadOf('order-shipped', orderShipped),
  payloadOf('withdrawal-received', withdrawalReceived),
]);

/** A mail to one address: template, language and values. */
export type Mail = z.infer<typeof mailPayload>;

/** All templates by name. */
export const MAIL_TEMPLATES = {
  'confirm-email': confirmEmail,
  'reset-password': resetPassword,
  'sign-in-code': signInCode,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'address-added': addressAdded,
  'account-deleted': accountDeleted,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'back-in-stock': backInStock,
  'stock-alert-asked': stockAlertAsked,
  'order-confirmed': orderConfirmedMail,
  'order-ready': orderReady,
  'order-shipped': orderShipped,
  'withdrawal-received': withdrawalReceived,
} satisfies Record<Mail['template'], unknown>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const MAIL_KIND: JobKind<Mail> = {
  name: 'mail',
  payload: mailPayload,
  // Greylisting servers accept unknown senders after minutes; a server that is down is usually back
  // within a day.
  backOffMs: [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR],
  timeoutMs: 2 * MINUTE,
  keptMs: 30 * 24 * HOUR,
  isPersonal: true,
  yieldsToRequests: true,
};
