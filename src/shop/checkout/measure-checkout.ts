/** The measures of the checkout (spec 2 §9), for pages that most shoppers load without them. */
import measures from 'third-parties:measures';

type Measures = typeof import('../consent/analytics/checkout-analytics.ts');

/** Fetches the measures and notes one; does nothing where no tag manager is configured. */
export function measureCheckout(note: (measures: Measures) => void): void {
  if (!measures || document.documentElement.dataset['gtm'] === undefined) return;
  // Without a connection nothing is measured.
  measures().then(note, () => {});
}
