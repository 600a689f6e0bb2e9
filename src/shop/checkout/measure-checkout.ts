/** Checkout analytics (spec 2 §9), for pages that most shoppers load without them. */
import loadCheckoutAnalytics from 'third-parties:measures';

type Measures = typeof import('../consent/analytics/checkout-analytics.ts');

/** Loads the analytics code and records an event; does nothing without a tag manager. */
export function measureCheckout(note: (measures: Measures) => void): void {
  if (!loadCheckoutAnalytics || document.documentElement.dataset['gtm'] === undefined) return;
  // A failure, e.g. while offline, is ignored.
  loadCheckoutAnalytics().then(note, () => {});
}
