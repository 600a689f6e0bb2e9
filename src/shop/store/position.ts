import type { Coordinates } from '../../api/stores/mappers.ts';

/** Why there is no position: the visitor said no, or the device found none in time. */
export type PositionProblem = 'refused' | 'nowhere';

const TIMEOUT_MS = 10_000;
/** Where somebody was a few minutes ago is near enough for a list of branches. */
const MAX_AGE_MS = 300_000;
/** Two decimals are about a kilometre: no more than the list needs leaves the device. */
const round = (degrees: number) => Math.round(degrees * 100) / 100;

/** Where the visitor is, once the browser was allowed to tell. */
export function currentPosition(): Promise<Coordinates | PositionProblem> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('nowhere');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: round(coords.latitude), lng: round(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'nowhere'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
