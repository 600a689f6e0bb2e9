/** The token of a mailed link, after `#token=`; null without one. */
export function tokenOfHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}

const KEY = 'mailedToken';

/**
 * The token of the mailed link that was followed; null without one. Moves it from the URL, which
 * other scripts can read and users share, to the history state, so that a reload works.
 */
export function takeMailedToken(): string | null {
  const state = history.state as Record<string, unknown> | null;
  const token = tokenOfHash(location.hash);
  // A second mailed link opened in the same tab changes only the hash.
  addEventListener('hashchange', () => tokenOfHash(location.hash) && location.reload());
  if (token) {
    history.replaceState({ ...state, [KEY]: token }, '', location.pathname + location.search);
    return token;
  }
  const storedToken = state?.[KEY];
  return typeof storedToken === 'string' ? storedToken : null;
}
