import type { Endpoint } from '../endpoint.ts';

/** Reviews of products (spec 2 §7: a review service, disabled by a setting). */
export const REVIEWS = {
  products: { audience: 'public', method: 'GET', path: '/api/reviews/products' },
} as const satisfies Record<string, Endpoint>;
