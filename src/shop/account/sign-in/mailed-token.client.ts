/** The token of a link in a mail, which stands after `#token=`; null without one. */
export function tokenOfHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}

const KEY = 'mailedToken';

/**
 * The token of the mail that led here; null without one. It is taken out of the address, which
 * other scripts read and people share, and kept in the tab's history for a reload.
 */
export function takeMailedToken(): string | null {
  const state = history.state as Record<string, unknown> | null;
  const token = tokenOfHash(location.hash);
  // A second mail's link in the same tab changes only what is after the #.
  addEventListener('hashchange', () => tokenOfHash(location.hash) && location.reload());
  if (token) {
    history.replaceState({ ...state, [KEY]: token }, '', location.pathname + location.search);
    return token;
  }
  const kept = state?.[KEY];
  return typeof kept === 'string' ? kept : null;
}
