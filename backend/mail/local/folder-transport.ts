import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { nodemailerMessage } from '../outgoing-mail.ts';
import type { MailTransport } from '../transport.ts';
import { mailFileName } from './mail-folder.ts';

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
