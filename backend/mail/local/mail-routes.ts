import { Hono } from 'hono';
import { SECURITY_HEADERS } from '../../site/security-headers.ts';
import { listMail, readMail } from './mail-folder.ts';
import { mailListPage, mailPage, SANDBOX } from './mail-page.ts';
import { onThisMachine } from './on-this-machine.ts';

const MAILS_SHOWN = 100;

const HEADERS = {
  ...SECURITY_HEADERS,
  'X-Frame-Options': 'SAMEORIGIN',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};
const NOTHING =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const PAGE_POLICY = `${NOTHING}; frame-src 'self'; frame-ancestors 'none'`;
// The mail's own links open in a tab: see the `base` below.
const BODY_POLICY = `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox ${SANDBOX}`;

/** Shows the mail of a folder, to a browser on this machine only. */
export function mailRoutes(folder: string): Hono {
  const app = new Hono();
  app.use(onThisMachine);
  app.get('/', async (c) =>
    c.html(mailListPage(await listMail(folder, MAILS_SHOWN)), 200, {
      ...HEADERS,
      'Content-Security-Policy': PAGE_POLICY,
    }),
  );
  app.get('/:name', async (c) => {
    const mail = await readMail(folder, c.req.param('name'));
    if (!mail) return c.notFound();
    return c.html(mailPage(mail), 200, { ...HEADERS, 'Content-Security-Policy': PAGE_POLICY });
  });
  app.get('/:name/bericht', async (c) => {
    const mail = await readMail(folder, c.req.param('name'));
    if (!mail) return c.notFound();
    return c.html(`${mail.html}<base target="_blank">`, 200, {
      ...HEADERS,
      'Content-Security-Policy': BODY_POLICY,
    });
  });
  return app;
}
