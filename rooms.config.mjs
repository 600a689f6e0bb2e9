/**
 * The rooms of the house and who may import whom. ESLint holds `.astro` files to it,
 * dependency-cruiser all others.
 */
const READ_BY_ALL = ['src/assets', 'src/routes.ts', 'src/i18n', 'src/brands', 'src/env.ts'];

/** What backend and site agree on. */
const AGREEMENT = ['src/api', 'src/domain', 'src/releases', ...READ_BY_ALL];

/**
 * What nobody of the shop imports: the demo is a guest, which `backend/program/guest.ts` lets in when it is
 * there. Tests and measurements may use it.
 */
export const GUEST = {
  room: 'demo',
  door: 'backend/program/guest.ts',
  users: ['\\.test\\.tsx?$', '/testing/', '^tests/', '^scripts/(bench|budgets)/'],
};

export const ROOMS = {
  'src/domain': [],
  'src/api': ['src/domain', ...READ_BY_ALL],
  // SQLite reports damage alike in both files.
  'src/snapshot': ['src/api', 'src/domain', 'src/publish/releases/layout.ts', ...READ_BY_ALL],
  'src/stores': ['src/api', 'src/domain', ...READ_BY_ALL],
  'src/islands': ['src/stores', 'src/domain', ...READ_BY_ALL],
  // Runs beside the pages; `src/build` bundles it by its file name.
  'src/service-worker': ['src/api', 'src/domain', ...READ_BY_ALL],
  // A component's `.client.ts` is an island without a framework: it may read the stores.
  'src/components': ['src/snapshot', 'src/domain', 'src/islands', 'src/stores', ...READ_BY_ALL],
  'src/layouts': [
    'src/components',
    'src/snapshot',
    'src/domain',
    'src/islands',
    'src/styles',
    ...READ_BY_ALL,
  ],
  'src/pages': [
    'src/layouts',
    'src/components',
    'src/snapshot',
    'src/domain',
    'src/islands',
    ...READ_BY_ALL,
  ],
  // The releases know files and digests, and nothing of the shop.
  'src/releases': [],
  // Netlify is sent a release as files and digests.
  'src/netlify': ['src/releases', 'src/publish/snapshot/parallel.ts'],
  'src/build': ['src/snapshot', 'src/releases', 'src/domain', ...READ_BY_ALL],
  'src/i18n': ['src/domain', ...READ_BY_ALL],
  'src/brands': ['src/domain', 'src/env.ts'],
  // Files of `backend/` itself start the program: they read every folder below.
  backend: AGREEMENT,
  ...Object.fromEntries(
    Object.entries({
      db: ['private-data.ts'],
      jobs: ['db'],
      mail: ['db', 'jobs', 'http', 'site'],
      publishing: ['db', 'jobs'],
      catalogue: ['db', 'jobs', 'media', 'publishing', 'mulberry32.ts'],
      search: ['db', 'catalogue', 'mulberry32.ts'],
      content: ['db', 'media', 'publishing', 'catalogue', 'search'],
      geocoding: ['catalogue'],
      http: ['db', 'content', 'visitor'],
      visitor: ['private-data.ts'],
      identity: ['db', 'http', 'jobs', 'site'],
      disk: [],
      media: [],
      metrics: ['db', 'disk', 'http', 'jobs'],
      images: ['db', 'http', 'mulberry32.ts'],
      site: ['http'],
      pdf: [],
      services: ['db', 'http', 'media', 'pdf', 'search', 'visitor'],
      newsletter: ['db', 'http', 'identity'],
      push: ['db', 'http', 'jobs', 'orders'],
      customer: ['db', 'catalogue', 'http', 'identity', 'newsletter', 'orders', 'push', 'services'],
      wishlists: ['db', 'http', 'services'],
      orders: ['db', 'catalogue', 'content', 'http', 'pdf', 'services'],
      cart: ['db', 'content', 'customer', 'http', 'services'],
      payment: ['db', 'http', 'jobs', 'site'],
      checkout: [
        'db',
        'cart',
        'customer',
        'http',
        'identity',
        'jobs',
        'orders',
        'payment',
        'services',
      ],
      routes: [
        'catalogue',
        'media',
        'content',
        'geocoding',
        'http',
        'search',
        'services',
        'visitor',
      ],
      desk: [
        'db',
        'catalogue',
        'customer',
        'disk',
        'jobs',
        'mail',
        'orders',
        'checkout',
        'payment',
        'publishing',
        'content',
        'http',
        'images',
        'media',
        'site',
        'visitor',
      ],
      commands: [
        'db',
        'catalogue',
        'content',
        'search',
        'checkout',
        'desk',
        'jobs',
        'mail',
        'media',
        'orders',
        'services',
        'guest.ts',
        'order-mails.ts',
        'order-news.ts',
        'running.ts',
        'private-data.ts',
      ],
    }).map(([room, allowed]) => [
      `backend/${room}`,
      [...allowed.map((name) => `backend/${name}`), ...AGREEMENT],
    ]),
  ),
};
