import type { Call } from './call.ts';

/**
 * Returns the failure statuses of a call, and their meaning, besides those that every call has. The
 * OpenAPI document lists them; the backend uses no others.
 */
export function failureStatuses(call: Call): Partial<Record<401 | 403 | 404 | 409, string>> {
  const isCustomers = call.audience === 'customer';
  const mayNameIds = call.params !== undefined || call.body !== undefined;
  return {
    ...(call.audience !== 'public' && {
      401: isCustomers
        ? 'Nobody is signed in, or the token is not valid any more (`WWW-Authenticate` tells which)'
        : 'The token that was sent is not valid any more',
    }),
    ...(call.method !== 'GET' && {
      403: 'The caller may not do this, or a page of a different site asked for it',
    }),
    ...(((isCustomers && mayNameIds) || call.namesOwnIds) && {
      404: 'The caller has nothing with this id',
    }),
    ...(call.conflict !== undefined && { 409: call.conflict }),
  };
}
