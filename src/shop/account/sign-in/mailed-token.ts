/** The token of a link in a mail, which stands after `#token=`; null without one. */
export function tokenOfHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}
