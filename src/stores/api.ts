import { type ApiClient, createClient } from '../api/client.ts';
import type { Locale } from '../domain/entities/common.ts';
import { countedFetch } from './in-flight.ts';

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
    showErrorPage: async (status) => (await import('./error-page.ts')).leadToError(status),
  });
  clients.set(locale, made);
  return made;
}
