import { z } from 'zod';
import {
  button,
  type MailTemplate,
  note,
  paragraph,
  linkSchema,
  momentSchema,
  nameSchema,
} from '../template.ts';
import { maskAddress, mailAddress } from '../address.ts';

const confirmEmailValues = z.object({ name: nameSchema, link: linkSchema, until: momentSchema });

/** Asks the owner of a new account to confirm the address; `link` works until `until`. */
export const confirmEmail: MailTemplate<z.infer<typeof confirmEmailValues>> = {
  values: confirmEmailValues,
  content: (t, { name, link, until }) => ({
    subject: t('confirm-email.subject'),
    name,
    blocks: [
      paragraph(t('confirm-email.lead')),
      button(t('confirm-email.button'), link),
      paragraph(t('confirm-email.until', { until: t.moment(until) })),
      note(t('confirm-email.ignore')),
    ],
  }),
};

const accountDeletedValues = z.object({ name: nameSchema, at: momentSchema, link: linkSchema });

/** Confirms the deletion of an account; `link` leads to customer service. */
export const accountDeleted: MailTemplate<z.infer<typeof accountDeletedValues>> = {
  values: accountDeletedValues,
  content: (t, { name, at, link }) => ({
    subject: t('account-deleted.subject'),
    name,
    blocks: [
      paragraph(t('account-deleted.lead', { at: t.moment(at) })),
      paragraph(t('account-deleted.wasNotYou')),
      button(t('account-deleted.button'), link),
    ],
  }),
};

const addressAddedValues = z.object({
  name: nameSchema,
  at: momentSchema,
  address: z.string().max(400),
  link: linkSchema,
});

/** Warns that an address was added to the account; `link` leads to the account. */
export const addressAdded: MailTemplate<z.infer<typeof addressAddedValues>> = {
  values: addressAddedValues,
  content: (t, { name, at, address, link }) => ({
    subject: t('address-added.subject'),
    name,
    blocks: [
      paragraph(t('address-added.lead', { at: t.moment(at), address })),
      paragraph(t('address-added.wasYou')),
      paragraph(t('address-added.wasNotYou')),
      button(t('address-added.button'), link),
    ],
  }),
};

const emailChangedValues = z.object({
  name: nameSchema,
  at: momentSchema,
  newAddress: mailAddress,
  link: linkSchema,
});

/**
 * Warns the old address of an account that it was replaced by a new one, which is masked; `link`
 * leads to customer service.
 */
export const emailChanged: MailTemplate<z.infer<typeof emailChangedValues>> = {
  values: emailChangedValues,
  content: (t, { name, at, newAddress, link }) => ({
    subject: t('email-changed.subject'),
    name,
    blocks: [
      paragraph(t('email-changed.lead', { at: t.moment(at), address: maskAddress(newAddress) })),
      paragraph(t('email-changed.wasNotYou')),
      button(t('email-changed.button'), link),
    ],
  }),
};

const newsletterConfirmValues = z.object({ link: linkSchema });

/** Asks the owner of an address to confirm the newsletter subscription. */
export const newsletterConfirm: MailTemplate<z.infer<typeof newsletterConfirmValues>> = {
  values: newsletterConfirmValues,
  content: (t, { link }) => ({
    subject: t('newsletter-confirm.subject'),
    name: '',
    blocks: [
      paragraph(t('newsletter-confirm.lead')),
      button(t('newsletter-confirm.button'), link),
      note(t('newsletter-confirm.ignore')),
    ],
  }),
};

const newsletterWelcomeValues = z.object({ link: linkSchema, unsubscribeUrl: linkSchema });

/** Confirms the newsletter subscription; mail programs can end it through `unsubscribeUrl`. */
export const newsletterWelcome: MailTemplate<z.infer<typeof newsletterWelcomeValues>> = {
  values: newsletterWelcomeValues,
  content: (t, { link }) => ({
    subject: t('newsletter-welcome.subject'),
    name: '',
    blocks: [
      paragraph(t('newsletter-welcome.lead')),
      button(t('newsletter-welcome.button'), link),
      note(t('newsletter-welcome.end')),
    ],
  }),
};

const passwordChangedValues = z.object({ name: nameSchema, at: momentSchema, link: linkSchema });

/** Warns that the password was changed; `link` leads to the page for a forgotten password. */
export const passwordChanged: MailTemplate<z.infer<typeof passwordChangedValues>> = {
  values: passwordChangedValues,
  content: (t, { name, at, link }) => ({
    subject: t('password-changed.subject'),
    name,
    blocks: [
      paragraph(t('password-changed.lead', { at: t.moment(at) })),
      paragraph(t('password-changed.wasYou')),
      paragraph(t('password-changed.wasNotYou')),
      button(t('password-changed.button'), link),
    ],
  }),
};

const resetPasswordValues = z.object({ name: nameSchema, link: linkSchema, until: momentSchema });

/** Link for replacing a forgotten password, valid until `until`. */
export const resetPassword: MailTemplate<z.infer<typeof resetPasswordValues>> = {
  values: resetPasswordValues,
  content: (t, { name, link, until }) => ({
    subject: t('reset-password.subject'),
    name,
    blocks: [
      paragraph(t('reset-password.lead')),
      button(t('reset-password.button'), link),
      paragraph(t('reset-password.until', { until: t.moment(until) })),
      note(t('reset-password.ignore')),
    ],
  }),
};

const signInCodeValues = z.object({
  code: z.string().regex(/^\d{6}$/),
  link: linkSchema,
  until: momentSchema,
});

/** Code for signing in, valid until `until`; `link` is the page that waits for it. */
export const signInCode: MailTemplate<z.infer<typeof signInCodeValues>> = {
  values: signInCodeValues,
  content: (t, { code, link, until }) => ({
    subject: t('sign-in-code.subject', { code }),
    name: '',
    blocks: [
      paragraph(t('sign-in-code.lead', { code })),
      button(t('sign-in-code.button'), link),
      paragraph(t('sign-in-code.until', { until: t.moment(until) })),
      note(t('sign-in-code.ignore')),
    ],
  }),
};

const backInStockValues = z.object({
  product: z.string().max(400),
  link: linkSchema,
  /**
   * Page and address that end the other alerts of this address; mails of older versions have none.
   */
  end: linkSchema.optional(),
  unsubscribeUrl: linkSchema.optional(),
});

/** Tells somebody who asked for it that a product is in stock again. */
export const backInStock: MailTemplate<z.infer<typeof backInStockValues>> = {
  values: backInStockValues,
  content: (t, { product, link, end }) => ({
    subject: t('back-in-stock.subject', { product }),
    name: '',
    blocks: [
      paragraph(t('back-in-stock.lead', { product })),
      button(t('back-in-stock.button'), link),
      note(t('back-in-stock.once')),
      ...(end ? [note(t('back-in-stock.end', { link: end }))] : []),
    ],
  }),
};

const stockAlertAskedValues = z.object({
  product: z.string().max(400),
  /** Address that ends the alert. */
  link: linkSchema,
  expected: z.iso.date().nullable(),
  unsubscribeUrl: linkSchema,
});

/** Confirms that an address waits for a product, and how to end that. */
export const stockAlertAsked: MailTemplate<z.infer<typeof stockAlertAskedValues>> = {
  values: stockAlertAskedValues,
  content: (t, { product, link, expected }) => ({
    subject: t('stock-alert-asked.subject', { product }),
    name: '',
    blocks: [
      paragraph(t('stock-alert-asked.lead', { product })),
      ...(expected ? [paragraph(t('stock-alert-asked.expected', { date: t.day(expected) }))] : []),
      paragraph(t('stock-alert-asked.once')),
      button(t('stock-alert-asked.button'), link),
      note(t('stock-alert-asked.ignore')),
    ],
  }),
};
