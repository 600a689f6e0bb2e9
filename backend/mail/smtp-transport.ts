import { createTransport } from 'nodemailer';
import { PermanentFailure } from '../jobs/job-kind.ts';
import { maskAddresses } from './address.ts';
import { nodemailerMessage } from './outgoing-mail.ts';
import type { MailTransport } from './transport.ts';

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
