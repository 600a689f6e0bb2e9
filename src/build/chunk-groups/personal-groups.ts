import { chunkGroup } from './chunk-group.ts';

/** What the pages of the account, the cart and the checkout share; most of them need a part of it. */
export const PERSONAL_GROUPS = [
  // A part of a page while it loads, and where that fails.
  chunkGroup('ui', {
    src: ['islands/account/(?:loaded-part|late-loaded-part|use-loaded|section)'],
  }),
  // Every page of a customer who is signed in.
  chunkGroup('signed-in', {
    src: ['components/header/account\\.client', 'stores/(?:session|session-watch)'],
  }),
  // Small modules that only some of the groups below need: each by itself.
  chunkGroup('order-parts', {
    src: [
      'islands/account/(?:both-prices|piece-price|pill|vat-filled|vat-text|orders/thumbnail)',
      'domain/piece-amount',
    ],
  }),
  // What coupons and the limit of free delivery are in both VAT forms: in the cart and the checkout.
  chunkGroup('coupon-prices', {
    src: ['domain/(?:cart/coupon-prices|cart/free-delivery|orders/vat-split)'],
  }),
  chunkGroup('general-tax', { src: ['domain/general-tax'] }),
  chunkGroup('when-near', { src: ['islands/ui/when-near'] }),
  chunkGroup('line-price', { src: ['domain/pricing/line-price'] }),
  chunkGroup('account-counts', { src: ['stores/account-counts'] }),
  chunkGroup('address-text', {
    src: [
      'domain/(?:address-lines|validation/house-number)',
      'islands/account/profile/country-names',
    ],
  }),
  chunkGroup('credentials', { src: ['domain/validation/(?:email|password)', 'stores/refusal'] }),
  chunkGroup('checkout-login', { src: ['domain/route-target', 'stores/checkout-login'] }),
  chunkGroup('checkout-result', { src: ['islands/checkout/leave-to', 'stores/measure-checkout'] }),
  // Addresses, stores and points as the shop sends them: carts and customers have them.
  chunkGroup('records', { src: ['api/(?:customer|stores)/mappers', 'domain/points'] }),
  // Orders need the calls of a customer, but not what is known of the customer.
  chunkGroup('customer-calls', { src: ['api/customer/client'] }),
  chunkGroup('customer', { src: ['stores/(?:address-book|customer|profile)'] }),
  // Analytics reads the cart, but never loads it.
  chunkGroup('cart-state', { src: ['stores/cart-state'] }),
  // The cart as the shop knows it, and what keeps it up to date.
  chunkGroup('cart', {
    src: [
      'api/cart/[a-z]+',
      'domain/(?:delivery-costs|cart/points-to-redeem)',
      'stores/(?:cart-call|cart-sync|preselected-shipment)',
    ],
  }),
  // The cart with its pending changes, priced: its page and its sidebar; the checkout waits for them.
  chunkGroup('cart-visual', { src: ['islands/cart/use-cart', 'stores/cart-visual'] }),
  // A product in a row, with its quantity: in the cart and on lists.
  chunkGroup('rows', {
    src: ['islands/account/lists/(?:quantity-stepper|vat-price)'],
    texts: ['wishlists/row'],
  }),
  // What was typed, and why the shop refused it.
  chunkGroup('drafts', {
    src: ['islands/account/form/refusal-text', 'stores/draft'],
    texts: ['profile/form'],
  }),
  // Rules of fields, for forms with React and without.
  chunkGroup('validation', {
    src: ['domain/validation/(?:field-problems|rules)', 'islands/account/form/problem-text'],
  }),
  // Forms of the account and the checkout.
  chunkGroup('form', { src: ['islands/account/form/[a-z-]+'] }),
  // The fields of an address.
  chunkGroup('address-form', {
    src: ['islands/account/profile/(?:contact-fields|place-fields|address-labels|address-values)'],
  }),
  // A row of an order: in the order history and on the dashboard.
  chunkGroup('orders', {
    src: ['islands/account/(?:vat-label|orders/order-row)', 'stores/account-orders'],
  }),
  // Paging and invoice downloads: in the order history and the list of invoices.
  chunkGroup('order-lists', {
    src: ['islands/account/(?:show-more|use-paged|invoices/invoice-button)'],
  }),
  // The steps of the checkout.
  chunkGroup('checkout-parts', {
    src: [
      'islands/checkout/(?:columns|sums|step-heading|refusal|radio-card|context|use-minute)',
      'stores/(?:order-attempt|checkout-cart)',
    ],
  }),
  // Where an order is delivered: in the first step of the checkout and in its sidebars.
  chunkGroup('checkout-address', {
    src: ['islands/checkout/delivery/address-lines', 'stores/checkout-delivery'],
    texts: ['checkout/address'],
  }),
  // Wishlists: the sidebar of a product needs the calls only.
  chunkGroup('wishlists', { src: ['stores/(?:wishlists|products-by-id)'] }),
  chunkGroup('list-rows', {
    src: ['islands/account/lists/(?:list-row|list-order|use-wishlist|product-cells)'],
  }),
  // Vouchers: on the page of the cart and in the payment step.
  chunkGroup('voucher', { src: ['islands/cart/voucher-form'], texts: ['cart/voucher'] }),
  // Changes that a validated cart needs: used on the cart page and in the overview.
  chunkGroup('cart-adjustments', {
    src: ['stores/(?:adjust-cart|unavailable-cart)', 'domain/cart/cart-differences'],
  }),
  // The page of the cart, with what its late parts share. Last, since it imports most of the others.
  chunkGroup('cart-page', { src: ['islands/cart/cart-page'] }),
];
