/**
 * One client must not slow all: while one asks for much of what is dear, the cart of a neighbour is
 * answered before most of it. Counted by what was answered first; no clock is looked at.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_CHANGES_PER_CALL } from '../../src/domain/cart/changes.ts';
import {
  MAX_ADDED_LINES,
  MAX_WISHLIST_PRODUCTS,
  MAX_WISHLISTS,
} from '../../src/domain/account/wishlists.ts';
import { type Asker, type OpenCarts, openCarts } from '../../tests/support/open-carts.ts';
import { callLimits } from '../platform/http/limits/call-limits.ts';
import { authCalls } from '../customers/identity/auth-calls.ts';
import { AuthService } from '../customers/identity/auth-service.ts';
import { searchRoutes } from '../search/search-routes.ts';
import { wishlistCalls } from '../customers/wishlists/wishlist-calls.ts';
import { wishlistProductCalls } from '../customers/wishlists/wishlist-product-calls.ts';

/** More than passwords that may wait to be hashed. */
const CALLS = 48;
/** Share of an attack: six calls at a time, while each statement of one cart waits for its turn. */
const FEW = 1 / 2;
/** Who has no cart yet gets one without a look into the database. */
const NEWCOMER = { visitor: '' };

let shop: OpenCarts;
let attacker: Awaited<ReturnType<OpenCarts['signUp']>>;
let neighbour: Asker;

const mail = () => Promise.resolve();
const mails = { sendConfirmation: mail, sendPasswordReset: mail, sendPasswordChanged: mail };

beforeAll(async () => {
  const limits = callLimits(
    (c) => c.req.header('authorization') ?? c.req.header('x-visitor') ?? '',
    { count: () => 0, exchange: () => Promise.resolve(), stop: () => {} },
    () => Promise.resolve(0),
  );
  shop = await openCarts(
    (open) => [
      ...searchRoutes(open, async () => []),
      ...wishlistCalls(open),
      ...wishlistProductCalls(open),
      ...authCalls({ auth: new AuthService(open.db, mails, () => new Date()) } as never).filter(
        ({ call }) => ['register', 'resetPassword'].includes(call.name),
      ),
    ],
    limits,
  );
  attacker = await shop.signUp();
  neighbour = await shop.signUp();
  const changes = [{ operationId: randomUUID(), productId: await shop.product(), quantity: 2, action: 'Add' }]; // oxfmt-ignore
  await shop.ask(neighbour, 'POST', '/api/aspos/cart/lines/batch', { changes });
}, 60_000);
afterAll(() => shop.close());

/** The share of the attack's calls that was answered when the neighbour's cart was. */
async function answeredBefore(
  ask: (at: number) => Promise<{ status: number }>,
  { calls = CALLS, other = neighbour }: { calls?: number; other?: Asker } = {},
): Promise<number> {
  const statuses: number[] = [];
  const all = Array.from({ length: calls }, async (_, at) => {
    statuses.push((await ask(at)).status);
  });
  // All of the attack is there before the neighbour comes.
  for (let turn = 0; turn < 3; turn++) await setImmediate();
  const cart = await shop.ask(other, 'GET', '/api/aspos/cart');
  const before = statuses.length / calls;
  expect(cart.status).toBe(200);
  await Promise.all(all);
  expect(statuses).toEqual(Array(calls).fill(200));
  return before;
}

const invented = (at: number) =>
  Array.from({ length: 9 }, (_, place) => 'bdfgklmnprstvwz'[(at * 7 + place * 11 + (at >> place)) % 15]!).join(''); // oxfmt-ignore

it.each(['results', 'autocompletesuggestions'])(
  'searches (%s) of twenty invented words',
  async (requestType) => {
    const ask = (searchTerm: string) =>
      shop.ask(attacker, 'GET', `/api/sp/search?${new URLSearchParams({ requestType, searchTerm })}`); // oxfmt-ignore
    // The summaries of products are in memory then: nothing but turns makes a search wait.
    await ask('plaat');
    const before = await answeredBefore(
      (at) =>
        ask(
          [...Array.from({ length: 19 }, (_, word) => invented(at * 19 + word)), 'plaat'].join(' '),
        ),
      { other: NEWCOMER },
    );
    expect(before).toBeLessThan(FEW);
  },
);

it('a flood of small changes', async () => {
  const before = await answeredBefore(() => shop.ask(attacker, 'DELETE', '/api/aspos/cart/lines'));
  expect(before).toBeLessThan(FEW);
});

const person = (email: string) => ({
  ...{ email, password: 'Geheim123', firstName: 'Piet', middleName: '', lastName: 'Bouwer' },
  ...{ companyName: 'Bouwer', kvkNumber: '', mobileNumber: '0612345678', newsletter: false },
});

it('registrations, each with a password to hash: a neighbour registers meanwhile', async () => {
  let joined: ReturnType<OpenCarts['ask']> | undefined;
  const before = await answeredBefore((at) => {
    const own = shop.ask(attacker, 'POST', '/api/auth/register', person(`vloed-${at}@bouw.example`)); // oxfmt-ignore
    if (at === CALLS - 1)
      joined = shop.ask(neighbour, 'POST', '/api/auth/register', person('buurman@bouw.example'));
    return own;
  });
  expect(before).toBeLessThan(FEW);
  expect(await joined).toMatchObject({ status: 200, json: { Data: { Success: true } } });
});

it('invented tokens for a new password', async () => {
  const before = await answeredBefore((at) =>
    shop.ask(attacker, 'POST', '/api/auth/resetPassword', {
      ...{ token: `verzonnen-${at}`, password: 'Geheim123' },
    }),
  );
  expect(before).toBeLessThan(FEW);
});

it('wishlists of a hundred lists with five hundred products', async () => {
  await sql`
    insert into wishlists (customer_id, name, created_at)
    select ${attacker.customerId}, 'Lijst ' || n, now()
    from generate_series(1, ${MAX_WISHLISTS}) n`.execute(shop.db);
  await sql`
    insert into wishlist_products (wishlist_id, product_id, quantity, added_at)
    select wishlists.id, n, 1, now() from wishlists, generate_series(1, ${MAX_WISHLIST_PRODUCTS}) n
    where customer_id = ${attacker.customerId}`.execute(shop.db);
  const before = await answeredBefore(
    () => shop.ask(attacker, 'GET', '/api/aspos/customer/wishlists?productLimit=500'),
    { calls: 24 },
  );
  expect(before).toBeLessThan(FEW);
});

it('a whole cart onto a hundred lists: so many lines at once are refused in words', async () => {
  const lists = await shop.db.selectFrom('wishlists').select('id').execute();
  const listIds = lists.map(({ id }) => id);
  const lines = Array.from({ length: MAX_WISHLIST_PRODUCTS }, (_, at) => ({ productId: at + 1, quantity: 2 })); // oxfmt-ignore
  const put = (ids: number[], language?: string) =>
    shop.ask(attacker, 'POST', '/api/aspos/customer/wishlists/cart', { listIds: ids, lines }, language); // oxfmt-ignore
  expect((await put(listIds)).json.Message).toMatch(/^Dat is te veel in één keer/);
  expect((await put(listIds, 'en')).json.Message).toMatch(/^That is too much at once/);
  expect((await put(listIds.slice(0, MAX_ADDED_LINES / MAX_WISHLIST_PRODUCTS))).status).toBe(200);
});

it('batches of many lines', async () => {
  const rows = await shop.db.selectFrom('products').select('id').limit(60).execute();
  const before = await answeredBefore(
    () => {
      const changes = Array.from({ length: MAX_CHANGES_PER_CALL }, (_, at) => ({
        ...{ operationId: randomUUID(), productId: rows[at % rows.length]!.id },
        ...{ quantity: 1, action: 'Add' },
      }));
      return shop.ask(attacker, 'POST', '/api/aspos/cart/lines/batch', { changes });
    },
    { calls: 24 },
  );
  expect(before).toBeLessThan(FEW);
});
