import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/aspos/webnodes';

/** Calls about categories (spec 2 §7, spec 1 §7). */
export const WEB_NODES = {
  byUrl: { method: 'GET', path: `${BASE}/url/{url}`, missIsNotFound: true },
  root: { method: 'GET', path: `${BASE}/main/root` },
  main: { method: 'GET', path: `${BASE}/main/{id}` },
  search: { method: 'GET', path: `${BASE}/search/{query}` },
} as const satisfies Record<string, Endpoint>;
