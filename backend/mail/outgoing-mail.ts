import type { SendMailOptions } from 'nodemailer';
import { mailAddress } from './address.ts';
import { headerText } from './header-text.ts';

export interface Sender {
  name: string;
  address: string;
}

/** A mail as it leaves: to exactly one address. */
export interface OutgoingMail {
  /** Stable over attempts: a mail that was sent twice can be recognised. */
  messageId: string;
  /** When its cause was committed. */
  date: Date;
  from: Sender;
  to: string;
  subject: string;
  html: string;
  text: string;
  locale: string;
  attachments?: readonly MailFile[];
  /** Where mail programs end the newsletter with one request (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

/** A file that a mail carries. */
export interface MailFile {
  /** `bestelling-26000001.pdf` */
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** What nodemailer is given. Throws where an address or a header is not safe. */
export function nodemailerMessage(mail: OutgoingMail): SendMailOptions {
  const { messageId, date, from, subject, html, text, locale } = mail;
  const to = mailAddress.parse(mail.to);
  headerText(from.name + from.address + messageId);
  return {
    ...{ messageId, date, html, text },
    subject: headerText(subject),
    // Objects: addresses in a text would be parsed, and could be several.
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
