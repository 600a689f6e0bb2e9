import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { SiteBrand } from '../../../src/brands/brands.ts';
import type { Database } from '../../db/schema/database.ts';
import { SECURITY_HEADERS } from '../../site/security-headers.ts';
import { testBankPage } from './page.ts';
import { TEST_BANK_STYLE } from './style.ts';
import { testBankPayment } from './test-bank.ts';
import { END_STATES } from './texts.ts';

interface Options {
  db: Kysely<Database>;
  brand: SiteBrand;
  now(): Date;
  /** Tells the shop that a payment changed, as a provider does. */
  notify(id: string): Promise<void>;
}

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
};
const MAX_BODY_BYTES = 1_000;
const form = z.object({ state: z.enum(END_STATES) });

/** The pages of the test bank: `/{id}` of a payment, which `POST` ends. */
export function testBankRoutes({ db, brand, now, notify }: Options): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.get('/style.css', (c) =>
    c.body(TEST_BANK_STYLE, 200, { ...SECURITY_HEADERS, 'Content-Type': 'text/css' }),
  );
  const page = async (c: Context) => {
    const row = await testBankPayment(db, c.req.param('id') ?? '', now());
    return row ? c.html(testBankPage(row, brand), 200, HEADERS) : c.notFound();
  };
  app.get('/:id', page);
  app.post('/:id', async (c) => {
    const wanted = form.safeParse(await c.req.parseBody());
    if (!wanted.success) return page(c);
    const id = c.req.param('id');
    const row = await testBankPayment(db, id, now());
    if (!row) return c.notFound();
    await db
      .updateTable('test_bank_payments')
      .set({ state: wanted.data.state })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute();
    await notify(id);
    return c.redirect(row.redirect_url, 303);
  });
  return app;
}
