import { join } from 'node:path';
import type { Hono } from 'hono';
import { liveBrand, ownBrand } from '../../../src/brands/site-brand.ts';
import { type Env, isLocalOrigin } from '../../../src/env.ts';
import type { JobHandler } from '../jobs/job-kind.ts';
import { folderTransport, type Sender, smtpTransport } from './outgoing-mail.ts';
import { mailRoutes } from './local-mail.ts';
import { type AttachmentsOf, mailHandler } from './mail-job.ts';

export interface OpenMail {
  handler: JobHandler;
  /** Shows mail that was written to files; null if there is a mail server or the shop is public. */
  page: Hono | null;
  close(): void;
}

/** Mail through the server of SMTP_URL, or as files in DATA_DIR/mail without one. */
export function openMail(env: Env, attachmentsOf: AttachmentsOf = async () => []): OpenMail {
  const brand = liveBrand(env);
  const folder = join(env.DATA_DIR, 'mail');
  const transport = env.SMTP_URL ? smtpTransport(env.SMTP_URL) : folderTransport(folder);
  /** The owner's name of the shop takes precedence over that of MAIL_FROM. */
  const from = (): Sender => {
    const sender = env.MAIL_FROM ?? defaultSender(brand.name, env.SITE_URL);
    return { ...sender, name: ownBrand()?.name ?? sender.name };
  };
  return {
    handler: mailHandler({ brand, siteUrl: env.SITE_URL, from, transport, attachmentsOf }),
    // Requests of a proxy on this machine look local too.
    page: env.SMTP_URL || !isLocalOrigin(env.SITE_URL) ? null : mailRoutes(folder),
    close: () => transport.close(),
  };
}

const defaultSender = (name: string, siteUrl: string): Sender => ({
  name,
  address: `noreply@${new URL(siteUrl).hostname}`,
});
