/** Calls about the orders and invoices of the signed-in customer. */
import type {
  BoughtProduct,
  Invoice,
  Order,
  OrderAddress,
  OrderLine,
  OrderSummary,
  OrderSuccess,
  Paged,
  Withdrawal,
} from '../../domain/orders/order.ts';
import { FALLBACK_IMAGE } from '../../domain/product/image-constants.ts';
import { toCents } from '../../domain/shared/money.ts';
import { mapLineSource } from '../map-line-source.ts';
import type {
  BoughtRecord,
  InvoiceRecord,
  OrderAddressRecord,
  OrderLineRecord,
  OrderRecord,
  OrderSummaryRecord,
  OrderSuccessRecord,
} from './calls.ts';
import type { IsoDateTime } from '../../domain/shared/common.ts';
import type { ApiClient } from '../client.ts';
import { mapOutcome, type Outcome } from '../outcome.ts';
import type { Endpoint } from '../call.ts';

const ORDERS = '/api/aspos/customer/orders';
const INVOICES = '/api/aspos/customer/invoices';

/**
 * Calls about the customer's orders and invoices (spec 2 §7). An order by id, invoices and
 * withdrawal are additions to the spec; by law, withdrawal is open to visitors too.
 */
export const ORDER = {
  list: { audience: 'customer', method: 'GET', path: ORDERS },
  byId: { audience: 'customer', method: 'GET', path: `${ORDERS}/{id}` },
  count: { audience: 'customer', method: 'GET', path: '/api/bouwmaat/orders/count' },
  bought: { audience: 'customer', method: 'GET', path: '/api/aspos/customer/products/bought' },
  invoices: { audience: 'customer', method: 'GET', path: INVOICES },
  invoicePdf: {
    audience: 'customer',
    method: 'GET',
    path: `${INVOICES}/{id}/pdf`,
    fileType: 'application/pdf',
  },
  success: { audience: 'personal', method: 'GET', path: '/api/aspos/orders/success/{id}' },
  withdraw: { audience: 'personal', method: 'POST', path: '/api/aspos/orders/withdraw' },
} as const satisfies Record<string, Endpoint>;

const mapPrice = (incl: number, excl: number) => ({
  priceInclTax: toCents(incl),
  priceExclTax: toCents(excl),
});

function mapOrderLine(record: OrderLineRecord): OrderLine {
  return {
    id: record.Id,
    productId: record.ProductId,
    title: record.Title,
    number: record.Number,
    unit: record.Unit,
    quantity: record.Quantity,
    taxRate: record.TaxRate,
    unitPrice: mapPrice(record.UnitPriceInclTax, record.UnitPriceExclTax),
    total: mapPrice(record.TotalInclTax, record.TotalExclTax),
    discount: mapPrice(record.DiscountInclTax ?? 0, record.DiscountExclTax ?? 0),
    url: record.Url ?? null,
    img: record.ImageUrl || FALLBACK_IMAGE,
    source: mapLineSource(record.Source),
  };
}

function mapOrderAddress(record: OrderAddressRecord): OrderAddress {
  return {
    name: record.Name ?? '',
    firstName: record.FirstName ?? '',
    lastName: record.LastName ?? '',
    street: record.Street,
    houseNumber: record.HouseNumber,
    houseNumberExtension: record.HouseNumberExtension ?? '',
    postalCode: record.PostalCode,
    city: record.City,
    countryCode: record.CountryCode,
  };
}

function mapOrderSummary(record: OrderSummaryRecord): OrderSummary {
  return {
    id: record.Id,
    orderNumber: record.OrderNumber,
    state: record.State,
    paymentState: record.PaymentState ?? null,
    placedAt: record.PlacedAt,
    shippingMethod: record.ShippingMethod,
    total: mapPrice(record.TotalInclTax, record.TotalExclTax),
    lineCount: record.LineCount,
    orderLines: record.OrderLines.map(mapOrderLine),
    invoice: record.Invoice ? { id: record.Invoice.Id, number: record.Invoice.Number } : null,
  };
}

function mapOrder(record: OrderRecord): Order {
  const { Store: store, Customer: customer, CustomerContact: contact } = record;
  return {
    ...mapOrderSummary(record),
    preferredDate: record.PreferredDate ?? null,
    preferredTimeFrom: record.PreferredTimeFrom ?? null,
    preferredTimeTo: record.PreferredTimeTo ?? null,
    deliveredAt: record.DeliveredAt ?? null,
    deliveryPhone: record.DeliveryPhone ?? '',
    deliveryAddress: record.DeliveryAddress ? mapOrderAddress(record.DeliveryAddress) : null,
    invoiceAddress: record.InvoiceAddress ? mapOrderAddress(record.InvoiceAddress) : null,
    store: store ? { id: store.Id, name: store.Name, url: store.Url } : null,
    paymentMethod: record.PaymentMethod ?? '',
    bonusPoints: record.BonusPoints ?? 0,
    subtotal: mapPrice(record.SubtotalInclTax, record.SubtotalExclTax),
    shippingPrice: mapPrice(record.ShippingPriceInclTax, record.ShippingPriceExclTax),
    palletPrice: mapPrice(record.PalletPriceInclTax ?? 0, record.PalletPriceExclTax ?? 0),
    voucherTotal: toCents(record.VoucherTotal ?? 0),
    customer: customer ? { id: customer.Id, companyName: customer.CompanyName ?? '' } : null,
    customerContact: contact
      ? {
          contactId: contact.ContactId,
          firstName: contact.FirstName ?? '',
          middleName: contact.MiddleName ?? '',
          lastName: contact.LastName ?? '',
          email: contact.Email ?? '',
        }
      : null,
    contactName: record.ContactName ?? '',
    reference: record.Reference ?? '',
  };
}

function mapInvoice(record: InvoiceRecord): Invoice {
  return {
    id: record.Id,
    number: record.Number,
    orderId: record.OrderId,
    orderNumber: record.OrderNumber,
    date: record.Date,
    dueDate: record.DueDate,
    total: mapPrice(record.TotalInclTax, record.TotalExclTax),
    paidAt: record.PaidAt ?? null,
    creditOf: record.CreditOf ?? null,
  };
}

export interface PageQuery {
  offset: number;
  limit: number;
}

/** Returns orders, newest first and abandoned ones last, each with its first lines. */
export async function orders(
  api: ApiClient,
  page: PageQuery,
): Promise<Outcome<Paged<OrderSummary>>> {
  const outcome = await api.call<{ Orders: OrderSummaryRecord[]; Total: number }>(ORDER.list, {
    query: { ...page },
  });
  return mapOutcome(outcome, ({ Orders, Total: total }) => ({
    items: Orders.map(mapOrderSummary),
    total,
  }));
}

/** Fails as `NotFound` if the customer has no such order. */
export async function order(api: ApiClient, id: number): Promise<Outcome<Order>> {
  return mapOutcome(await api.call<OrderRecord>(ORDER.byId, { params: { id } }), mapOrder);
}

export async function orderCount(api: ApiClient): Promise<Outcome<number>> {
  return mapOutcome(await api.call<{ Count: number }>(ORDER.count), ({ Count }) => Count);
}

/** Returns the products that the customer bought, the latest first. */
export async function boughtProducts(
  api: ApiClient,
  page: PageQuery,
): Promise<Outcome<Paged<BoughtProduct>>> {
  const outcome = await api.call<{ Products: BoughtRecord[]; Total: number }>(ORDER.bought, {
    query: { ...page },
  });
  return mapOutcome(outcome, ({ Products, Total: total }) => ({
    items: Products.map((record) => ({
      productId: record.ProductId,
      title: record.Title,
      number: record.Number,
      quantity: record.Quantity,
      lastQuantity: record.LastQuantity,
      orders: record.Orders,
      lastBoughtAt: record.LastBoughtAt,
    })),
    total,
  }));
}

/** Returns invoices, newest first. */
export async function invoices(api: ApiClient, page: PageQuery): Promise<Outcome<Paged<Invoice>>> {
  const outcome = await api.call<{ Invoices: InvoiceRecord[]; Total: number }>(ORDER.invoices, {
    query: { ...page },
  });
  return mapOutcome(outcome, ({ Invoices, Total: total }) => ({
    items: Invoices.map(mapInvoice),
    total,
  }));
}

/** Returns the PDF of an invoice; fails as `NotFound` if the customer has no such invoice. */
export function invoicePdf(api: ApiClient, id: number): Promise<Outcome<Blob>> {
  return api.call<Blob>(ORDER.invoicePdf, { params: { id } });
}

/**
 * Returns an order by the `successKey` of its confirmation. Fails as `Missing` if there is none.
 */
export async function orderSuccess(
  api: ApiClient,
  successKey: string,
): Promise<Outcome<OrderSuccess>> {
  const params = { id: successKey };
  const outcome = await api.call<OrderSuccessRecord>(ORDER.success, { params });
  return mapOutcome(outcome, (record) => ({
    orderNumber: record.OrderNumber,
    state: record.State,
    order: record.Order ? mapOrder(record.Order) : null,
  }));
}

/**
 * Withdraws from a purchase (the statutory right of withdrawal) and returns when that was received.
 * If the order exists, a receipt is mailed to its address.
 */
export async function withdrawOrder(
  api: ApiClient,
  withdrawal: Withdrawal,
): Promise<Outcome<IsoDateTime>> {
  const outcome = await api.call<{ ReceivedAt: string }>(ORDER.withdraw, { body: withdrawal });
  return mapOutcome(outcome, ({ ReceivedAt }) => ReceivedAt);
}
