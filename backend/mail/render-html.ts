import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { SiteBrand } from '../../src/brands/brands.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { MailBlock, MailContent } from './template.ts';
import type { SayMail } from './texts.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface MailFrame {
  brand: SiteBrand;
  locale: Locale;
  /** Address of the shop. */
  siteUrl: string;
  say: SayMail;
  greeting: string;
}

const FONT = 'font-family:Figtree,Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5';
const MUTED = 'color:#595959;font-size:14px';

/** A mail as HTML: one column, styles on the elements (mail programs drop sheets), no pictures. */
export async function renderHtml(content: MailContent, frame: MailFrame): Promise<string> {
  const { brand, locale, siteUrl, say, greeting } = frame;
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${content.subject}</title>
      </head>
      <body style="margin:0;padding:0;background:#f2f3f5;color:#1f1f1f;${FONT}">
        <div style="max-width:560px;margin:0 auto;padding:24px 16px">
          <p style="margin:0 0 16px;font-size:20px;font-weight:bold;color:${brand.themeColor}">
            ${brand.name}
          </p>
          <main style="padding:24px;background:#ffffff;border-radius:4px">
            <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${content.subject}</h1>
            <p>${greeting}</p>
            ${content.blocks.map((block) => blockHtml(block, frame))}
            <p style="margin-bottom:0">${say('closing')}</p>
          </main>
          <p style="${MUTED}">
            ${say('footer')}<br /><a href="${siteUrl}" style="color:inherit">${siteUrl}</a>
          </p>
        </div>
      </body>
    </html> `;
  return String(await page);
}

function blockHtml(block: MailBlock, { brand, say }: MailFrame): Html {
  if (block.kind === 'paragraph') return html`<p>${block.text}</p>`;
  if (block.kind === 'note') return html`<p style="${MUTED}">${block.text}</p>`;
  const shape = 'display:inline-block;padding:12px 24px;border-radius:4px;text-decoration:none';
  return html`<p style="margin:24px 0">
      <a
        href="${block.href}"
        style="${shape};background:${brand.themeColor};color:#ffffff;font-weight:bold"
        >${block.label}</a
      >
    </p>
    <p style="${MUTED};overflow-wrap:anywhere">${say('button.else')}<br />${block.href}</p>`;
}
