/** The page to return to after sign-in (spec 1 §4.1). Stored unchecked: validate on reading. */
import { SIGN_IN_ROUTE_KEY } from '../../../domain/frame/session-keys.ts';
import { readStored, writeStored } from '../../ui/storage.ts';

const REGISTRATION_KEY = 'registrationRoute';

/** Stores the page for a sign-in in this tab. */
export function saveRoute(path: string): void {
  writeStored('sessionStorage', SIGN_IN_ROUTE_KEY, path);
}

/** Stores the page for the sign-in after a registration; the mailed link opens in another tab. */
export function saveRegistrationRoute(path: string): void {
  writeStored('localStorage', REGISTRATION_KEY, path);
}

/** Opens a window, which inherits a copy of this tab's session storage with `path` stored in it. */
export function openWindowWithRoute<Opened>(path: string, open: () => Opened): Opened {
  const ownRoute = readStored('sessionStorage', SIGN_IN_ROUTE_KEY);
  saveRoute(path);
  const opened = open();
  writeStored('sessionStorage', SIGN_IN_ROUTE_KEY, ownRoute);
  return opened;
}

/** The stored page, that of this tab first; null if there is none. */
export const savedRoute = (): string | null =>
  readStored('sessionStorage', SIGN_IN_ROUTE_KEY) ?? readStored('localStorage', REGISTRATION_KEY);

/** Returns and removes the stored page. */
export function takeRoute(): string | null {
  const route = savedRoute();
  writeStored('sessionStorage', SIGN_IN_ROUTE_KEY, null);
  writeStored('localStorage', REGISTRATION_KEY, null);
  return route;
}
