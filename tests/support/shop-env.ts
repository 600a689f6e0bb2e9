/** Settings of a small shop for tests. */
export const SHOP_ENV = {
  CATALOGUE_PRODUCTS: '60',
  CATALOGUE_ONLY_USED: 'true',
  SITE_URL: 'http://localhost:4321',
  LOG_LEVEL: 'silent',
};
