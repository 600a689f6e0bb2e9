import { chunkGroup } from './chunk-group.ts';

/** What pages share that everybody sees; most of it also serves personal pages. */
export const PUBLIC_GROUPS = [
  // The frame and other scripts of every page.
  chunkGroup('base', {
    src: [
      'assets/icons',
      'components/(?:picture/fallback|listing/dated|ui/(?:first-touch|on-intent)\\.client)',
      'domain/(?:date-range|flags|home-screen-prompt|image-constants|language-scroll-key|money|number-label|opening-hours)',
      'islands/(?:listing/card-settings|ui/(?:add-style|after-paint))',
      'stores/(?:cart-count|in-flight|notification|now|preference|preferred-store|sidebars|user)',
    ],
    npm: ['nanostores/(?:atom|lifecycle|clean-stores|effect|task|warn)', '@nanostores/persistent'],
    tools: ['vite/preload-helper'],
  }),
  // React and what ties it to pages and stores: an island needs all of it.
  chunkGroup('react', {
    src: ['islands/ui/(?:icon|late-code|late-part)'],
    npm: ['react', 'react-dom', 'scheduler', '@astrojs/react', '@nanostores/react'],
  }),
  // Parts of the frame that come when somebody turns to them.
  chunkGroup('parts', {
    src: ['components/(?:header/(?:dom|popover)|sidebars/scroll-lock)\\.client'],
  }),
  // Pages with branches.
  chunkGroup('branches', {
    src: ['components/store/(?!stock-rows)[a-z.-]+', 'islands/map/row-url'],
  }),
  // How the shop is called. Account pages need it without the products.
  chunkGroup('calls', {
    src: [
      'api/(?:client|outcome|money)',
      'domain/(?:status|token-expiry)',
      'i18n/fill',
      'stores/(?:api|token)',
    ],
  }),
  // Prices and days as text: on cards, and wherever there are orders.
  chunkGroup('figures', { src: ['domain/(?:day-text|price-parts|short-day)'] }),
  // Products as they are now, and what is told of their prices and stock.
  chunkGroup('products', {
    src: [
      'api/products/(?:client|mappers)',
      'domain/(?:staffel|price-reduction|stock-status|availability/(?:delivery|promise-text))',
      'islands/listing/markup',
      'stores/(?:live-products|my-branch)',
    ],
  }),
  // The lines of a card, and what corrects them.
  chunkGroup('card-lines', {
    src: [
      'components/listing/live-cards\\.client',
      'domain/(?:branch-place|discount-label)',
      'islands/listing/(?:card-lines|card-setup|card-texts|price-html|stock-html)',
    ],
    texts: ['listing/card'],
  }),
  // Parts of a product page.
  chunkGroup('product-page', {
    src: ['islands/product/(?:most-pieces|page-data|said|slots)'],
    texts: ['product/promise'],
  }),
  // The smallest modules, which parts of different kinds need.
  chunkGroup('small', {
    src: [
      'domain/(?:full-name|session-keys|address-type)',
      'stores/(?:failure-text|loyalty-card|page-locale)',
    ],
  }),
  // The addresses of pages and pictures.
  chunkGroup('links', { src: ['routes', 'domain/image-url'] }),
  // Changes of the cart: a button queues them before the code is there that sends them.
  chunkGroup('cart-changes', {
    src: [
      'domain/(?:measured-item|quantity)',
      'stores/(?:cart|cart-queue|cart-sender|cart-summary|operation-id|shared-items)',
    ],
  }),
  // Consent, and what is measured with it.
  chunkGroup('consent', { src: ['stores/(?:analytics|consent)'] }),
];
