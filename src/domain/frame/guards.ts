/** Route guards (spec 1 §4.1, §6); `src/routes.ts` names the one of a route. */

/** `authed`: for customers only. `auth`: pages to sign in, for visitors only. */
export type Guard = 'auth' | 'authed';

/** Query key of a list that was shared by link: visitors may see it. */
export const SHARED_LIST_KEY = 'gedeeld';

/** Thrown for a guard that does not exist; `status` is the error page's (spec 1 §8). */
export class UnknownGuardError extends Error {
  readonly status = 500;

  constructor(name: string) {
    super(`Unknown middleware '${name}'`);
  }
}

/**
 * Decides what a guard does with a caller: lets it pass, starts the sign-in, or sends it home.
 * `search`: query of the page's address. Throws `UnknownGuardError`.
 */
export function guardOutcome(
  name: string,
  { isSignedIn, search }: { isSignedIn: boolean; search: string },
): 'pass' | 'sign-in' | 'home' {
  switch (name as Guard) {
    case 'authed':
      return isSignedIn || new URLSearchParams(search).has(SHARED_LIST_KEY) ? 'pass' : 'sign-in';
    case 'auth':
      return isSignedIn ? 'home' : 'pass';
    default:
      throw new UnknownGuardError(name);
  }
}
