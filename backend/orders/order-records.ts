import type { Selectable } from 'kysely';
import type {
  OrderAddressRecord,
  OrderLineRecord,
  OrderRecord,
  OrderSummaryRecord,
} from '../../src/api/orders/calls.ts';
import { toEuros } from '../../src/domain/shared/money.ts';
import { isHandedOver } from '../../src/domain/orders/order-state.ts';
import type { CustomerNames } from './orders.ts';
import type {
  OrderAddressColumn,
  OrderLineTable,
  OrderTable,
} from '../platform/db/schema/orders.ts';

export type OrderRow = Selectable<OrderTable>;
export type OrderLineRow = Selectable<OrderLineTable>;

/** Current data of a product, shown on an order line. */
export interface ShownProduct {
  url: string | null;
  imageUrl: string | null;
}

/** The data of an order besides its row. */
export interface OrderParts {
  /** All lines, or the first ones of a list. */
  lines: readonly OrderLineRow[];
  lineCount: number;
  /** State of the latest payment; null if nothing is paid online. */
  paymentState: string | null;
  invoice: { id: number; number: string } | null;
  /** The products that still have a page, by id. */
  products: ReadonlyMap<number, ShownProduct>;
}

/** An order as an API record in a list. */
export function orderSummaryRecord(row: OrderRow, parts: OrderParts): OrderSummaryRecord {
  const { invoice } = parts;
  return {
    Id: row.id,
    OrderNumber: row.order_number,
    State: row.state,
    PaymentState: parts.paymentState,
    PlacedAt: row.placed_at.toISOString(),
    ShippingMethod: row.shipping_method,
    TotalInclTax: toEuros(row.total_incl),
    TotalExclTax: toEuros(row.total_excl),
    LineCount: parts.lineCount,
    OrderLines: parts.lines.map((line) => lineRecord(line, parts.products.get(line.product_id))),
    Invoice: invoice && { Id: invoice.id, Number: invoice.number },
  };
}

/** An order as the API record of its own call. */
export function orderRecord(
  row: OrderRow,
  parts: OrderParts,
  names: CustomerNames,
  store: { id: number; name: string; url: string } | null,
): OrderRecord {
  return {
    ...orderSummaryRecord(row, parts),
    PreferredDate: row.preferred_date,
    PreferredTimeFrom: row.preferred_from,
    PreferredTimeTo: row.preferred_to,
    DeliveredAt: row.delivered_at?.toISOString() ?? null,
    DeliveryPhone: row.delivery_phone,
    DeliveryAddress: row.delivery_address && addressRecord(row.delivery_address),
    InvoiceAddress: addressRecord(row.invoice_address),
    Store: store && { Id: store.id, Name: store.name, Url: store.url },
    PaymentMethod: row.payment_method,
    // Points are credited when the goods leave the shop, and lost by a refund.
    BonusPoints: isHandedOver(row.state) ? row.bonus_points : 0,
    SubtotalInclTax: toEuros(row.subtotal_incl),
    SubtotalExclTax: toEuros(row.subtotal_excl),
    ShippingPriceInclTax: toEuros(row.shipping_incl),
    ShippingPriceExclTax: toEuros(row.shipping_excl),
    PalletPriceInclTax: toEuros(row.pallet_incl),
    PalletPriceExclTax: toEuros(row.pallet_excl),
    VoucherTotal: toEuros(row.voucher_total),
    ...names,
    ContactName: row.contact_name,
    Reference: row.reference || null,
  };
}

function lineRecord(row: OrderLineRow, product: ShownProduct | undefined): OrderLineRecord {
  return {
    Id: row.id,
    ProductId: row.product_id,
    Title: row.title,
    Number: row.number,
    Unit: row.unit,
    Quantity: row.quantity,
    TaxRate: row.tax_rate,
    UnitPriceInclTax: toEuros(row.unit_incl),
    UnitPriceExclTax: toEuros(row.unit_excl),
    TotalInclTax: toEuros(row.total_incl),
    TotalExclTax: toEuros(row.total_excl),
    DiscountInclTax: toEuros(row.discount_incl),
    DiscountExclTax: toEuros(row.discount_excl),
    Source: row.source && { ListId: row.source.listId, ListName: row.source.listName },
    Url: product?.url ?? null,
    ImageUrl: product?.imageUrl ?? null,
  };
}

const addressRecord = (address: OrderAddressColumn): OrderAddressRecord => ({
  Name: address.name,
  FirstName: address.firstName,
  LastName: address.lastName,
  Street: address.street,
  HouseNumber: address.houseNumber,
  HouseNumberExtension: address.houseNumberExtension,
  PostalCode: address.postalCode,
  City: address.city,
  CountryCode: address.countryCode,
});
