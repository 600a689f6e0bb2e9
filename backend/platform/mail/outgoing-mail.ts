import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SendMailOptions, createTransport } from 'nodemailer';
import { mailAddress, headerText, maskAddresses } from './address.ts';
import { mailFileName } from './local-mail.ts';
import { PermanentFailure } from '../jobs/job-kind.ts';

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

export interface MailTransport {
  /**
   * Delivers a mail; the same one again at worst arrives twice. Rejects with `PermanentFailure`
   * where the recipient is refused for good. No address is in an error's message.
   */
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Writes mail as `.eml` files that only their owner may read, instead of sending it. */
export function folderTransport(folder: string): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async deliver(mail) {
      const { message } = await transporter.sendMail(nodemailerMessage(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, mailFileName(mail));
      // Whoever lists the folder never sees half a mail.
      await writeFile(`${file}.new`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    close: () => transporter.close(),
  };
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends by a mail server (`SMTP_URL`). */
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
 * True where the server will never take this message: a 5xx reply to its addresses or its
 * content. A 5xx to the sign-in is a mistake in SMTP_URL, which can be mended meanwhile.
 */
function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
