/** Settings of the whole shop that tests begin with, small. */
export const SHOP_ENV = {
  CATALOGUE_PRODUCTS: '60',
  CATALOGUE_ONLY_USED: 'true',
  SITE_URL: 'http://localhost:4321',
  LOG_LEVEL: 'silent',
};
