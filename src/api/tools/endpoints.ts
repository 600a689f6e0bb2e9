import type { Endpoint } from '../endpoint.ts';

/** Calls of the wall builder and the joint kit; additions to the specification. */
export const TOOLS_CALLS = {
  wall: { audience: 'public', method: 'GET', path: '/api/aspos/tools/wall' },
  joint: { audience: 'public', method: 'GET', path: '/api/aspos/tools/joint' },
} as const satisfies Record<string, Endpoint>;
