import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { cartLines, shareLines } from '../../../backend/cart/cart-lines.ts';
import { addAddress } from '../../../backend/customers/profile/addresses.ts';
import type { Database } from '../../../backend/platform/db/schema/database.ts';
import { createAccount, EMBEDDED_ISSUER } from '../../../backend/customers/identity/accounts.ts';
import { hashPassword } from '../../../backend/customers/identity/passwords.ts';
import { ShopTokens } from '../../../backend/customers/identity/sessions.ts';
import { addStockAlert } from '../../../backend/customers/stock-alerts/stock-alerts.ts';
import { saveSearch } from '../../../backend/customers/saved-searches/saved-searches.ts';
import { requestSubscription } from '../../../backend/customers/newsletter/newsletter.ts';
import { insertInvoice } from '../../../backend/orders/invoices.ts';
import { insertOrder } from '../../../backend/orders/insert-order.ts';
import { newLine, newOrder } from '../../../backend/orders/testing/new-order.ts';
import { addWishlist, shareWishlist } from '../../../backend/customers/wishlists/wishlist-calls.ts';
import { addressBody } from '../../../src/api/customer/fields.ts';
import { BRANDS } from '../../../src/brands/brands.ts';
import { PASSWORD, type TestCustomer } from './customers.ts';

/** Makes an order with its invoice. */
function addOrder(
  db: Kysely<Database>,
  { productId, ...customer }: { customerId: number; contactId: number; productId: number },
) {
  return db.transaction().execute(async (trx) => {
    const lines = [newLine(productId, 4, 1_210)];
    const { id: orderId } = await insertOrder(trx, newOrder(customer, { lines }));
    const dates = { date: '2026-11-20', dueDate: '2026-12-20', paidAt: null };
    const orderKey = randomBytes(16).toString('base64url');
    await trx
      .updateTable('orders')
      .set({ success_key: orderKey })
      .where('id', '=', orderId)
      .execute();
    return { orderId, orderKey, invoiceId: await insertInvoice(trx, { orderId, ...dates }) };
  });
}

/** Puts a product that lies ready into the cart of a contact, and shares such a cart. */
async function fillCart(db: Kysely<Database>, contactId: number, now: Date) {
  const { id: productId } = await db
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select('products.id')
    .where('visibility', '=', 'Orderable')
    .where('state', '=', 'Active')
    .where('orderable', '=', 'ja')
    .where('default_stock', '>', 10)
    .orderBy('products.id')
    .executeTakeFirstOrThrow();
  const line = { product_id: productId, quantity: 1, unit_incl: 100, added_at: now };
  const cart = await db
    .insertInto('carts')
    .values({ contact_id: contactId, visitor_id: null, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cart_lines')
    .values({ ...line, cart_id: cart.id })
    .execute();
  const lines = await cartLines(db, cart.id);
  return { productId, shareKey: await shareLines(db, lines, now) };
}

/** Makes a coupon of 1 euro. */
async function addCoupon(db: Kysely<Database>, now: Date) {
  const code = `CONTRACT-${randomUUID()}`.slice(0, 40).toUpperCase();
  const { id } = await db
    .insertInto('vouchers')
    .values({
      ...{ code, kind: 'coupon', amount_incl: 100 },
      ...{ name: JSON.stringify({ nl: '1 euro', en: '1 euro' }), created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { couponId: id, couponCode: code };
}

/** Makes signed-in customers in the database of a running backend of ours. */
export function customersOf(db: Kysely<Database>): (at?: Date) => Promise<TestCustomer> {
  const passwordHash = hashPassword(PASSWORD);
  const body = addressBody.parse({
    street: 'Kade',
    houseNumber: '12a',
    postalCode: '3542 AB',
    city: 'Utrecht',
  });
  return async (at = new Date()) => {
    const now = () => at;
    const tokens = new ShopTokens(db, BRANDS.bm.slug, now);
    const email = `${randomUUID()}@bouw.example`;
    const hash = await passwordHash;
    const accountId = await db.transaction().execute((trx) =>
      createAccount(
        trx,
        {
          ...{ issuer: EMBEDDED_ISSUER, subject: randomUUID(), email, passwordHash: hash },
          ...{ isConfirmed: true, locale: 'nl' },
          contact: { first_name: 'Piet', last_name: 'Bouwer', allow_on_account: true },
          customer: { credit_limit: 500_000, credit_balance: 123_450 },
        },
        now(),
      ),
    );
    const token = await tokens.start(accountId!, null);
    const { customerId, contactId } = (await tokens.verify(token!))!;
    const address = await db
      .transaction()
      .execute((trx) => addAddress(trx, customerId, body, now()));
    const wishlistId = await db
      .transaction()
      .execute((trx) => addWishlist(trx, customerId, 'Schuur', now()));
    if (typeof wishlistId !== 'number') throw new Error(`No list could be made: ${wishlistId}`);
    const shareKey = await shareWishlist(db, customerId, wishlistId);
    const search = await db
      .transaction()
      .execute((trx) => saveSearch(trx, customerId, 'gipsplaat', now()));
    const cart = await fillCart(db, contactId, now());
    const asked = await db
      .transaction()
      .execute((trx) => requestSubscription(trx, email, 'nl', now()));
    const waiting = { productId: cart.productId, email, locale: 'nl', contactId: null } as const;
    const alert = await db.transaction().execute((trx) => addStockAlert(trx, waiting, now()));
    const made = await addOrder(db, { customerId, contactId, productId: cart.productId });
    return {
      ...{ token: token!, email, customerId, addressId: address!.Id },
      ...{ wishlistId, shareKey: shareKey!, savedSearchId: search!.Id },
      ...{ cartProductId: cart.productId, cartShareKey: cart.shareKey },
      ...(await addCoupon(db, now())),
      ...made,
      newsletterKey: asked!.key,
      alertKey: alert.key,
    };
  };
}
