import { type ApiClient, createClient } from '../api/client.ts';
import type { Locale } from '../domain/entities/common.ts';
import { STATUS } from '../domain/status.ts';
import { countedFetch } from './in-flight.ts';
import { clearSession, currentToken } from './session.ts';

const clients = new Map<Locale, ApiClient>();

/** The client of the page's own origin, in one language. */
export function api(locale: Locale): ApiClient {
  const known = clients.get(locale);
  if (known) return known;
  const made = createClient({
    language: locale,
    fetch: countedFetch,
    reload: () => new URLSearchParams(location.search).get('reload'),
    logError: ({ status, url }) => console.error(`Call failed: ${status} ${url}`),
    token: currentToken,
    showErrorPage: async (status) => {
      // A session that ended in mid-work: what was typed stays, and the page asks to sign in.
      if (status === STATUS.Unauthorized && currentToken()) return clearSession();
      (await import('./error-page.ts')).leadToError(status);
    },
  });
  clients.set(locale, made);
  return made;
}
