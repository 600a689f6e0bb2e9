/** The auth operations (spec 1 §7). */
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../outcome.ts';
import { AUTH } from './endpoints.ts';
import type { LoginRecord, LogoutRecord } from './wire.ts';

/** Exchanges the query that sign-in came back with for a token, or the reason why not. */
export function login(api: ApiClient, query: URLSearchParams): Promise<Outcome<LoginRecord>> {
  return api.call(AUTH.login, { body: Object.fromEntries(query) });
}

/** Ends the session; answers where the browser goes to sign out at the issuer. */
export function logout(api: ApiClient): Promise<Outcome<LogoutRecord>> {
  return api.call(AUTH.logout, { body: {} });
}
