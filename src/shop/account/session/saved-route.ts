/** The page that sign-in comes back to (spec 1 §4.1). Kept as it was given: check it when read. */
import { SIGN_IN_ROUTE_KEY } from '../../../domain/frame/session-keys.ts';
import { readStored, writeStored } from '../../ui/storage.ts';

const REGISTRATION_KEY = 'registrationRoute';

/** Notes the page for a sign-in in this tab. */
export function saveRoute(path: string): void {
  writeStored('sessionStorage', SIGN_IN_ROUTE_KEY, path);
}

/** Notes the page for the sign-in after a registration: the mail's link opens in a different tab. */
export function saveRegistrationRoute(path: string): void {
  writeStored('localStorage', REGISTRATION_KEY, path);
}

/** Opens a window that starts with a copy of this tab's storage, in which `path` is noted. */
export function lendRoute<Opened>(path: string, open: () => Opened): Opened {
  const own = readStored('sessionStorage', SIGN_IN_ROUTE_KEY);
  saveRoute(path);
  const opened = open();
  writeStored('sessionStorage', SIGN_IN_ROUTE_KEY, own);
  return opened;
}

/** The noted page, most recent purpose first; null without one. */
export const savedRoute = (): string | null =>
  readStored('sessionStorage', SIGN_IN_ROUTE_KEY) ?? readStored('localStorage', REGISTRATION_KEY);

/** Answers the noted page and forgets it. */
export function takeRoute(): string | null {
  const route = savedRoute();
  writeStored('sessionStorage', SIGN_IN_ROUTE_KEY, null);
  writeStored('localStorage', REGISTRATION_KEY, null);
  return route;
}
