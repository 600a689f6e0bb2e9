/** Read by astro-i18next: only a `.ts` or `.cjs` file is, silently, anything else is empty. */
export default {
  defaultLocale: 'nl',
  locales: ['nl', 'en'],
  defaultNamespace: 'frame',
  namespaces: ['frame', 'product', 'listing', 'store', 'content', 'account', 'checkout'],
  load: ['server'],
};
