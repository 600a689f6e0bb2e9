/** The page that sign-in comes back to (spec 1 §4.1). Kept as it was given: check it when read. */
import { SIGN_IN_ROUTE_KEY } from '../../../domain/frame/session-keys.ts';

const REGISTRATION_KEY = 'registrationRoute';

/** Notes the page for a sign-in in this tab. */
export function saveRoute(path: string): void {
  keep('sessionStorage', SIGN_IN_ROUTE_KEY, path);
}

/** Notes the page for the sign-in after a registration: the mail's link opens in a different tab. */
export function saveRegistrationRoute(path: string): void {
  keep('localStorage', REGISTRATION_KEY, path);
}

/** Opens a window that starts with a copy of this tab's storage, in which `path` is noted. */
export function lendRoute<Opened>(path: string, open: () => Opened): Opened {
  const own = read('sessionStorage', SIGN_IN_ROUTE_KEY);
  saveRoute(path);
  const opened = open();
  if (own === null) forget('sessionStorage', SIGN_IN_ROUTE_KEY);
  else saveRoute(own);
  return opened;
}

/** The noted page, most recent purpose first; null without one. */
export const savedRoute = (): string | null =>
  read('sessionStorage', SIGN_IN_ROUTE_KEY) ?? read('localStorage', REGISTRATION_KEY);

/** Answers the noted page and forgets it. */
export function takeRoute(): string | null {
  const route = savedRoute();
  forget('sessionStorage', SIGN_IN_ROUTE_KEY);
  forget('localStorage', REGISTRATION_KEY);
  return route;
}

type Place = 'sessionStorage' | 'localStorage';

function keep(place: Place, key: string, path: string): void {
  try {
    globalThis[place].setItem(key, path);
  } catch {
    // Storage is closed: sign-in comes back to the home page.
  }
}

function read(place: Place, key: string): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

function forget(place: Place, key: string): void {
  try {
    globalThis[place].removeItem(key);
  } catch {
    // Storage is closed: nothing was noted.
  }
}
