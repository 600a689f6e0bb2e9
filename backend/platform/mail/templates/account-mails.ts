import { z } from 'zod';
import { button, type MailTemplate, note, paragraph, link, moment, name } from '../template.ts';
import { maskAddress, mailAddress } from '../address.ts';

const confirmEmailValues = z.object({ name, link, until: moment });

/** Asks the owner of a new account to confirm the address; `link` works until `until`. */
export const confirmEmail: MailTemplate<z.infer<typeof confirmEmailValues>> = {
  values: confirmEmailValues,
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

const accountDeletedValues = z.object({ name, at: moment, link });

/** Confirms the deletion of an account; `link` leads to customer service. */
export const accountDeleted: MailTemplate<z.infer<typeof accountDeletedValues>> = {
  values: accountDeletedValues,
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

const addressAddedValues = z.object({ name, at: moment, address: z.string().max(400), link });

/** Warns that an address was added to the account; `link` leads to the account. */
export const addressAdded: MailTemplate<z.infer<typeof addressAddedValues>> = {
  values: addressAddedValues,
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

const emailChangedValues = z.object({ name, at: moment, newAddress: mailAddress, link });

/**
 * Warns the old address of an account that it was replaced by a new one, which is masked; `link`
 * leads to customer service.
 */
export const emailChanged: MailTemplate<z.infer<typeof emailChangedValues>> = {
  values: emailChangedValues,
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

const newsletterConfirmValues = z.object({ link });

/** Asks the owner of an address to confirm the newsletter subscription. */
export const newsletterConfirm: MailTemplate<z.infer<typeof newsletterConfirmValues>> = {
  values: newsletterConfirmValues,
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

const newsletterWelcomeValues = z.object({ link, unsubscribeUrl: link });

/** Confirms the newsletter subscription; mail programs can end it through `unsubscribeUrl`. */
export const newsletterWelcome: MailTemplate<z.infer<typeof newsletterWelcomeValues>> = {
  values: newsletterWelcomeValues,
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

const passwordChangedValues = z.object({ name, at: moment, link });

/** Warns that the password was changed; `link` leads to the page for a forgotten password. */
export const passwordChanged: MailTemplate<z.infer<typeof passwordChangedValues>> = {
  values: passwordChangedValues,
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

const resetPasswordValues = z.object({ name, link, until: moment });

/** Link for replacing a forgotten password, valid until `until`. */
export const resetPassword: MailTemplate<z.infer<typeof resetPasswordValues>> = {
  values: resetPasswordValues,
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

const signInCodeValues = z.object({ code: z.string().regex(/^\d{6}$/), link, until: moment });

/** Code for signing in, valid until `until`; `link` is the page that waits for it. */
export const signInCode: MailTemplate<z.infer<typeof signInCodeValues>> = {
  values: signInCodeValues,
  content: (say, { code, link, until }) => ({
    subject: say('sign-in-code.subject', { code }),
    name: '',
    blocks: [
      paragraph(say('sign-in-code.lead', { code })),
      button(say('sign-in-code.button'), link),
      paragraph(say('sign-in-code.until', { until: say.moment(until) })),
      note(say('sign-in-code.ignore')),
    ],
  }),
};

const backInStockValues = z.object({
  product: z.string().max(400),
  link,
  /** Page and address that end the other alerts; mails of older versions have none. */
  end: link.optional(),
  unsubscribeUrl: link.optional(),
});

/** A product is in stock again, for somebody who asked for this one mail. */
export const backInStock: MailTemplate<z.infer<typeof backInStockValues>> = {
  values: backInStockValues,
  content: (say, { product, link, end }) => ({
    subject: say('back-in-stock.subject', { product }),
    name: '',
    blocks: [
      paragraph(say('back-in-stock.lead', { product })),
      button(say('back-in-stock.button'), link),
      note(say('back-in-stock.once')),
      ...(end ? [note(say('back-in-stock.end', { link: end }))] : []),
    ],
  }),
};

const stockAlertAskedValues = z.object({
  product: z.string().max(400),
  /** The page that ends it. */
  link,
  expected: z.iso.date().nullable(),
  unsubscribeUrl: link,
});

/** Confirms that an address waits for a product, and how to end that. */
export const stockAlertAsked: MailTemplate<z.infer<typeof stockAlertAskedValues>> = {
  values: stockAlertAskedValues,
  content: (say, { product, link, expected }) => ({
    subject: say('stock-alert-asked.subject', { product }),
    name: '',
    blocks: [
      paragraph(say('stock-alert-asked.lead', { product })),
      ...(expected
        ? [paragraph(say('stock-alert-asked.expected', { date: say.day(expected) }))]
        : []),
      paragraph(say('stock-alert-asked.once')),
      button(say('stock-alert-asked.button'), link),
      note(say('stock-alert-asked.ignore')),
    ],
  }),
};
