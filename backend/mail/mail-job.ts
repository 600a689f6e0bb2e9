import type { SiteBrand } from '../../src/brands/brands.ts';
import { handle } from '../jobs/handle.ts';
import type { JobContext, JobHandler } from '../jobs/job-handler.ts';
import { type Mail, MAIL_KIND } from './mail-kind.ts';
import type { MailFile, Sender } from './outgoing-mail.ts';
import { renderMail } from './render-mail.ts';
import type { MailTransport } from './transport.ts';

/** Deliveries at a time, per process. */
const PARALLEL = 4;

interface Options {
  brand: SiteBrand;
  siteUrl: string;
  /** Asked at each mail. */
  from(): Sender;
  transport: MailTransport;
  attachmentsOf: AttachmentsOf;
}

/** The files that go with a mail, made when it is sent. */
export type AttachmentsOf = (mail: Mail) => Promise<readonly MailFile[]>;

/** Renders and delivers the mail of a job. */
export function mailHandler({
  brand,
  siteUrl,
  from: senderNow,
  transport,
  attachmentsOf,
}: Options): JobHandler {
  return handle(
    MAIL_KIND,
    async (mail, job) => {
      const rendered = await renderMail(mail, { brand, siteUrl });
      const attachments = await attachmentsOf(mail);
      const { locale, to } = mail;
      const from = senderNow();
      const messageId = messageIdOf(job, from);
      const { unsubscribeUrl } = mail.values as { unsubscribeUrl?: string };
      await transport.deliver(
        {
          ...rendered,
          messageId,
          date: job.createdAt,
          from,
          to,
          locale,
          attachments,
          unsubscribeUrl,
        },
        job.signal,
      );
      return { messageId };
    },
    PARALLEL,
  );
}

/** The same for each attempt; with the time, since the ids of a new database begin at 1 again. */
function messageIdOf({ id, createdAt }: JobContext, { address }: Sender): string {
  return `<${id}.${createdAt.getTime().toString(36)}@${address.split('@')[1]}>`;
}
