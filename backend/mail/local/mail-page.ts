import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { StoredMail } from './mail-folder.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export const MAIL_PAGE = '/mail';

/** Lets links of the mail open in a tab, and nothing else. */
export const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

const TIME = new Intl.DateTimeFormat('nl-NL', {
  ...{ dateStyle: 'medium', timeStyle: 'short' },
  timeZone: 'Europe/Amsterdam',
});

const page = (title: string, body: Html): Html =>
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

export function mailListPage(mails: readonly StoredMail[]): Html {
  const rows = mails.map(
    ({ name, subject, to, date }) =>
      html`<li>
        <a href="${MAIL_PAGE}/${name}">${subject}</a><br />
        aan ${to} · <time datetime="${date.toISOString()}">${TIME.format(date)}</time>
      </li>`,
  );
  return page(
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

export const mailPage = ({ name, subject, to, date, text }: StoredMail): Html =>
  page(
    subject,
    html`<p><a href="${MAIL_PAGE}">Alle mail</a></p>
      <p>Aan ${to} · <time datetime="${date.toISOString()}">${TIME.format(date)}</time></p>
      <iframe
        title="De mail als webpagina"
        sandbox="${SANDBOX}"
        src="${MAIL_PAGE}/${name}/bericht"
      ></iframe>
      <h2>Als tekst</h2>
      <pre>${text}</pre>`,
  );
