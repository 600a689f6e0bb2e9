/**
 * The rooms of the house: what each holds, and whom it may import. ESLint holds `.astro` files to it,
 * dependency-cruiser all others; `npm run rooms` draws `docs/rooms.md` from it.
 */

/** What every room may read. */
const READ_BY_ALL = ['src/assets', 'src/routes.ts', 'src/i18n', 'src/brands', 'src/env.ts'];

/** What backend and site agree on. */
const AGREEMENT = ['src/api', 'src/domain', ...READ_BY_ALL];

/**
 * What nobody of the shop imports: the demo is optional, and only `program/demo.ts` loads it.
 * Tests and measurements may use it.
 */
export const DEMO = {
  room: 'demo',
  onlyImporter: 'backend/program/demo.ts',
  users: ['\\.test\\.tsx?$', '/testing/', '^tests/'],
};

/** A room: the sentence that says what it holds, and the rooms that it may import. */
const room = (holds, ...mayImport) => ({ holds, mayImport });
const agreed = (holds, ...others) => room(holds, ...AGREEMENT, ...others);

const shop = (...areas) => areas.map((area) => `src/shop/${area}`);
const backend = (...areas) => areas.map((area) => `backend/${area}`);
const publish = (...parts) => parts.map((part) => `src/publish/${part}`);

export const ROOMS = {
  // The agreement.
  'src/domain': room('Entity types and the pure rules of the shop, by area; no I/O, no clock.'),
  'src/api': room(
    'Every call, declared once: schemas of request and answer, mappers and the typed client.',
    'src/domain',
    ...READ_BY_ALL,
  ),
  'src/i18n': room(
    'Looks up texts and makes links in both languages.',
    'src/domain',
    ...READ_BY_ALL,
  ),
  'src/brands': room(
    'The faces of the shop: bm, ia, dc and an own one.',
    'src/domain',
    'src/env.ts',
  ),

  // What a browser shows, by area: component, island, store, markup and style of one thing together.
  'src/shop/ui': agreed(
    'Pieces that know nothing of the shop: icons, pictures, hydration, lazy parts.',
    'src/publish/snapshot',
  ),
  'src/shop/calls': agreed(
    'How a browser asks the API: one call at a time, what failed, what time the server has.',
    ...shop('account', 'content', 'ui'),
  ),
  'src/shop/frame': agreed(
    'What every page has: head, header, footer, sidebars, preferences, the app on a phone.',
    'src/publish/snapshot',
    'src/styles',
    ...shop('account', 'calls', 'cart', 'checkout', 'content', 'listing', 'search', 'store', 'ui'),
  ),
  'src/shop/search': agreed(
    'The search field, its panel and its history.',
    ...shop('calls', 'frame', 'listing', 'ui'),
  ),
  'src/shop/listing': agreed(
    'Lists of products: cards, filters, sorting, paging, and the live prices on cards.',
    'src/publish/snapshot',
    ...shop('account', 'calls', 'cart', 'frame', 'product', 'store', 'ui'),
  ),
  'src/shop/product': agreed(
    'The product page: gallery, price, promise, buying, stock per branch, calculator.',
    'src/publish/snapshot',
    ...shop('account', 'calls', 'cart', 'consent', 'frame', 'listing', 'store', 'ui'),
  ),
  'src/shop/tools': agreed(
    'Tools that make a materials list: the wall builder and the joint kit.',
    'src/layouts',
    'src/publish/snapshot',
    ...shop('account', 'calls', 'ui'),
  ),
  'src/shop/cart': agreed(
    'The cart: its queue of changes, its page, vouchers, quick order, sharing.',
    'src/publish/snapshot',
    ...shop('account', 'calls', 'checkout', 'listing', 'ui'),
  ),
  'src/shop/checkout': agreed(
    'The steps from cart to paid order, and the pages after payment.',
    ...shop('account', 'calls', 'cart', 'consent', 'frame', 'store', 'ui'),
  ),
  'src/shop/account': agreed(
    'The session and the pages of a customer: orders, invoices, lists, profile, points.',
    ...shop('calls', 'cart', 'checkout', 'content', 'frame', 'listing', 'store', 'ui'),
  ),
  'src/shop/store': agreed(
    'Branches: the finder, the map, their pages, and the branch that a shopper chose.',
    ...shop('account', 'calls', 'cart', 'content', 'frame', 'listing', 'product', 'ui'),
  ),
  'src/shop/content': agreed(
    'Blocks of content pages, the home page, menus, and pages of errors.',
    'src/publish/snapshot',
    ...shop('calls', 'consent', 'frame', 'listing', 'ui'),
  ),
  'src/shop/consent': agreed(
    'Consent, and what runs only with it: measuring and scripts of third parties.',
    'src/publish/snapshot',
    ...shop('cart', 'listing', 'store', 'ui'),
  ),
  'src/layouts': agreed(
    'The frames of pages.',
    'src/publish/snapshot',
    'src/styles',
    ...shop('account', 'consent', 'content', 'frame', 'ui'),
  ),
  'src/pages': agreed(
    'One thin page per row of the route table, for both languages.',
    'src/layouts',
    'src/publish/snapshot',
    'src/styles',
    'src/shop',
  ),
  'src/service-worker': agreed('What pages and reads a browser has without a line.'),

  // Publishing.
  'src/publish/releases': room('Releases: files by their digest, and which of them are live.'),
  'src/publish/snapshot': agreed(
    'What pages are made from: a copy of what the API answers, and which page read what.',
    ...publish('releases'),
  ),
  'src/publish/bundle': agreed('Bundles the code of the site once.', ...publish('snapshot')),
  'src/publish/renderer': agreed(
    'Renders any page, in this thread or a second one.',
    ...publish('build', 'bundle', 'releases', 'snapshot'),
  ),
  'src/publish/build': agreed(
    'Turns a snapshot into a release: whole, or just the pages that changed.',
    ...publish('bundle', 'releases', 'renderer', 'snapshot'),
  ),
  'src/publish/hosts': agreed(
    'Sends a release to a host that deploys by digests.',
    ...publish('releases', 'snapshot'),
  ),

  // The backend.
  'backend/platform': agreed(
    'What is of no shop in particular: database, jobs, HTTP, mail, images, PDF, the site server.',
    'src/publish/releases',
    'backend/editing/content/editorial.ts',
  ),
  'backend/catalogue': agreed(
    'Products, brands, categories and stores: the feed that fills them, and the calls that read them.',
    ...backend('editing', 'platform', 'search'),
  ),
  'backend/search': agreed(
    'The search index, its analysis of Dutch and English, suggestions and recommendations.',
    ...backend('catalogue', 'platform'),
  ),
  'backend/editing': agreed(
    'The content that editors write, and the desk where an owner runs the shop.',
    'src/publish/releases',
    ...backend('catalogue', 'checkout', 'customers', 'orders', 'payment', 'platform', 'search'),
  ),
  'backend/customers': agreed(
    'Accounts, sign-in, profiles, lists, newsletter and push.',
    ...backend('catalogue', 'orders', 'platform'),
  ),
  'backend/cart': agreed(
    'The cart: lines, prices, delivery, vouchers.',
    ...backend('catalogue', 'customers', 'editing', 'platform'),
  ),
  'backend/orders': agreed(
    'Orders and their documents, as they were placed.',
    ...backend('catalogue', 'editing', 'platform'),
  ),
  'backend/payment': agreed(
    'Payment providers behind one interface: Mollie, and the bank of the tests.',
    ...backend('platform'),
  ),
  'backend/checkout': agreed(
    'Confirms carts, follows payments, and moves orders.',
    ...backend('cart', 'catalogue', 'customers', 'orders', 'payment', 'platform'),
  ),
  'backend/program': agreed(
    'Puts the programs together: the server, the renderer, the commands.',
    'src/publish',
    'backend',
  ),
  scripts: agreed('Thin entries of the commands.', 'src/publish', 'backend', 'tests'),
};
