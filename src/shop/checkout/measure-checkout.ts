/** Checkout analytics (spec 2 §9); their code is loaded only for shoppers with a tag manager. */
import loadCheckoutAnalytics from 'third-parties:measures';

type CheckoutAnalytics = typeof import('../consent/analytics/checkout-analytics.ts');

/** Loads the analytics code and records an event; does nothing without a tag manager. */
export function measureCheckout(record: (analytics: CheckoutAnalytics) => void): void {
  if (!loadCheckoutAnalytics || document.documentElement.dataset['gtm'] === undefined) return;
  // A failure, e.g. while offline, is ignored.
  loadCheckoutAnalytics().then(record, () => {});
}
