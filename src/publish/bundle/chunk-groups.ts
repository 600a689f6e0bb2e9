/**
 * Assigns modules to chunks. Small files compress badly and each costs a request, so modules that
 * are always needed together share a chunk, and code that a page does not need is kept out of its
 * chunks. `npm run budgets` enforces the limits. Order matters: a module belongs to the first group
 * that matches it, and brings its imports unless an earlier group has them. Scripts without React
 * must not depend on a group that contains it.
 */
export interface ChunkGroup {
  name: string;
  /** Tested against the id of a module. */
  test: RegExp;
}

interface GroupMembers {
  /** Modules below `src`, without extension; alternatives as in a regular expression. */
  src?: readonly string[];
  /** Packages, or folders of them. */
  npm?: readonly string[];
  /** Sections of texts (`client-modules.ts`). */
  texts?: readonly string[];
  /** Virtual modules of build tools. */
  tools?: readonly string[];
}

export function chunkGroup(
  name: string,
  { src = [], npm = [], texts = [], tools = [] }: GroupMembers,
): ChunkGroup {
  const patterns = [
    ...src.map((path) => `/src/(?:${path})\\.(?:ts|tsx|svg)(?:\\?|$)`),
    ...npm.map((path) => `/node_modules/(?:${path})/`),
    ...texts.map((section) => `texts:${section}$`),
    ...tools,
  ];
  return { name, test: new RegExp(patterns.join('|')) };
}

/** Shared by the account, cart and checkout pages; most of them need some of these. */
export const PERSONAL_GROUPS = [
  // Loading and error states of parts of a page.
  chunkGroup('ui', {
    src: ['shop/account/(?:lazy-loaded-part|loaded-part|section)'],
  }),
  // Every page of a signed-in customer.
  chunkGroup('signed-in', {
    src: ['shop/account/session/(?:session|session-watch)', 'shop/frame/header/account\\.client'],
  }),
  // Small modules that only some of the groups below need: one chunk each.
  chunkGroup('order-parts', {
    src: [
      'domain/shared/piece-amount',
      'shop/account/(?:line-prices|pill)',
      'shop/account/orders/thumbnail',
    ],
  }),
  // Coupon amounts and the free-delivery threshold in both VAT forms, for cart and checkout.
  chunkGroup('coupon-prices', {
    src: ['domain/cart/coupon-prices', 'domain/orders/order-totals'],
  }),
  chunkGroup('general-tax', { src: ['domain/product/general-tax'] }),
  chunkGroup('when-near', { src: ['shop/ui/when-near'] }),
  chunkGroup('line-price', { src: ['domain/pricing/line-price'] }),
  chunkGroup('account-counts', { src: ['shop/account/account-counts'] }),
  chunkGroup('address-text', {
    src: [
      'domain/account/address',
      'domain/validation/house-number',
      'shop/account/profile/country-names',
    ],
  }),
  chunkGroup('credentials', {
    src: ['domain/validation/field-formats'],
  }),
  chunkGroup('checkout-login', {
    src: ['domain/frame/route-target', 'shop/checkout/checkout-login'],
  }),
  chunkGroup('checkout-result', { src: ['shop/checkout/(?:leave-to|measure-checkout)'] }),
  // API records of addresses, stores and points: used by carts and customers.
  chunkGroup('records', {
    src: ['api/customer/mappers', 'api/stores/mappers', 'domain/account/loyalty'],
  }),
  // Orders need the customer calls, but not the customer state.
  chunkGroup('customer-calls', { src: ['api/customer/client'] }),
  chunkGroup('customer', {
    src: ['shop/account/profile', 'shop/account/session/customer'],
  }),
  // Analytics reads the cart, but never loads it.
  chunkGroup('cart-state', { src: ['shop/cart/cart-state'] }),
  // The cart and its synchronisation.
  chunkGroup('cart', {
    src: [
      'api/cart/(?:client|mappers)',
      'domain/cart/(?:cart-payment|delivery-costs)',
      'shop/cart/cart-sync',
      'shop/checkout/preselected-shipment',
    ],
  }),
  // The priced cart with pending changes: for the cart page and sidebar, and awaited by the
  // checkout.
  chunkGroup('cart-visual', { src: ['shop/cart/use-cart'] }),
  // A product in a row, with its quantity: in the cart and on lists.
  chunkGroup('rows', {
    src: ['shop/account/lists/quantity-stepper'],
    texts: ['wishlists/row'],
  }),
  // Typed input, and why the shop refused it.
  chunkGroup('drafts', {
    src: ['shop/account/form/refusal-text', 'shop/account/session/draft'],
    texts: ['profile/form'],
  }),
  // Validation rules, for forms with and without React.
  chunkGroup('validation', {
    src: ['domain/validation/rules', 'shop/account/form/problem-text'],
  }),
  // Forms of the account and the checkout.
  chunkGroup('form', {
    src: ['shop/account/form/(?:choice-field|form-frame|problem-text|refusal-text|use-form)'],
  }),
  // The fields of an address.
  chunkGroup('address-form', {
    src: ['shop/account/profile/(?:address-fields|address-values)'],
  }),
  // A row of an order: in the order history and on the dashboard.
  chunkGroup('orders', {
    src: ['shop/account/orders/(?:account-orders|order-row)', 'shop/account/vat-label'],
  }),
  // Paging and invoice downloads: in the order history and the list of invoices.
  chunkGroup('order-lists', {
    src: ['shop/account/invoices/invoice-button', 'shop/account/paging'],
  }),
  // The steps of the checkout.
  chunkGroup('checkout-parts', {
    src: [
      'shop/checkout/(?:checkout-cart|context|order-attempt|radio-card|step-layout|sums|use-minute)',
    ],
  }),
  // Where an order is delivered: in the first step of the checkout and in its sidebars.
  chunkGroup('checkout-address', {
    src: ['shop/checkout/checkout-delivery', 'shop/checkout/delivery/address-lines'],
    texts: ['checkout/address'],
  }),
  // Wishlists: the sidebar of a product needs the calls only.
  chunkGroup('wishlists', { src: ['shop/account/lists/wishlists', 'shop/listing/products-by-id'] }),
  chunkGroup('list-rows', {
    src: ['shop/account/lists/(?:product-cells|use-wishlist)'],
  }),
  // Vouchers: on the page of the cart and in the payment step.
  chunkGroup('voucher', { src: ['shop/cart/voucher-form'], texts: ['cart/voucher'] }),
  // Changes that a validated cart needs: used on the cart page and in the overview.
  chunkGroup('cart-adjustments', {
    src: ['domain/cart/cart-differences', 'shop/cart/unavailable-cart'],
  }),
  // The page of the cart, with what its late parts share. Last, since it imports most of the others.
  chunkGroup('cart-page', { src: ['shop/cart/cart-page'] }),
];

/** Shared by public pages; most of it also serves personal pages. */
export const PUBLIC_GROUPS = [
  // The frame and other scripts of every page.
  chunkGroup('base', {
    src: [
      'assets/icons',
      'domain/frame/(?:home-screen-prompt|language-scroll-key)',
      'domain/product/image-constants',
      'domain/shared/(?:date-range|flags|money|number-label)',
      'domain/store/opening-hours',
      'i18n/(?:fill|page-locale)',
      'shop/account/session/user',
      'shop/calls/(?:in-flight|notification|now)',
      'shop/cart/cart-count',
      'shop/frame/preference',
      'shop/frame/sidebars/sidebars',
      'shop/listing/(?:card-settings|dated)',
      'shop/store/preferred-store',
      'shop/ui/(?:add-style|on-intent\\.client|storage|timing)',
      'shop/ui/picture/fallback',
    ],
    npm: ['nanostores/(?:atom|lifecycle|clean-stores|effect|task|warn)', '@nanostores/persistent'],
    tools: ['vite/preload-helper'],
  }),
  // React and its bindings to pages and stores: every island needs all of it.
  chunkGroup('react', {
    src: ['shop/account/prices', 'shop/ui/(?:icon|lazy-part)'],
    npm: ['react', 'react-dom', 'scheduler', '@astrojs/react', '@nanostores/react'],
  }),
  // Parts of the frame that are loaded on interaction.
  chunkGroup('parts', {
    src: [
      'shop/frame/header/(?:dom\\.client|popover\\.client)',
      'shop/frame/sidebars/scroll-lock\\.client',
    ],
  }),
  // Pages with branches.
  chunkGroup('branches', {
    src: [
      'shop/store/(?:choose-store\\.client|finder\\.client|map-outline|store-rows\\.client|store-links|store-map\\.client|store-status\\.client)',
      'shop/store/map/row-url',
    ],
  }),
  // The API client. Account pages need it without the products.
  chunkGroup('calls', {
    src: [
      'api/(?:client|field-mappers|outcome)',
      'domain/account/token-expiry',
      'domain/frame/status',
      'shop/account/session/token',
      'shop/calls/api',
    ],
  }),
  // Days as text: on cards, and wherever there are orders.
  chunkGroup('figures', { src: ['domain/shared/days'] }),
  // Live products, and texts about their prices and stock.
  chunkGroup('products', {
    src: [
      'api/products/(?:client|mappers)',
      'domain/availability/promise',
      'domain/product/(?:price-reduction|staffel|stock)',
      'shop/listing/(?:live-products|markup)',
      'shop/store/my-branch',
    ],
  }),
  // The lines of a product card, and the code that updates them.
  chunkGroup('card-lines', {
    src: [
      'domain/product/discount-label',
      'domain/store/store',
      'shop/listing/(?:card-lines|card-setup|card-texts|live-cards\\.client|price-html|stock-html)',
    ],
    texts: ['listing/card'],
  }),
  // Parts of a product page.
  chunkGroup('product-page', {
    src: ['shop/product/(?:page-data|product-texts|slots)'],
    texts: ['product/promise'],
  }),
  // Very small modules that unrelated parts need.
  chunkGroup('small', {
    src: [
      'domain/frame/session-keys',
      'domain/account/customer',
      'shop/account/loyalty/loyalty-card',
      'shop/calls/failure-text',
    ],
  }),
  // The page to return to after signing in, for the cart and for pages that need a customer.
  chunkGroup('saved-route', {
    src: ['domain/frame/route-target', 'shop/account/session/saved-route'],
  }),
  // The addresses of pages and pictures.
  chunkGroup('links', { src: ['domain/product/image-url', 'routes'] }),
  // Cart changes: a button queues them before the code that sends them is loaded.
  chunkGroup('cart-changes', {
    src: [
      'domain/product/(?:measured-item|quantity)',
      'shop/calls/operation-id',
      'shop/cart/(?:cart|cart-queue)',
    ],
  }),
  // Consent, and what is measured with it.
  chunkGroup('consent', { src: ['shop/consent/analytics/analytics', 'shop/consent/consent'] }),
];
