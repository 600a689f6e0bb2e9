import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SendMailOptions, createTransport } from 'nodemailer';
import { mailAddress, headerText, maskAddresses } from './address.ts';
import { mailFileName } from './local-mail.ts';
import { PermanentFailure, type JobQueue, type JobKind } from '../jobs/job-queue.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { databaseLimits } from '../http/limits/database-limits.ts';
import { z } from 'zod';
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

const payloadOf = <Name extends string, Values>(template: Name, definition: MailTemplate<Values>) =>
  z.object({
    template: z.literal(template),
    locale: z.enum(['nl', 'en']),
    to: mailAddress,
    values: definition.values,
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

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export const MAIL_KIND: JobKind<Mail> = {
  name: 'mail',
  payload: mailPayload,
  // Greylisting servers accept unknown senders after minutes; a server that is down is usually back
  // within a day.
  backOffMs: [
    10 * SECOND_MS,
    MINUTE_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    6 * HOUR_MS,
    12 * HOUR_MS,
  ],
  timeoutMs: 2 * MINUTE_MS,
  keptMs: 30 * 24 * HOUR_MS,
  isPersonal: true,
  yieldsToRequests: true,
};

export interface Sender {
  name: string;
  address: string;
}

/** An outgoing mail, to exactly one address. */
export interface OutgoingMail {
  /** The same for all attempts, so that duplicates can be recognised. */
  messageId: string;
  /** When its transaction was committed. */
  date: Date;
  from: Sender;
  to: string;
  subject: string;
  html: string;
  text: string;
  locale: string;
  attachments?: readonly MailFile[];
  /** URL for one-click unsubscribing (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

/** An attachment. */
export interface MailFile {
  /** `bestelling-26000001.pdf` */
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** The message for nodemailer. Throws if an address or a header is unsafe. */
export function nodemailerMessage(mail: OutgoingMail): SendMailOptions {
  const { messageId, date, from, subject, html, text, locale } = mail;
  const to = mailAddress.parse(mail.to);
  headerText(from.name + from.address + messageId);
  return {
    ...{ messageId, date, html, text },
    subject: headerText(subject),
    // Objects, because strings would be parsed and could contain several addresses.
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': locale,
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${headerText(mail.unsubscribeUrl)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: (mail.attachments ?? []).map((file) => ({
      filename: headerText(file.name),
      contentType: file.contentType,
      content: Buffer.from(file.bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export interface MailTransport {
  /**
   * Delivers a mail; a retry may deliver it twice. Rejects with `PermanentFailure` if the recipient
   * is refused permanently. Error messages contain no addresses.
   */
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Writes mail as `.eml` files readable only by their owner, instead of sending it. */
export function folderTransport(folder: string): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async deliver(mail) {
      const { message } = await transporter.sendMail(nodemailerMessage(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, mailFileName(mail));
      // Renamed when complete, so that readers of the folder never see a partial mail.
      await writeFile(`${file}.new`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    close: () => transporter.close(),
  };
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through a mail server (`SMTP_URL`). */
export function smtpTransport(url: string): MailTransport {
  const transporter = createTransport({ url, ...TIMEOUTS });
  return {
    async deliver(mail, signal) {
      try {
        await transporter.sendMail({ ...nodemailerMessage(mail), signal });
      } catch (error) {
        const message = maskAddresses(error instanceof Error ? error.message : String(error));
        throw isRefused(error) ? new PermanentFailure(message) : new Error(message);
      }
    },
    close: () => transporter.close(),
  };
}

/**
 * True if the server permanently refuses this message: a 5xx reply to its addresses or content. A
 * 5xx reply to the authentication is an error in SMTP_URL, which can be fixed.
 */
function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

/** Limit per address and hour on mails about an account that others than its owner can trigger. */
const ACCOUNT_MAILS_LIMIT = { name: 'mail-address', points: 10, windowS: 60 * 60 };

/**
 * Limit per address and hour on mails that anybody can request for any address. A separate limit,
 * so that these do not use up the mails that sign the owner in or warn of a changed password.
 */
const NOTICE_MAILS_LIMIT = { name: 'mail-address-notices', points: 10, windowS: 60 * 60 };
const NOTICE_TEMPLATES: ReadonlySet<Mail['template']> = new Set([
  'newsletter-confirm',
  'newsletter-welcome',
  'stock-alert-asked',
  'back-in-stock',
]);

/** Unlimited mails: only the owner of a confirmed account triggers them, and must receive them. */
const UNLIMITED_TEMPLATES: ReadonlySet<Mail['template']> = new Set([
  'order-confirmed',
  'order-ready',
  'order-shipped',
  'account-deleted',
]);

/** Enqueues mail in the caller's transaction, to be sent after it commits. */
export class Mailer {
  readonly #jobs: JobQueue;

  constructor(jobs: JobQueue) {
    this.#jobs = jobs;
  }

  /**
   * Sends a mail once the transaction commits, at least once. A repeated `key` sends nothing.
   * Returns its job; null if the address has had too many mails. Throws a ZodError for an invalid
   * address or value.
   */
  async send(trx: Kysely<Database>, mail: Mail, key?: string): Promise<number | null> {
    // Counted in the transaction, because a rollback sends no mail.
    const limit = NOTICE_TEMPLATES.has(mail.template) ? NOTICE_MAILS_LIMIT : ACCOUNT_MAILS_LIMIT;
    const tooMany =
      !UNLIMITED_TEMPLATES.has(mail.template) &&
      (await databaseLimits(trx)(limit).consume(mail.to)) > 0;
    return tooMany ? null : this.#jobs.enqueue(trx, { kind: MAIL_KIND, payload: mail, key });
  }
}
