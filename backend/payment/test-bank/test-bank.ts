/**
 * The bank of tests and of shops without a provider: its payments, and the page where one is paid.
 */
import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { TestBankPaymentTable } from '../../platform/db/schema/orders.ts';
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusedError,
} from '../payment-provider.ts';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { SiteBrand } from '../../../src/brands/brands.ts';
import { formatMoney } from '../../../src/domain/shared/money.ts';
import { privatePageHeaders, SECURITY_HEADERS } from '../../platform/site/security-headers.ts';

type TestBankRow = Selectable<TestBankPaymentTable>;

/** An open payment expires after this time, as at a real bank. */
export const OPEN_PAYMENT_LIFE_MS = 15 * 60_000;
export const TEST_BANK_PAGE = '/api/test-bank';

/** Fictitious banks. */
const TEST_BANKS = [
  { id: 'test-noord', name: 'Testbank Noord' },
  { id: 'test-oost', name: 'Testbank Oost' },
  { id: 'test-zuid', name: 'Testbank Zuid' },
];

interface TestBankOptions {
  db: Kysely<Database>;
  now(): Date;
  /** Public origin of the shop. */
  origin(): string;
}

/** A simulated bank inside the shop, for testing: its payments move no money. */
export function testBank({ db, now, origin }: TestBankOptions): PaymentProvider {
  const paymentOf = (row: TestBankRow): ProviderPayment => ({
    id: row.id,
    reference: row.reference,
    state: row.refunded_incl >= row.amount_incl ? 'refunded' : row.state,
    amount: row.amount_incl,
    ...{ refunded: row.refunded_incl, chargedBack: 0 },
    paymentUrl: row.state === 'open' ? `${origin()}${TEST_BANK_PAGE}/${row.id}` : null,
  });
  return {
    name: 'test-bank',
    isTest: true,
    async create(payment) {
      await db
        .insertInto('test_bank_payments')
        .values({
          id: `tb_${randomBytes(16).toString('base64url')}`,
          idempotency_key: payment.idempotencyKey,
          reference: payment.reference,
          description: payment.description,
          amount_incl: payment.amount,
          method: payment.method,
          issuer: payment.issuer,
          locale: payment.locale,
          state: 'open',
          redirect_url: payment.redirectUrl,
          created_at: now(),
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute();
      const row = await db
        .selectFrom('test_bank_payments')
        .selectAll()
        .where('idempotency_key', '=', payment.idempotencyKey)
        .executeTakeFirstOrThrow();
      return paymentOf(row);
    },
    async get(id) {
      const row = await testBankPayment(db, id, now());
      return row && paymentOf(row);
    },
    refund: (id, { amount, idempotencyKey }) =>
      db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('test_bank_refunds')
          .values({
            idempotency_key: idempotencyKey,
            payment_id: id,
            amount_incl: amount,
            created_at: now(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (!numInsertedOrUpdatedRows) return;
        const { numUpdatedRows } = await trx
          .updateTable('test_bank_payments')
          .set({ refunded_incl: sql<number>`refunded_incl + ${amount}` })
          .where('id', '=', id)
          .where('state', '=', 'paid')
          .where(sql<boolean>`refunded_incl + ${amount} <= amount_incl`)
          .executeTakeFirst();
        if (!numUpdatedRows) throw new ProviderRefusedError('There is not so much to refund.');
      }),
    listMethods: () =>
      Promise.resolve([
        { id: 'ideal', issuers: TEST_BANKS },
        { id: 'card', issuers: [] },
        { id: 'paypal', issuers: [] },
      ]),
  };
}

/** A payment of the bank; expires it if it was open too long. Null: there is none. */
async function testBankPayment(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<TestBankRow | null> {
  await db
    .updateTable('test_bank_payments')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('created_at', '<=', new Date(now.getTime() - OPEN_PAYMENT_LIFE_MS))
    .execute();
  const row = await db
    .selectFrom('test_bank_payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const END_STATES = ['paid', 'failed', 'cancelled', 'expired'] as const;
export type EndState = (typeof END_STATES)[number];

interface TestBankTexts {
  title: string;
  intro: string;
  amount: string;
  bank: string;
  buttons: Record<EndState, string>;
  paymentEnded: string;
  backToShop: string;
}

/** The texts of the test bank's page. */
export const TEST_BANK_TEXTS: Record<Locale, TestBankTexts> = {
  nl: {
    title: 'Testbank',
    intro:
      'Dit is een proefbetaling: er wordt geen geld afgeschreven. Kies hoe de betaling afloopt.',
    amount: 'Bedrag',
    bank: 'Bank',
    buttons: {
      paid: 'Betalen',
      failed: 'Mislukt',
      cancelled: 'Annuleren',
      expired: 'Verlopen',
    },
    paymentEnded: 'Deze betaling is al afgerond.',
    backToShop: 'Terug naar de winkel',
  },
  en: {
    title: 'Test bank',
    intro: 'This is a test payment: no money is charged. Choose how the payment ends.',
    amount: 'Amount',
    bank: 'Bank',
    buttons: { paid: 'Pay', failed: 'Failed', cancelled: 'Cancel', expired: 'Expired' },
    paymentEnded: 'This payment has ended already.',
    backToShop: 'Back to the shop',
  },
};

/** The page on which a tester chooses the outcome of a payment. */
function testBankPage(
  row: TestBankRow,
  brand: SiteBrand,
): HtmlEscapedString | Promise<HtmlEscapedString> {
  const texts = TEST_BANK_TEXTS[row.locale];
  const bank = TEST_BANKS.find(({ id }) => id === row.issuer);
  return html`<!doctype html>
    <html lang="${row.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${texts.title} · ${brand.name}</title>
        <link rel="stylesheet" href="${TEST_BANK_PAGE}/style.css" />
      </head>
      <body>
        <main>
          <h1>${texts.title}</h1>
          <p>${texts.intro}</p>
          <dl>
            <dt>${brand.name}</dt>
            <dd>${row.description}</dd>
            <dt>${texts.amount}</dt>
            <dd>${formatMoney(row.amount_incl, row.locale)}</dd>
            ${
              bank &&
              html`<dt>${texts.bank}</dt>
                <dd>${bank.name}</dd>`
            }
          </dl>
          ${
            row.state === 'open'
              ? html`<form method="post">
                  ${END_STATES.map(
                    (state) =>
                      html`<button name="state" value="${state}">${texts.buttons[state]}</button>`,
                  )}
                </form>`
              : html`<p>${texts.paymentEnded}</p>
                  <p><a href="${row.redirect_url}">${texts.backToShop}</a></p>`
          }
        </main>
      </body>
    </html> `;
}

/** The style sheet of the test bank's page. */
const TEST_BANK_STYLE = `body{margin:0;background:#f2f3f5;color:#1f1f1f;font:1rem/1.5 Figtree,system-ui,sans-serif}
main{max-width:28rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:.25rem}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.3}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}
dt{color:#595959}dd{margin:0;font-weight:700}
form{display:grid;gap:.5rem}
button{min-height:2.75rem;padding:.5rem 1rem;border:1px solid #595959;border-radius:.25rem;
background:#fff;color:#1f1f1f;font:inherit;font-weight:700;cursor:pointer}
button:first-child{border-color:#1f1f1f;background:#1f1f1f;color:#fff}
a{color:inherit}
:focus-visible{outline:3px solid #0b57d0;outline-offset:2px}
`;

interface TestBankPageOptions {
  db: Kysely<Database>;
  brand: SiteBrand;
  now(): Date;
  /** Notifies the shop that a payment changed, like a provider's webhook. */
  notify(id: string): Promise<void>;
}

const PAGE_HEADERS = {
  ...privatePageHeaders([
    "default-src 'none'",
    "style-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]),
  'Cache-Control': 'no-store',
};
const MAX_BODY_BYTES = 1_000;
const formSchema = z.object({ state: z.enum(END_STATES) });

/** The pages of the test bank: `GET /{id}` shows a payment, `POST` finishes it. */
export function testBankRoutes({ db, brand, now, notify }: TestBankPageOptions): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.get('/style.css', (c) =>
    c.body(TEST_BANK_STYLE, 200, { ...SECURITY_HEADERS, 'Content-Type': 'text/css' }),
  );
  const respondWithPage = async (c: Context) => {
    const row = await testBankPayment(db, c.req.param('id') ?? '', now());
    return row ? c.html(testBankPage(row, brand), 200, PAGE_HEADERS) : c.notFound();
  };
  app.get('/:id', respondWithPage);
  app.post('/:id', async (c) => {
    const input = formSchema.safeParse(await c.req.parseBody());
    if (!input.success) return respondWithPage(c);
    const id = c.req.param('id');
    const row = await testBankPayment(db, id, now());
    if (!row) return c.notFound();
    await db
      .updateTable('test_bank_payments')
      .set({ state: input.data.state })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute();
    await notify(id);
    return c.redirect(row.redirect_url, 303);
  });
  return app;
}
