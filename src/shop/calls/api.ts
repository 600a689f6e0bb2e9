import { type ApiClient, type ClientOptions, createClient } from '../../api/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { fetchCounted } from './in-flight.ts';
import { currentToken } from '../account/session/token.ts';

const clients = new Map<Locale, ApiClient>();

const options = (locale: Locale): ClientOptions => ({
  language: locale,
  fetch: fetchCounted,
  reload: () => new URLSearchParams(location.search).get('reload'),
  logError: ({ status, url }) => console.error(`Call failed: ${status} ${url}`),
});

/** The API client of this origin, for one language. */
export function api(locale: Locale): ApiClient {
  const existing = clients.get(locale);
  if (existing) return existing;
  const newClient = createClient({
    ...options(locale),
    token: currentToken,
    afterUnauthorized: async (token) =>
      (await import('../account/session/sign-in-again.ts')).signInAgain(token),
    showErrorPage: async (status) => {
      (await import('../content/error-page.ts')).replaceByErrorPage(status);
    },
  });
  clients.set(locale, newClient);
  return newClient;
}

/** A client for calls about the session itself: a 401 is handled like any other failure. */
export const sessionApi = (locale: Locale, token = currentToken): ApiClient =>
  createClient({ ...options(locale), token });

/** A client that sends no session token, so that an expired session cannot make the call fail. */
export const visitorApi = (locale: Locale): ApiClient => createClient(options(locale));
