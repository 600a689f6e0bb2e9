/** Settings of a whole shop, small. */
export const SHOP_ENV = {
  CATALOGUE_PRODUCTS: '60',
  CATALOGUE_ONLY_USED: 'true',
  SITE_URL: 'http://localhost:4321',
  LOG_LEVEL: 'silent',
};
