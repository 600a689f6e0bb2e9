/** Every call of the agreement as the typed client makes it. */
import * as auth from '../../../src/api/auth/client.ts';
import * as brands from '../../../src/api/brands/client.ts';
import type { ApiClient } from '../../../src/api/client.ts';
import * as cart from '../../../src/api/cart/client.ts';
import * as config from '../../../src/api/config/client.ts';
import * as content from '../../../src/api/content/client.ts';
import * as customer from '../../../src/api/customer/client.ts';
import { type Outcome, mapOutcome } from '../../../src/api/outcome.ts';
import * as orders from '../../../src/api/orders/client.ts';
import * as payment from '../../../src/api/payment/client.ts';
import * as preference from '../../../src/api/preference/client.ts';
import * as products from '../../../src/api/products/client.ts';
import { ownPrices } from '../../../src/api/products/own-prices.ts';
import * as reviews from '../../../src/api/reviews/client.ts';
import * as search from '../../../src/api/search/client.ts';
import * as stores from '../../../src/api/stores/client.ts';
import * as push from '../../../src/api/push/client.ts';
import { BROWSER } from './push-cases.ts';
import * as savedSearches from '../../../src/api/saved-searches/client.ts';
import * as stockAlerts from '../../../src/api/stock-alerts/client.ts';
import * as subscription from '../../../src/api/subscription/client.ts';
import { DEFAULT_JOINT, DEFAULT_WALL } from '../../../src/domain/tools/tool-address.ts';
import * as tools from '../../../src/api/tools/client.ts';
import * as webNodes from '../../../src/api/webnodes/client.ts';
import * as wishlists from '../../../src/api/wishlists/client.ts';

const listState = {
  searchTerm: 'plaat & balk',
  categoryID: 12,
  categoryIDs: [3, 4],
  brandNames: ['A, B', 'C'],
  filterFacets: ['thickness|12,5 mm', 'color|a|b'],
  minPrice: 9.95,
  maxPrice: 20,
  onlySoldOnline: false,
  sortOrder: 'price-asc',
  page: 3,
  pageSize: 11,
};
const ids = [100123, 100200];
const address = {
  ...{ type: 'DeliveryAddress', name: 'Bouwplaats', firstName: 'Piet', lastName: 'Bouwer' },
  ...{ gender: 'male', phoneNumber: '0612345678', emailAddress: 'piet@bouw.example' },
  ...{ memo: 'Achterom', street: 'Kade', houseNumber: '546', houseNumberExtension: 'K 1' },
  ...{ postalCode: '3542 AB', city: 'Utrecht', countryCode: 'NL' },
};

const lines = ids.map((productId) => ({ productId, quantity: 3 }));
const SHARE_KEY = 'u0x9-Zb_3kQ1wV5tY7sR2A';
const OPERATION = '6f8a1c5e-0b5a-4f0e-9d2c-1a2b3c4d5e6f';
const slot = { date: '2026-11-24', methodId: 'pickup-1600', timeFrom: '16:13', timeTo: '17:00' };

/** By the name of the call. `now` is the moment that discounts are judged at. */
export const CLIENT_CALLS: Record<
  string,
  (api: ApiClient, now: Date) => Promise<Outcome<unknown>>
> = {
  productsByIds: (api, now) => products.productsByIds(api, ids, now, { realtimeStock: true }),
  productByUrl: (api, now) => products.productByUrl(api, 'gipsplaat-100123', now),
  productStock: async (api) =>
    mapOutcome(await products.productStock(api, ids), (stock) => Object.fromEntries(stock)),
  addViewedProduct: (api) => products.addViewedProduct(api, 100123, null),
  viewedProducts: (api, now) => products.viewedProducts(api, now),
  ownPrices: (api, now) => ownPrices(api, [100300, 100301], now),
  productsOfWebNode: (api, now) => products.productsOfWebNode(api, 310, now, { limit: 20 }),
  stockAlert: (api) => products.requestStockAlert(api, 100123, 'jan@bouw.example'),
  productContact: (api) => products.requestPhoneCall(api, 100123, '030 000 00 00'),
  searchResults: (api, now) => search.searchProducts(api, listState, now),
  boughtResults: (api, now) =>
    search.searchProducts(api, listState, now, search.listEndpoint({ bought: true })),
  searchSuggestions: (api) => search.searchSuggestions(api, 'gips'),
  listOptions: (api) => search.listOptions(api),
  recommendations: (api, now) =>
    search.recommendations(api, { currentProductId: 1, productIds: ids, pageSize: 4 }, now),
  wallMaterials: (api, now) => tools.wallMaterials(api, DEFAULT_WALL, now),
  jointKit: (api, now) => tools.jointKit(api, DEFAULT_JOINT, now),
  webNodeByUrl: (api, now) => webNodes.webNodeByUrl(api, 'bouwmaterialen/gips & platen', now),
  webNodeRoot: (api, now) => webNodes.rootWebNode(api, now, 2),
  webNodeMain: (api, now) => webNodes.webNodeById(api, 310, now, 1),
  webNodeSearch: (api, now) => webNodes.searchWebNodes(api, 'hout/plaat', now, 5),
  brands: (api) => brands.brands(api),
  popularBrands: (api) => brands.popularBrands(api, 5),
  brandByUrl: (api) => brands.brandByUrl(api, 'steen-zn'),
  stores: (api) =>
    stores.stores(api, {
      near: { lat: 52.1, lng: -0.5 },
      maxDistance: 30,
      storeTags: ['Webshop', 'Zagen'],
    }),
  storeByUrl: (api) => stores.storeByUrl(api, 'utrecht'),
  storeById: (api) => stores.storeById(api, 4),
  postcodeCoords: (api) => stores.postcodeCoordinates(api, '3542 AB'),
  places: (api) => stores.places(api, 'bergen'),
  contentPage: (api) =>
    content.contentPage(api, {
      url: '/klantenservice',
      parts: ['mainMenu', 'blocks'],
      pageMeta: true,
      params: { city: 'Ede' },
    }),
  faqByName: (api) => content.faqByName(api, 'klantenservice', 'en'),
  productReviews: async (api) =>
    mapOutcome(await reviews.productReviews(api, ids, 2), (found) => Object.fromEntries(found)),
  commonConfig: (api) => config.shopConfig(api),
  session: (api) => config.session(api),
  preference: (api) => preference.preference(api),
  setPreferredStore: (api) => preference.setPreferredStore(api, 9),
  setVatPreference: (api) => preference.setVatPreference(api, false),
  login: (api) => auth.login(api, new URLSearchParams({ code: 'x', state: 'y', iss: 'z' })),
  logout: (api) => auth.logout(api),
  register: (api) =>
    auth.register(api, {
      ...{ email: 'wie@bouwer.example', password: 'Geheim1', firstName: 'Piet', middleName: '' },
      ...{ lastName: 'Bouwer', companyName: '', kvkNumber: '', newsletter: false },
    }),
  confirmEmail: (api) => auth.confirmEmail(api, 'token'),
  resendConfirmation: (api) => auth.resendConfirmation(api, 'wie@bouwer.example'),
  forgotPassword: (api) => auth.forgotPassword(api, 'wie@bouwer.example'),
  checkForgotPasswordToken: (api) => auth.checkForgotPasswordToken(api, 'token'),
  resetPassword: (api) => auth.resetPassword(api, 'token', 'Geheim1'),
  subscribe: (api) => auth.subscribe(api, 'wie@bouwer.example'),
  pushSettings: (api) => push.pushKey(api),
  subscribePush: (api) => push.subscribePush(api, BROWSER, 'A'.repeat(22)),
  unsubscribePush: (api) => push.unsubscribePush(api, BROWSER.endpoint),
  pushDevices: (api) => push.pushDevices(api),
  endAllPush: (api) => push.endAllPush(api),
  checkSubscription: (api) => subscription.checkSubscription(api, 'A'.repeat(22)),
  confirmSubscription: (api) => subscription.confirmSubscription(api, 'A'.repeat(22)),
  stockAlerts: (api) => stockAlerts.readStockAlerts(api, 'A'.repeat(22)),
  endStockAlerts: (api) => stockAlerts.endStockAlerts(api, 'A'.repeat(22), 100123),
  unsubscribe: (api) => subscription.unsubscribe(api, 'A'.repeat(22)),
  availableEmail: (api) => auth.availableEmail(api, 'wie@bouwer.example'),
  customer: (api) =>
    customer.customer(api, {
      ensureDeliveryAddress: true,
      includeFields: ['addresses', 'contacts'],
    }),
  saveCustomer: (api) => customer.saveCustomer(api, { firstName: 'Pieter', gender: 'male' }, true),
  deleteCustomer: (api) => customer.deleteCustomer(api, 'Geheim1'),
  exportCustomer: (api) => customer.exportCustomer(api),
  financialData: (api) => customer.financialData(api),
  setDefaultStore: (api) => customer.setDefaultStore(api, 9),
  validatePhone: (api) => customer.validatePhone(api, '+31 6 12345678'),
  logisticStore: (api) => customer.logisticStore(api),
  setOptIn: (api) => customer.setOptIn(api, true),
  addresses: (api) => customer.addresses(api),
  addAddress: (api) => customer.addAddress(api, address),
  saveAddress: (api) => customer.saveAddress(api, 7, address),
  deleteAddress: (api) => customer.deleteAddress(api, 7),
  findAddress: (api) => customer.findAddress(api, '3542 AB', '546 K 1'),
  wishlists: (api) => wishlists.wishlists(api, 4),
  addWishlist: (api) => wishlists.addWishlist(api, 'Zolder'),
  wishlist: (api) => wishlists.wishlist(api, 12),
  renameWishlist: (api) => wishlists.renameWishlist(api, 12, 'Badkamer nr. 14'),
  deleteWishlist: (api) => wishlists.deleteWishlist(api, 12),
  addWishlistProducts: (api) => wishlists.addWishlistProducts(api, 12, lines),
  deleteWishlistProduct: (api) => wishlists.deleteWishlistProduct(api, 12, 100123),
  checkWishlists: (api) => wishlists.checkWishlists(api, 100123),
  addCartToWishlists: (api) => wishlists.addCartToWishlists(api, [12, 13], lines),
  setWishlistsOfProduct: (api) => wishlists.setWishlistsOfProduct(api, 100123, [12, 13]),
  shareWishlist: (api) => wishlists.shareWishlist(api, 12),
  unshareWishlist: (api) => wishlists.unshareWishlist(api, 12),
  sharedWishlist: (api) => wishlists.sharedWishlist(api, SHARE_KEY),
  copySharedWishlist: (api) => wishlists.copySharedWishlist(api, SHARE_KEY, 'Van de buren'),
  savedSearches: (api) => savedSearches.savedSearches(api),
  saveSearch: (api) => savedSearches.saveSearch(api, 'gipsplaat 12,5'),
  deleteSavedSearch: (api) => savedSearches.deleteSavedSearch(api, 31),
  orders: (api) => orders.orders(api, { offset: 10, limit: 10 }),
  order: (api) => orders.order(api, 300001),
  boughtProducts: (api) => orders.boughtProducts(api, { offset: 0, limit: 20 }),
  orderCount: (api) => orders.orderCount(api),
  invoices: (api) => orders.invoices(api, { offset: 0, limit: 20 }),
  cart: (api, now) => cart.cart(api, now, '2026-11-20T11:58:03.120Z'),
  changeCartLines: (api, now) =>
    cart.changeCartLines(api, now, [
      {
        ...{ operationId: OPERATION, productId: 100300, quantity: 12, action: 'Add' },
        source: { listId: 'cart cross sell', listName: '<b>Vaak samen</b>' },
      },
      {
        ...{ operationId: OPERATION, productId: 100200, quantity: 0, action: 'Delete' },
        source: null,
      },
    ]),
  clearCart: (api, now) => cart.clearCart(api, now),
  setCartDelivery: (api, now) => cart.deliverToAddress(api, now, 7),
  refreshCartDelivery: (api, now) => cart.refreshCartDelivery(api, now),
  setCartShipment: (api, now) =>
    cart.setCartShipment(api, now, { shippingMethod: 'Pickup', ...slot }),
  setCartStore: (api, now) => cart.pickUpInStore(api, now, 4),
  setCartPayment: (api, now) => cart.setCartPayment(api, now, { method: 'card', issuer: null }),
  setCartPoints: (api, now) => cart.setCartPoints(api, now, 750),
  shareCart: (api) => cart.shareCart(api),
  sharedCart: (api, now) => cart.sharedCart(api, now, SHARE_KEY),
  useSharedCart: (api, now) =>
    cart.useSharedCart(api, now, { shareKey: SHARE_KEY, operationId: OPERATION, replace: true }),
  addCartVoucher: (api, now) => cart.addCartVoucher(api, now, { couponId: 1_930_454_021 }),
  deleteCartVoucher: (api, now) => cart.deleteCartVoucher(api, now, { couponId: 1_930_454_021 }),
  voucherByCode: (api) => cart.voucherByCode(api, 'demo5'),
  orderAgain: (api, now) => cart.orderAgain(api, now, 300001, OPERATION),
  undoCartMerge: (api, now) => cart.undoCartMerge(api, now),
  validateCart: (api, now) => cart.validateCart(api, now),
  quickOrder: (api, now) => cart.quickOrder(api, now, ['100300', 'onbekend']),
  deliveryOptions: (api) => cart.deliveryOptions(api, '07:00'),
  pickupOptions: (api) => cart.pickupOptions(api, 4),
  confirmCart: (api, now) =>
    cart.confirmCart(api, now, {
      ...{ idempotencyKey: OPERATION, amountToPay: 3_115, memo: 'Achterom', reference: 'Klus 12' },
      ...{ pinCode: null, analyticsClientId: null, analyticsSessionId: null },
    }),
  paymentMethods: (api) => payment.paymentMethods(api),
  validatePin: (api) => payment.validatePin(api, '1234'),
  paymentStatus: (api) => payment.paymentStatus(api, SHARE_KEY),
  orderSuccess: (api) => orders.orderSuccess(api, SHARE_KEY),
  withdrawOrder: (api) =>
    orders.withdrawOrder(api, {
      ...{ name: 'Piet Bouwer', orderNumber: '26000120', email: 'piet@bouw.example' },
      ...{ positions: [1], reason: 'Te veel besteld' },
    }),
};
