/** Name of the cookie and local storage item that hold the token. */
export const TOKEN_KEY = 'token';

/** Returns the payload of a JWT in base64. */
export const jwtPayload = (token: string): string =>
  (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');

/** Returns when a token expires; null if it is invalid. */
export function tokenExpiry(token: string): Date | null {
  try {
    const { exp } = JSON.parse(atob(jwtPayload(token))) as { exp?: unknown };
    return typeof exp === 'number' ? new Date(exp * 1000) : null;
  } catch {
    return null;
  }
}
