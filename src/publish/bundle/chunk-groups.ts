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

export function createChunkGroup(
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
  createChunkGroup('ui', {
    src: ['shop/account/(?:lazy-loaded-part|loaded-part|section)'],
  }),
  // Every page of a signed-in customer.
  createChunkGroup('signed-in', {
    src: ['shop/account/session/(?:session|session-watch)', 'shop/frame/header/account\\.client'],
  }),
  // Small modules that only some of the groups below need: one chunk each.
  createChunkGroup('order-parts', {
    src: [
      'domain/shared/piece-amount',
      'shop/account/(?:line-prices|pill)',
      'shop/account/orders/thumbnail',
    ],
  }),
  // Coupon amounts and the free-delivery threshold in both VAT forms, for cart and checkout.
  createChunkGroup('coupon-prices', {
    src: ['domain/cart/coupon-prices', 'domain/orders/order-totals'],
  }),
  createChunkGroup('general-tax', { src: ['domain/product/general-tax'] }),
  createChunkGroup('when-near', { src: ['shop/ui/when-near'] }),
  createChunkGroup('line-price', { src: ['domain/pricing/line-price'] }),
  createChunkGroup('account-counts', { src: ['shop/account/account-counts'] }),
  createChunkGroup('address-text', {
    src: [
      'domain/account/address',
      'domain/validation/house-number',
      'shop/account/profile/country-names',
    ],
  }),
  createChunkGroup('credentials', {
    src: ['domain/validation/field-formats'],
  }),
  createChunkGroup('checkout-login', {
    src: ['domain/frame/route-target', 'shop/checkout/checkout-login'],
  }),
  createChunkGroup('checkout-result', { src: ['shop/checkout/(?:leave-to|measure-checkout)'] }),
  // API records of addresses, stores and points: used by carts and customers.
  createChunkGroup('records', {
    src: ['api/customer/mappers', 'api/stores/mappers', 'domain/account/loyalty'],
  }),
  // Orders need the customer calls, but not the customer state.
  createChunkGroup('customer-calls', { src: ['api/customer/client'] }),
  createChunkGroup('customer', {
    src: ['shop/account/profile', 'shop/account/session/customer'],
  }),
  // Analytics reads the cart, but never loads it.
  createChunkGroup('cart-state', { src: ['shop/cart/cart-state'] }),
  // The cart and its synchronisation.
  createChunkGroup('cart', {
    src: [
      'api/cart/(?:client|mappers)',
      'domain/cart/(?:cart-payment|delivery-costs)',
      'shop/cart/cart-sync',
      'shop/checkout/preselected-shipment',
    ],
  }),
  // The priced cart with pending changes: for the cart page and sidebar, and awaited by the
  // checkout.
  createChunkGroup('cart-visual', { src: ['shop/cart/use-cart'] }),
  // A product in a row, with its quantity: in the cart and on lists.
  createChunkGroup('rows', {
    src: ['shop/account/lists/quantity-stepper'],
    texts: ['wishlists/row'],
  }),
  // Typed input, and why the shop refused it.
  createChunkGroup('drafts', {
    src: ['shop/account/form/refusal-text', 'shop/account/session/draft'],
    texts: ['profile/form'],
  }),
  // Validation rules, for forms with and without React.
  createChunkGroup('validation', {
    src: ['domain/validation/rules', 'shop/account/form/problem-text'],
  }),
  // Forms of the account and the checkout.
  createChunkGroup('form', {
    src: ['shop/account/form/(?:choice-field|form-frame|problem-text|refusal-text|use-form)'],
  }),
  // The fields of an address.
  createChunkGroup('address-form', {
    src: ['shop/account/profile/(?:address-fields|address-values)'],
  }),
  // A row of an order: in the order history and on the dashboard.
  createChunkGroup('orders', {
    src: ['shop/account/orders/(?:account-orders|order-row)', 'shop/account/vat-label'],
  }),
  // Paging and invoice downloads: in the order history and the list of invoices.
  createChunkGroup('order-lists', {
    src: ['shop/account/invoices/invoice-button', 'shop/account/paging'],
  }),
  // The steps of the checkout.
  createChunkGroup('checkout-parts', {
    src: [
      'shop/checkout/(?:checkout-cart|context|order-attempt|radio-card|step-layout|sums|use-minute)',
    ],
  }),
  // Where an order is delivered: in the first step of the checkout and in its sidebars.
  createChunkGroup('checkout-address', {
    src: ['shop/checkout/checkout-delivery', 'shop/checkout/delivery/address-lines'],
    texts: ['checkout/address'],
  }),
  // Wishlists: the sidebar of a product needs the calls only.
  createChunkGroup('wishlists', {
    src: ['shop/account/lists/wishlists', 'shop/listing/products-by-id'],
  }),
  createChunkGroup('list-rows', {
    src: ['shop/account/lists/(?:product-cells|use-wishlist)'],
  }),
  // Vouchers: on the page of the cart and in the payment step.
  createChunkGroup('voucher', { src: ['shop/cart/voucher-form'], texts: ['cart/voucher'] }),
  // Changes that a validated cart needs: used on the cart page and in the overview.
  createChunkGroup('cart-adjustments', {
    src: ['domain/cart/cart-differences', 'shop/cart/unavailable-cart'],
  }),
  // The page of the cart, with what its late parts share. Last, since it imports most of the others.
  createChunkGroup('cart-page', { src: ['shop/cart/cart-page'] }),
];

/** Shared by public pages; most of it also serves personal pages. */
export const PUBLIC_GROUPS = [
  // The frame and other scripts of every page.
  createChunkGroup('base', {
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
  createChunkGroup('react', {
    src: ['shop/account/prices', 'shop/ui/(?:icon|lazy-part)'],
    npm: ['react', 'react-dom', 'scheduler', '@astrojs/react', '@nanostores/react'],
  }),
  // Parts of the frame that are loaded on interaction.
  createChunkGroup('parts', {
    src: [
      'shop/frame/header/(?:dom\\.client|popover\\.client)',
      'shop/frame/sidebars/scroll-lock\\.client',
    ],
  }),
  // Pages with branches.
  createChunkGroup('branches', {
    src: [
      'shop/store/(?:choose-store\\.client|finder\\.client|map-outline|store-rows\\.client|store-links|store-map\\.client|store-status\\.client)',
      'shop/store/map/row-url',
    ],
  }),
  // The API client. Account pages need it without the products.
  createChunkGroup('calls', {
    src: [
      'api/(?:client|field-mappers|outcome)',
      'domain/account/token-expiry',
      'domain/frame/status',
      'shop/account/session/token',
      'shop/calls/api',
    ],
  }),
  // Days as text: on cards, and wherever there are orders.
  createChunkGroup('figures', { src: ['domain/shared/days'] }),
  // Live products, and texts about their prices and stock.
  createChunkGroup('products', {
    src: [
      'api/products/(?:client|mappers)',
      'domain/availability/promise',
      'domain/product/(?:price-reduction|staffel|stock)',
      'shop/listing/(?:live-products|markup)',
      'shop/store/my-branch',
    ],
  }),
  // The lines of a product card, and the code that updates them.
  createChunkGroup('card-lines', {
    src: [
      'domain/product/discount-label',
      'domain/store/store',
      'shop/listing/(?:card-lines|card-setup|card-texts|live-cards\\.client|price-html|stock-html)',
    ],
    texts: ['listing/card'],
  }),
  // Parts of a product page.
  createChunkGroup('product-page', {
    src: ['shop/product/(?:page-data|product-texts|slots)'],
    texts: ['product/promise'],
  }),
  // Very small modules that unrelated parts need.
  createChunkGroup('small', {
    src: [
      'domain/frame/session-keys',
      'domain/account/customer',
      'shop/account/loyalty/loyalty-card',
      'shop/calls/failure-text',
    ],
  }),
  // The page to return to after signing in, for the cart and for pages that need a customer.
  createChunkGroup('saved-route', {
    src: ['domain/frame/route-target', 'shop/account/session/saved-route'],
  }),
  // The addresses of pages and pictures.
  createChunkGroup('links', { src: ['domain/product/image-url', 'routes'] }),
  // Cart changes: a button queues them before the code that sends them is loaded.
  createChunkGroup('cart-changes', {
    src: [
      'domain/product/(?:measured-item|quantity)',
      'shop/calls/operation-id',
      'shop/cart/(?:cart|cart-queue)',
    ],
  }),
  // Consent, and what is measured with it.
  createChunkGroup('consent', {
    src: ['shop/consent/analytics/analytics', 'shop/consent/consent'],
  }),
];
