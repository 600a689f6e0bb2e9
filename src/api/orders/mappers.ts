import type {
  Invoice,
  Order,
  OrderAddress,
  OrderLine,
  OrderSummary,
} from '../../domain/entities/order.ts';
import { FALLBACK_IMAGE } from '../../domain/image-constants.ts';
import { toCents } from '../../domain/money.ts';
import { mapLineSource } from '../map-line-source.ts';
import type {
  InvoiceRecord,
  OrderAddressRecord,
  OrderLineRecord,
  OrderRecord,
  OrderSummaryRecord,
} from './wire.ts';

const price = (incl: number, excl: number) => ({
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
    unitPrice: price(record.UnitPriceInclTax, record.UnitPriceExclTax),
    total: price(record.TotalInclTax, record.TotalExclTax),
    discount: price(record.DiscountInclTax ?? 0, record.DiscountExclTax ?? 0),
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

export function mapOrderSummary(record: OrderSummaryRecord): OrderSummary {
  return {
    id: record.Id,
    orderNumber: record.OrderNumber,
    state: record.State,
    placedAt: record.PlacedAt,
    shippingMethod: record.ShippingMethod,
    total: price(record.TotalInclTax, record.TotalExclTax),
    lineCount: record.LineCount,
    orderLines: record.OrderLines.map(mapOrderLine),
    invoice: record.Invoice ? { id: record.Invoice.Id, number: record.Invoice.Number } : null,
  };
}

export function mapOrder(record: OrderRecord): Order {
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
    subtotal: price(record.SubtotalInclTax, record.SubtotalExclTax),
    shippingPrice: price(record.ShippingPriceInclTax, record.ShippingPriceExclTax),
    palletPrice: price(record.PalletPriceInclTax ?? 0, record.PalletPriceExclTax ?? 0),
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
  };
}

export function mapInvoice(record: InvoiceRecord): Invoice {
  return {
    id: record.Id,
    number: record.Number,
    orderId: record.OrderId,
    orderNumber: record.OrderNumber,
    date: record.Date,
    dueDate: record.DueDate,
    total: price(record.TotalInclTax, record.TotalExclTax),
    paidAt: record.PaidAt ?? null,
    creditOf: record.CreditOf ?? null,
  };
}
