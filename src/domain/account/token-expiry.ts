/** Key of the token in cookie and local storage. */
export const TOKEN_KEY = 'token';

/** The payload of a JWT as base64. */
export const payloadOf = (token: string): string =>
  (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');

/** When a token expires; null for a text that is no token. Letters with accents do not matter here. */
export function expiryOf(token: string): Date | null {
  try {
    const { exp } = JSON.parse(atob(payloadOf(token))) as { exp?: unknown };
    return typeof exp === 'number' ? new Date(exp * 1000) : null;
  } catch {
    return null;
  }
}
