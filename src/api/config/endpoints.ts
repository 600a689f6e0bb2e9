import type { Endpoint } from '../endpoint.ts';

/** Calls about the shop's configuration and the session (spec 2 §7). */
export const CONFIG = {
  get: { audience: 'public', method: 'GET', path: '/api/aspos/common/config' },
  session: { audience: 'personal', method: 'GET', path: '/api/aspos/session' },
} as const satisfies Record<string, Endpoint>;
