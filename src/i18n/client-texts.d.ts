/** The sections of the locale files in all languages (`src/publish/bundle/client-modules.ts`). */
declare module 'texts:account/again' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'account', 'again'>>;
  export default texts;
}
declare module 'texts:account/form' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'account', 'form'>>;
  export default texts;
}
declare module 'texts:account/part' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'account', 'part'>>;
  export default texts;
}
declare module 'texts:account/savedSearches' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'account', 'savedSearches'>>;
  export default texts;
}
declare module 'texts:account/stockAlerts' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'account', 'stockAlerts'>>;
  export default texts;
}
declare module 'texts:builders/form' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'builders', 'form'>>;
  export default texts;
}
declare module 'texts:builders/joint' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'builders', 'joint'>>;
  export default texts;
}
declare module 'texts:builders/list' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'builders', 'list'>>;
  export default texts;
}
declare module 'texts:builders/toList' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'builders', 'toList'>>;
  export default texts;
}
declare module 'texts:builders/wall' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'builders', 'wall'>>;
  export default texts;
}
declare module 'texts:cart/check' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'cart', 'check'>>;
  export default texts;
}
declare module 'texts:cart/confirm' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'cart', 'confirm'>>;
  export default texts;
}
declare module 'texts:cart/line' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'cart', 'line'>>;
  export default texts;
}
declare module 'texts:cart/merge' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'cart', 'merge'>>;
  export default texts;
}
declare module 'texts:cart/page' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'cart', 'page'>>;
  export default texts;
}
declare module 'texts:cart/quick' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'cart', 'quick'>>;
  export default texts;
}
declare module 'texts:cart/quickForm' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'cart', 'quickForm'>>;
  export default texts;
}
declare module 'texts:cart/share' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'cart', 'share'>>;
  export default texts;
}
declare module 'texts:cart/shared' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'cart', 'shared'>>;
  export default texts;
}
declare module 'texts:cart/sync' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'cart', 'sync'>>;
  export default texts;
}
declare module 'texts:cart/tools' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'cart', 'tools'>>;
  export default texts;
}
declare module 'texts:cart/totals' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'cart', 'totals'>>;
  export default texts;
}
declare module 'texts:cart/voucher' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'cart', 'voucher'>>;
  export default texts;
}
declare module 'texts:checkout/address' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'address'>>;
  export default texts;
}
declare module 'texts:checkout/changes' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'changes'>>;
  export default texts;
}
declare module 'texts:checkout/delivery' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'delivery'>>;
  export default texts;
}
declare module 'texts:checkout/methods' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'methods'>>;
  export default texts;
}
declare module 'texts:checkout/overview' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'overview'>>;
  export default texts;
}
declare module 'texts:checkout/payment' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'payment'>>;
  export default texts;
}
declare module 'texts:checkout/points' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'points'>>;
  export default texts;
}
declare module 'texts:checkout/return' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'return'>>;
  export default texts;
}
declare module 'texts:checkout/shell' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'shell'>>;
  export default texts;
}
declare module 'texts:checkout/slots' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'slots'>>;
  export default texts;
}
declare module 'texts:checkout/steps' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'steps'>>;
  export default texts;
}
declare module 'texts:checkout/stores' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'stores'>>;
  export default texts;
}
declare module 'texts:checkout/success' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'success'>>;
  export default texts;
}
declare module 'texts:checkout/summary' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'summary'>>;
  export default texts;
}
declare module 'texts:checkout/sums' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'sums'>>;
  export default texts;
}
declare module 'texts:checkout/withdraw' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'checkout', 'withdraw'>>;
  export default texts;
}
declare module 'texts:content/errorPage' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'content', 'errorPage'>>;
  export default texts;
}
declare module 'texts:frame/catalogue' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'frame', 'catalogue'>>;
  export default texts;
}
declare module 'texts:frame/search' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'frame', 'search'>>;
  export default texts;
}
declare module 'texts:listing/buy' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'listing', 'buy'>>;
  export default texts;
}
declare module 'texts:listing/card' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'listing', 'card'>>;
  export default texts;
}
declare module 'texts:listing/list' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'listing', 'list'>>;
  export default texts;
}
declare module 'texts:listing/range' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'listing', 'range'>>;
  export default texts;
}
declare module 'texts:loyalty/card' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'loyalty', 'card'>>;
  export default texts;
}
declare module 'texts:loyalty/none' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'loyalty', 'none'>>;
  export default texts;
}
declare module 'texts:loyalty/plan' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'loyalty', 'plan'>>;
  export default texts;
}
declare module 'texts:offline' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').LocaleFiles['offline']>;
  export default texts;
}
declare module 'texts:orders/bought' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'orders', 'bought'>>;
  export default texts;
}
declare module 'texts:orders/credit' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'orders', 'credit'>>;
  export default texts;
}
declare module 'texts:orders/detail' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'orders', 'detail'>>;
  export default texts;
}
declare module 'texts:orders/invoice' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'orders', 'invoice'>>;
  export default texts;
}
declare module 'texts:orders/invoices' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'orders', 'invoices'>>;
  export default texts;
}
declare module 'texts:orders/list' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'orders', 'list'>>;
  export default texts;
}
declare module 'texts:orders/paging' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'orders', 'paging'>>;
  export default texts;
}
declare module 'texts:orders/states' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'orders', 'states'>>;
  export default texts;
}
declare module 'texts:orders/vat' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'orders', 'vat'>>;
  export default texts;
}
declare module 'texts:product/compare' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'product', 'compare'>>;
  export default texts;
}
declare module 'texts:product/delivery' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'product', 'delivery'>>;
  export default texts;
}
declare module 'texts:product/promise' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'product', 'promise'>>;
  export default texts;
}
declare module 'texts:product/said' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'product', 'said'>>;
  export default texts;
}
declare module 'texts:product/sizes' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'product', 'sizes'>>;
  export default texts;
}
declare module 'texts:product/staffel' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'product', 'staffel'>>;
  export default texts;
}
declare module 'texts:product/stock' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'product', 'stock'>>;
  export default texts;
}
declare module 'texts:product/stores' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'product', 'stores'>>;
  export default texts;
}
declare module 'texts:product/total' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'product', 'total'>>;
  export default texts;
}
declare module 'texts:profile/addressForm' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'profile', 'addressForm'>>;
  export default texts;
}
declare module 'texts:profile/addresses' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'profile', 'addresses'>>;
  export default texts;
}
declare module 'texts:profile/dashboard' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'profile', 'dashboard'>>;
  export default texts;
}
declare module 'texts:profile/data' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'profile', 'data'>>;
  export default texts;
}
declare module 'texts:profile/delete' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'profile', 'delete'>>;
  export default texts;
}
declare module 'texts:profile/email' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'profile', 'email'>>;
  export default texts;
}
declare module 'texts:profile/form' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'profile', 'form'>>;
  export default texts;
}
declare module 'texts:profile/password' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'profile', 'password'>>;
  export default texts;
}
declare module 'texts:profile/personal' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'profile', 'personal'>>;
  export default texts;
}
declare module 'texts:profile/preferences' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'profile', 'preferences'>>;
  export default texts;
}
declare module 'texts:profile/site' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'profile', 'site'>>;
  export default texts;
}
declare module 'texts:profile/store' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'profile', 'store'>>;
  export default texts;
}
declare module 'texts:push/account' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'push', 'account'>>;
  export default texts;
}
declare module 'texts:push/order' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'push', 'order'>>;
  export default texts;
}
declare module 'texts:sidebars/shell' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'sidebars', 'shell'>>;
  export default texts;
}
declare module 'texts:sidebars/titles' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'sidebars', 'titles'>>;
  export default texts;
}
declare module 'texts:store/mapView' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'store', 'mapView'>>;
  export default texts;
}
declare module 'texts:store/stock' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'store', 'stock'>>;
  export default texts;
}
declare module 'texts:tools/alert' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'tools', 'alert'>>;
  export default texts;
}
declare module 'texts:tools/contact' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'tools', 'contact'>>;
  export default texts;
}
declare module 'texts:tools/energy' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'tools', 'energy'>>;
  export default texts;
}
declare module 'texts:tools/needed' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'tools', 'needed'>>;
  export default texts;
}
declare module 'texts:tools/shareProduct' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'tools', 'shareProduct'>>;
  export default texts;
}
declare module 'texts:tools/zoom' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'tools', 'zoom'>>;
  export default texts;
}
declare module 'texts:validation' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').LocaleFiles['validation']>;
  export default texts;
}
declare module 'texts:wishlists/detail' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'wishlists', 'detail'>>;
  export default texts;
}
declare module 'texts:wishlists/form' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'wishlists', 'form'>>;
  export default texts;
}
declare module 'texts:wishlists/order' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'wishlists', 'order'>>;
  export default texts;
}
declare module 'texts:wishlists/overview' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'wishlists', 'overview'>>;
  export default texts;
}
declare module 'texts:wishlists/row' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'wishlists', 'row'>>;
  export default texts;
}
declare module 'texts:wishlists/share' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'wishlists', 'share'>>;
  export default texts;
}
declare module 'texts:wishlists/shared' {
  const texts: Record<'nl' | 'en', import('./text-keys.ts').Section<'wishlists', 'shared'>>;
  export default texts;
}
