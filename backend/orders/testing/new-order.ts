import { linePrice } from '../../../src/domain/pricing/line-price.ts';
import type { NewOrder, NewOrderLine } from '../insert-order.ts';

export const ADDRESS = {
  ...{ name: 'Bouw & Zn', firstName: 'Łukasz', lastName: 'Şahin', street: 'Kade' },
  ...{ houseNumber: '12', houseNumberExtension: 'a', postalCode: '3542 AB', city: 'Utrecht' },
  countryCode: 'NL',
};

/** A line of `quantity` pieces at this price incl. VAT in cents. */
export function newLine(
  productId: number,
  quantity: number,
  priceInclTax: number,
  taxRate = 21,
): NewOrderLine {
  const price = {
    ...{ priceInclTax, priceExclTax: Math.round((priceInclTax * 100) / (100 + taxRate)), taxRate },
    ...{ oldPriceInclTax: null, oldPriceExclTax: null, discountId: null, discounts: [] },
    ...{ lowestPrice30InclTax: null, lowestPrice30ExclTax: null, moreLessLevels: [] },
    ...{ priceReducedFrom: null, priceReducedUntil: null },
  };
  return {
    ...{ productId, title: `Artikel ${productId}`, number: `40${productId}`, unit: 'stuk' },
    ...{ taxRate, price: linePrice(price, quantity, new Date('2026-11-20T12:00:00Z')) },
  };
}

/** A delivered order of a customer, with these lines. */
export const newOrder = (
  { customerId, contactId }: { customerId: number; contactId: number },
  order: Partial<NewOrder> = {},
): NewOrder => ({
  ...{ customerId, contactId, contactName: 'Łukasz Şahin', state: 'shipped' },
  ...{ shippingMethod: 'Delivery', preferredDate: '2026-11-21', preferredFrom: '08:00' },
  ...{ preferredTo: '12:00', deliveredAt: null, deliveryPhone: '0612345678' },
  ...{ deliveryAddress: ADDRESS, invoiceAddress: ADDRESS, storeId: null, paymentMethod: 'ideal' },
  ...{ bonusPoints: 0, shipping: { priceInclTax: 695, priceExclTax: 574 }, voucherTotal: 0 },
  placedAt: new Date('2026-11-20T12:00:00Z'),
  lines: [newLine(100_123, 4, 1_210)],
  ...order,
});
