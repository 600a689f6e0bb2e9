import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { type Context, type MiddlewareHandler, Hono } from 'hono';
import { dayWithYear } from '../../../src/domain/shared/days.ts';
import { localTime } from '../../../src/domain/store/opening-hours.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { isLoopback, remoteAddress } from '../http/limits/client-address.ts';
import { SECURITY_HEADERS } from '../site/security-headers.ts';

export interface StoredMail {
  /** Name of its file without `.eml`. */
  name: string;
  date: Date;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** `20261121T120000000Z-17.eml`: sorted by time, and the same for each attempt. */
export function mailFileName({ date, messageId }: OutgoingMail): string {
  const time = date.toISOString().replace(/[-:.]/g, '');
  return `${time}-${messageId.replace(/\W+/g, '-').replace(/^-|-$/g, '')}.eml`;
}

/** The newest mails of a folder, newest first; empty if there is no folder. */
export async function listMail(folder: string, limit: number): Promise<StoredMail[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((file) => file.endsWith('.eml')).map((file) => file.slice(0, -4));
  const newest = names.sort().reverse().slice(0, limit);
  const mails = await Promise.all(newest.map((name) => readMail(folder, name)));
  return mails.filter((mail) => mail !== null);
}

/** One mail; null if there is no file with that name. */
export async function readMail(folder: string, name: string): Promise<StoredMail | null> {
  if (!/^[\w-]+$/.test(name)) return null;
  const bytes = await readFile(join(folder, `${name}.eml`)).catch(() => null);
  if (bytes === null) return null;
  const { date, to, subject, html, text } = await PostalMime.parse(bytes);
  return {
    name,
    date: new Date(date ?? 0),
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    html: html ?? '',
    text: text ?? '',
  };
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export const MAIL_PAGE = '/mail';

/** Only allows links of the mail to open in a tab. */
const LINK_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

const momentText = (at: Date): string =>
  `${dayWithYear(at.toISOString(), 'nl')} ${localTime(at).time}`;

const pageHtml = (title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        <style>
          body {
            max-width: 60rem;
            margin: 0 auto;
            padding: 1rem;
            font:
              1rem/1.5 system-ui,
              sans-serif;
            color: #1f1f1f;
          }
          li {
            padding-block: 0.5rem;
          }
          iframe {
            width: 100%;
            height: 40rem;
            border: 1px solid #767676;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

function mailListPage(mails: readonly StoredMail[]): Html {
  const rows = mails.map(
    ({ name, subject, to, date }) =>
      html`<li>
        <a href="${MAIL_PAGE}/${name}">${subject}</a><br />
        aan ${to} · <time datetime="${date.toISOString()}">${momentText(date)}</time>
      </li>`,
  );
  return pageHtml(
    'Mail van deze winkel',
    html`<p>
        Er is geen mailserver ingesteld (SMTP_URL). Mail wordt hier bewaard en niet verstuurd.
      </p>
      ${
        rows.length === 0
          ? html`<p>Er is nog geen mail.</p>`
          : html`<ol reversed>
              ${rows}
            </ol>`
      }`,
  );
}

const mailPage = ({ name, subject, to, date, text }: StoredMail): Html =>
  pageHtml(
    subject,
    html`<p><a href="${MAIL_PAGE}">Alle mail</a></p>
      <p>Aan ${to} · <time datetime="${date.toISOString()}">${momentText(date)}</time></p>
      <iframe
        title="De mail als webpagina"
        sandbox="${LINK_SANDBOX}"
        src="${MAIL_PAGE}/${name}/bericht"
      ></iframe>
      <h2>Als tekst</h2>
      <pre>${text}</pre>`,
  );

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Only allows browsers on this machine; others get a 404. Requests forwarded by a local proxy or
 * tunnel are recognised by their headers or public host; the host check also stops DNS rebinding.
 */
const requireThisMachine: MiddlewareHandler = async (c, next) => {
  if (isLocal(c)) return next();
  return c.notFound();
};

function isLocal(c: Context): boolean {
  const isProxied = PROXY_HEADERS.some((name) => c.req.header(name) !== undefined);
  return isLoopback(remoteAddress(c)) && !isProxied && LOCAL_HOST.test(c.req.header('host') ?? '');
}

const MAILS_SHOWN = 100;

const MAIL_HEADERS = {
  ...SECURITY_HEADERS,
  'X-Frame-Options': 'SAMEORIGIN',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};
const NO_SOURCES =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const PAGE_POLICY = `${NO_SOURCES}; frame-src 'self'; frame-ancestors 'none'`;
// The `base` in the page makes links of the mail open in a tab.
const BODY_POLICY = `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox ${LINK_SANDBOX}`;

/** Shows the mails of a folder, to a browser on this machine only. */
export function mailRoutes(folder: string): Hono {
  const app = new Hono();
  app.use(requireThisMachine);
  app.get('/', async (c) =>
    c.html(mailListPage(await listMail(folder, MAILS_SHOWN)), 200, {
      ...MAIL_HEADERS,
      'Content-Security-Policy': PAGE_POLICY,
    }),
  );
  app.get('/:name', async (c) => {
    const mail = await readMail(folder, c.req.param('name'));
    if (!mail) return c.notFound();
    return c.html(mailPage(mail), 200, { ...MAIL_HEADERS, 'Content-Security-Policy': PAGE_POLICY });
  });
  app.get('/:name/bericht', async (c) => {
    const mail = await readMail(folder, c.req.param('name'));
    if (!mail) return c.notFound();
    return c.html(`${mail.html}<base target="_blank">`, 200, {
      ...MAIL_HEADERS,
      'Content-Security-Policy': BODY_POLICY,
    });
  });
  return app;
}
