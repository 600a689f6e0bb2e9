import type { Endpoint } from '../endpoint.ts';

/** Calls about content (spec 1 §7, spec 2 §7). */
export const CONTENT = {
  page: { audience: 'public', method: 'POST', path: '/api/vm/u' },
  faq: { audience: 'public', method: 'GET', path: '/api/faqcategorybyname/{name}/{culture}' },
} as const satisfies Record<string, Endpoint>;
