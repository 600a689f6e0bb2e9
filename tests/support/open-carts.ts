import type { Editorial } from '../../backend/editing/content/editorial.ts';
import { cartCalls } from '../../backend/cart/cart-calls.ts';
import { loadContent } from '../../backend/editing/content/load-content.ts';
import { DEMO_CONTENT } from '../../demo/content-dir.ts';
import type { Settings } from '../../backend/editing/content/settings-schema.ts';
import { AnswerCache } from '../../backend/platform/http/payload.ts';
import type { CallLimits } from '../../backend/platform/http/limits/call-limits.ts';
import type { SearchGuide } from '../../backend/search/types.ts';
import { bearerToken } from '../../backend/platform/http/context.ts';
import type { HandledCall } from '../../backend/platform/http/handled-call.ts';
import {
  createAccount,
  EMBEDDED_ISSUER,
  type NewAccount,
} from '../../backend/customers/identity/accounts.ts';
import { ShopTokens } from '../../backend/customers/identity/sessions.ts';
import { openFilledDatabase } from '../../demo/testing/filled-database.ts';
import { mountOnly } from '../../backend/testing/mounted-calls.ts';
import { Shop } from '../../backend/catalogue/reads/shop.ts';
import { compileFitTable } from '../../src/domain/fit/fit-table.ts';
import { mapProductSummary } from '../../src/api/products/mappers.ts';
import { NO_LIMITS } from '../../backend/platform/http/testing/no-limits.ts';

/** Who asks: a signed-in customer, or the visitor of a cookie. */
export type Asker = { token: string } | { visitor: string };

export interface Answer<Data> {
  status: number;
  json: { Success: boolean; Message?: string; Data: Data };
}

/** A product of which tests know price and stock. */
export interface TestProduct {
  priceIncl?: number;
  defaultStock?: number;
  totalStock?: number;
  /** Store id → pieces. */
  stores?: Record<number, number>;
  visibility?: 'NotViewable' | 'ViewableButNotOrderable' | 'Orderable';
  /** `grootgoed`: large goods. Small ones by default. */
  deliveryType?: string;
  taxRate?: number;
}

/** Editors give no other words, addresses or first products for anything. */
const NO_GUIDE: SearchGuide = {
  synonyms: () => [],
  respelled: () => null,
  task: () => null,
  ready: async () => {},
  redirect: () => null,
  pinned: () => [],
};

/** Nor what goes with what. */
const NO_FIT = compileFitTable({ classes: [], companions: [], alternatives: [] });

const EDITORIAL = {
  searchGuides: { nl: NO_GUIDE, en: NO_GUIDE },
  sitePages: { nl: () => [], en: () => [] },
  fitTable: NO_FIT,
} satisfies Omit<Editorial, 'content' | 'settings'>;

/** A working Tuesday at noon in the shop. */
const NOW = new Date('2026-11-24T11:00:00Z');

/**
 * The cart calls, and those of `more`, over a small catalogue in memory, by the settings that come
 * with the shop. `settings` may be changed by tests.
 */
export async function openCarts(
  more: (shop: Shop) => HandledCall[] = () => [],
  limits: CallLimits = NO_LIMITS,
) {
  const opened = await openFilledDatabase({ products: 120, now: NOW });
  const { db } = opened;
  const clock = { now: NOW };
  const now = () => clock.now;
  const shop = await Shop.open(db, new AnswerCache(), NOW);
  const { content } = loadContent(DEMO_CONTENT);
  const settings: Settings = { ...content.settings! };
  const tokens = new ShopTokens(db, 'shop', now);
  const app = mountOnly([...cartCalls(shop), ...more(shop)], {
    cache: new AnswerCache(),
    limits,
    now,
    checkAnswers: true,
    allowsFakeNow: true,
    editorial: () => ({ ...EDITORIAL, content, settings }) as never,
    async caller(c) {
      const token = bearerToken(c.req.header('authorization'));
      // Empty: somebody who has no cookie yet.
      const visitor = c.req.header('x-visitor') || null;
      return {
        visitorId: visitor,
        ensureVisitor: () => visitor ?? 'new-visitor',
        firstChoice: null,
        cookie: () => undefined,
        customer: token === null ? null : await tokens.verify(token),
      };
    },
  });
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('state', '=', 'Active')
    .where('orderable', 'not in', ['nee', 'no', 'false'])
    .where('visibility', '=', 'Orderable')
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const free = (await shop.summaries(ids, 'nl'))
    .map((record) => mapProductSummary(record, NOW))
    .filter(({ deliverySize }) => deliverySize === 'small')
    .map(({ id }) => id);
  let accounts = 0;

  return {
    ...{ db, shop, clock, settings, tokens },
    now: NOW,
    stores: shop.state.catalogue.stores,
    close: () => opened.close(),

    /** A small product that no test used before; without discounts and staffel prices. */
    async product(wanted: TestProduct = {}): Promise<number> {
      const id = free.shift();
      if (id === undefined) throw new Error('The small catalogue has no product left.');
      await this.change(id, { priceIncl: 1_210, defaultStock: 20, totalStock: 50, ...wanted });
      return id;
    },

    /** Changes price, stock or visibility of a product. */
    async change(id: number, wanted: TestProduct): Promise<void> {
      const { priceIncl, defaultStock, totalStock, stores, visibility, deliveryType } = wanted;
      const { taxRate = 21 } = wanted;
      await db
        .updateTable('products')
        .set({
          ...(priceIncl !== undefined && {
            price_incl: priceIncl,
            price_excl: Math.round((priceIncl * 100) / (100 + taxRate)),
            tax_rate: taxRate,
            ...{ old_price_incl: null, old_price_excl: null, discount_id: null },
            ...{ reduced_from: null, reduced_until: null, discounts: '[]', levels: '[]' },
          }),
          ...(visibility !== undefined && { visibility }),
          ...(deliveryType !== undefined && { delivery_type: deliveryType }),
          updated_at: clock.now,
        })
        .where('id', '=', id)
        .execute();
      if (stores === undefined && defaultStock === undefined && totalStock === undefined) return;
      await db
        .insertInto('stock')
        .values({
          product_id: id,
          quantities: JSON.stringify(stores ?? {}),
          default_stock: defaultStock ?? 0,
          total_stock: totalStock ?? 0,
        })
        .onConflict((conflict) =>
          conflict.column('product_id').doUpdateSet({
            ...(stores && { quantities: JSON.stringify(stores) }),
            ...(defaultStock !== undefined && { default_stock: defaultStock }),
            ...(totalStock !== undefined && { total_stock: totalStock }),
          }),
        )
        .execute();
    },

    /** Makes an account and signs it in. */
    async signUp(account: Partial<NewAccount> = {}) {
      const accountId = await db.transaction().execute((trx) =>
        createAccount(
          trx,
          {
            ...{ issuer: EMBEDDED_ISSUER, subject: `subject-${++accounts}` },
            ...{ email: `klant-${accounts}@bouw.example`, passwordHash: 'none' },
            ...{ isConfirmed: true, locale: 'nl', customer: {} },
            contact: { first_name: 'Piet', last_name: 'Bouwer' },
            ...account,
          },
          clock.now,
        ),
      );
      const token = (await tokens.start(accountId!, null))!;
      return { token, ...(await tokens.verify(token))! };
    },

    async ask<Data = unknown>(
      asker: Asker,
      method: string,
      path: string,
      body?: unknown,
      language = 'nl',
    ): Promise<Answer<Data>> {
      const response = await app.request(path, {
        method,
        headers: {
          ...('token' in asker
            ? { authorization: `Bearer ${asker.token}` }
            : { 'x-visitor': asker.visitor }),
          ...{ 'content-type': 'application/json', 'x-language': language },
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: (await response.json()) as Answer<Data>['json'] };
    },
  };
}

export type OpenCarts = Awaited<ReturnType<typeof openCarts>>;
