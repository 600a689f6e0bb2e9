/** Route guards (spec 1 §4.1, §6). `src/routes.ts` assigns them to routes. */

/** `authed`: for signed-in customers only. `auth`: sign-in pages, for visitors only. */
export type Guard = 'auth' | 'authed';

/** Query key of a wishlist shared by link, which visitors may see. */
export const SHARED_LIST_PARAMETER = 'gedeeld';

/** Thrown for an unknown guard. `status` is the one that the error page shows (spec 1 §8). */
export class UnknownGuardError extends Error {
  readonly status = 500;

  constructor(name: string) {
    super(`Unknown middleware '${name}'`);
  }
}

/**
 * Decides whether a guard lets a visitor pass, starts the sign-in, or redirects to the home page.
 * `search`: query of the page's address. Throws `UnknownGuardError`.
 */
export function guardOutcome(
  name: string,
  { isSignedIn, search }: { isSignedIn: boolean; search: string },
): 'pass' | 'sign-in' | 'home' {
  switch (name as Guard) {
    case 'authed':
      return isSignedIn || new URLSearchParams(search).has(SHARED_LIST_PARAMETER)
        ? 'pass'
        : 'sign-in';
    case 'auth':
      return isSignedIn ? 'home' : 'pass';
    default:
      throw new UnknownGuardError(name);
  }
}
