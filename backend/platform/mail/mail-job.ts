import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { SiteBrand } from '../../../src/brands/brands.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import {
  type MailBlock,
  type MailContent,
  type MailTemplate,
  type MailTexts,
  mailTexts,
} from './template.ts';
import { nameForGreeting, headerText } from './address.ts';
import {
  type Mail,
  MAIL_TEMPLATES,
  MAIL_KIND,
  type MailFile,
  type Sender,
  type MailTransport,
  folderTransport,
  smtpTransport,
} from './outgoing-mail.ts';
import { jobHandler, type JobContext, type JobHandler } from '../jobs/job-queue.ts';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { liveBrand, ownBrand } from '../../../src/brands/site-brand.ts';
import { type Env, isLocalOrigin } from '../../../src/env.ts';
import { mailRoutes } from './local-mail.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

interface MailFrame {
  brand: SiteBrand;
  locale: Locale;
  /** Address of the shop. */
  siteUrl: string;
  t: MailTexts;
  greeting: string;
}

const FONT_STYLE = 'font-family:Figtree,Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5';
const MUTED_STYLE = 'color:#595959;font-size:14px';

/** A mail as HTML: one column, inline styles (mail programs drop style sheets), no images. */
async function renderHtml(content: MailContent, frame: MailFrame): Promise<string> {
  const { brand, locale, siteUrl, t, greeting } = frame;
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${content.subject}</title>
      </head>
      <body style="margin:0;padding:0;background:#f2f3f5;color:#1f1f1f;${FONT_STYLE}">
        <div style="max-width:560px;margin:0 auto;padding:24px 16px">
          <p style="margin:0 0 16px;font-size:20px;font-weight:bold;color:${brand.themeColor}">
            ${brand.name}
          </p>
          <main style="padding:24px;background:#ffffff;border-radius:4px">
            <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${content.subject}</h1>
            <p>${greeting}</p>
            ${content.blocks.map((block) => blockHtml(block, frame))}
            <p style="margin-bottom:0">${t('closing')}</p>
          </main>
          <p style="${MUTED_STYLE}">
            ${t('footer')}<br /><a href="${siteUrl}" style="color:inherit">${siteUrl}</a>
          </p>
        </div>
      </body>
    </html> `;
  return String(await page);
}

function blockHtml(block: MailBlock, { brand, t }: MailFrame): Html {
  if (block.kind === 'paragraph') return html`<p>${block.text}</p>`;
  if (block.kind === 'note') return html`<p style="${MUTED_STYLE}">${block.text}</p>`;
  const shape = 'display:inline-block;padding:12px 24px;border-radius:4px;text-decoration:none';
  return html`<p style="margin:24px 0">
      <a
        href="${block.href}"
        style="${shape};background:${brand.themeColor};color:#ffffff;font-weight:bold"
        >${block.label}</a
      >
    </p>
    <p style="${MUTED_STYLE};overflow-wrap:anywhere">${t('button.else')}<br />${block.href}</p>`;
}

/** The same mail as plain text: paragraphs separated by empty lines, links on separate lines. */
function renderText(content: MailContent, frame: MailFrame): string {
  const { t, greeting, siteUrl } = frame;
  const parts = [
    greeting,
    ...content.blocks.map(blockText),
    t('closing'),
    `-- \n${t('footer')}\n${siteUrl}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const blockText = (block: MailBlock): string =>
  block.kind === 'button' ? `${block.label}:\n${block.href}` : block.text;

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Subject, HTML and plain text of a mail. Throws if the subject is not a valid header. */
export async function renderMail(
  mail: Mail,
  shop: { brand: SiteBrand; siteUrl: string },
): Promise<RenderedMail> {
  const { locale } = mail;
  const t = mailTexts(locale, shop.brand.name);
  // The payload's schema guarantees that the values match their template.
  const template = MAIL_TEMPLATES[mail.template] as MailTemplate<never>;
  const content = template.content(t, mail.values as never);
  const name = nameForGreeting(content.name);
  const greeting = name ? t('greeting', { name }) : t('greeting.nobody');
  const frame = { ...shop, locale, t, greeting };
  return {
    subject: headerText(content.subject),
    html: await renderHtml(content, frame),
    text: renderText(content, frame),
  };
}

/** Maximum concurrent deliveries per process. */
const PARALLEL_DELIVERIES = 4;

interface MailHandlerOptions {
  brand: SiteBrand;
  siteUrl: string;
  /** The sender of a mail; read for each mail, because the owner may rename the shop. */
  from(): Sender;
  transport: MailTransport;
  attachmentsOf: AttachmentsOf;
}

/** Creates the attachments of a mail when it is sent. */
export type AttachmentsOf = (mail: Mail) => Promise<readonly MailFile[]>;

/** Handler that renders and delivers the mail of a job. */
function mailHandler({
  brand,
  siteUrl,
  from: senderNow,
  transport,
  attachmentsOf,
}: MailHandlerOptions): JobHandler {
  return jobHandler(
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
    PARALLEL_DELIVERIES,
  );
}

/**
 * The same for each attempt; includes the time, since the ids of a new database start at 1 again.
 */
function messageIdOf({ id, createdAt }: JobContext, { address }: Sender): string {
  return `<${id}.${createdAt.getTime().toString(36)}@${address.split('@')[1]}>`;
}

interface OpenMail {
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
  const senderNow = (): Sender => {
    const sender = env.MAIL_FROM ?? defaultSender(brand.name, env.SITE_URL);
    return { ...sender, name: ownBrand()?.name ?? sender.name };
  };
  return {
    handler: mailHandler({
      brand,
      siteUrl: env.SITE_URL,
      from: senderNow,
      transport,
      attachmentsOf,
    }),
    // Not for a public shop: requests of a proxy on this machine look local too.
    page: env.SMTP_URL || !isLocalOrigin(env.SITE_URL) ? null : mailRoutes(folder),
    close: () => transport.close(),
  };
}

const defaultSender = (name: string, siteUrl: string): Sender => ({
  name,
  address: `noreply@${new URL(siteUrl).hostname}`,
});
