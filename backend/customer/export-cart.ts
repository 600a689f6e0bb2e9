import type { Kysely } from 'kysely';
import type { CustomerExportRecord } from '../../src/api/customer/export-wire.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { Database } from '../db/schema/database.ts';

/** The cart of a contact; null without one. */
export async function exportCart(
  db: Kysely<Database>,
  contactId: number,
): Promise<CustomerExportRecord['Cart']> {
  const cart = await db
    .selectFrom('carts')
    .select(['id', 'updated_at', 'alternative_address'])
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  if (!cart) return null;
  const lines = await db
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity', 'added_at'])
    .where('cart_id', '=', cart.id)
    .orderBy('id')
    .execute();
  const vouchers = await db
    .selectFrom('cart_vouchers')
    .innerJoin('vouchers', 'vouchers.id', 'cart_vouchers.voucher_id')
    .select('code')
    .where('cart_id', '=', cart.id)
    .orderBy('code')
    .execute();
  return {
    ChangedAt: cart.updated_at.toISOString(),
    Lines: lines.map((line) => ({
      ProductId: line.product_id,
      Quantity: line.quantity,
      AddedAt: line.added_at.toISOString(),
    })),
    AlternativeDeliveryAddress: cart.alternative_address && { ...cart.alternative_address },
    Codes: vouchers.map(({ code }) => code),
  };
}

/** The vouchers that belong to a customer. */
export async function exportVouchers(
  db: Kysely<Database>,
  customerId: number,
  locale: Locale,
): Promise<CustomerExportRecord['Vouchers']> {
  const rows = await db
    .selectFrom('vouchers')
    .select(['code', 'name', 'ends_at'])
    .where('customer_id', '=', customerId)
    .orderBy('code')
    .execute();
  return rows.map(({ code, name, ends_at }) => ({
    Code: code,
    Name: name[locale],
    EndsAt: ends_at?.toISOString() ?? null,
  }));
}
