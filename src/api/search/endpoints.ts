import type { Endpoint } from '../endpoint.ts';

/** Calls of the search service (spec 2 §7). The first two share a path; `bought` is an addition. */
export const SEARCH = {
  results: {
    audience: 'public',
    method: 'GET',
    path: '/api/sp/search',
    fixed: { requestType: 'results' },
    serverErrorIsNotFound: true,
  },
  suggestions: {
    audience: 'public',
    method: 'GET',
    path: '/api/sp/search',
    fixed: { requestType: 'autocompletesuggestions' },
  },
  bought: { audience: 'customer', method: 'GET', path: '/api/aspos/customer/products/search' },
  config: { audience: 'public', method: 'GET', path: '/api/sp/config' },
  recommendations: {
    audience: 'public',
    method: 'GET',
    path: '/api/sp/v1/product/recommendations',
  },
} as const satisfies Record<string, Endpoint>;
