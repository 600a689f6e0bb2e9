import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/aspos/webnodes';

/** Calls about categories (spec 2 §7, spec 1 §7). */
export const WEB_NODES = {
  byUrl: { audience: 'public', method: 'GET', path: `${BASE}/url/{url}`, missIsNotFound: true },
  root: { audience: 'public', method: 'GET', path: `${BASE}/main/root` },
  main: { audience: 'public', method: 'GET', path: `${BASE}/main/{id}` },
  search: { audience: 'public', method: 'GET', path: `${BASE}/search/{query}` },
} as const satisfies Record<string, Endpoint>;
