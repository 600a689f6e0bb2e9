import type { Endpoint } from '../endpoint.ts';

/** Calls of the search service (spec 2 §7). The first two share a path. */
export const SEARCH = {
  results: {
    method: 'GET',
    path: '/api/sp/search',
    fixed: { requestType: 'results' },
    serverErrorIsNotFound: true,
  },
  suggestions: {
    method: 'GET',
    path: '/api/sp/search',
    fixed: { requestType: 'autocompletesuggestions' },
  },
  config: { method: 'GET', path: '/api/sp/config' },
  recommendations: { method: 'GET', path: '/api/sp/v1/product/recommendations' },
} as const satisfies Record<string, Endpoint>;
