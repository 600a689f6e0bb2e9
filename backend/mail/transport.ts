import type { OutgoingMail } from './outgoing-mail.ts';

export interface MailTransport {
  /**
   * Delivers a mail; the same one again at worst arrives twice. Rejects with `PermanentFailure`
   * where the recipient is refused for good. No address is in an error's message.
   */
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  close(): void;
}
