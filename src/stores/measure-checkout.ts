/** The measures of the checkout (spec 2 §9), for pages that most shoppers load without them. */
type Measures = typeof import('./checkout-analytics.ts');

/** Fetches the measures and notes one; does nothing where no tag manager is configured. */
export function measureCheckout(note: (measures: Measures) => void): void {
  if (document.documentElement.dataset['gtm'] === undefined) return;
  // Without a connection nothing is measured.
  import('./checkout-analytics.ts').then(note).catch(() => {});
}
