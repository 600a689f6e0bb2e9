/** Read by astro-i18next: only a `.ts` or `.cjs` file is; any other silently counts as empty. */
export default {
  defaultLocale: 'nl',
  locales: ['nl', 'en'],
  defaultNamespace: 'frame',
  namespaces: [
    'frame',
    'sidebars',
    'product',
    'listing',
    'store',
    'content',
    'account',
    'cart',
    'checkout',
    'validation',
    'orders',
    'wishlists',
    'profile',
    'loyalty',
    'builders',
  ],
  load: ['server'],
  // Astro escapes what it prints; escaping twice would show `&amp;`.
  i18nextServer: { interpolation: { escapeValue: false } },
};
