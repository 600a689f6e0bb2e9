import type { Coordinates } from '../../api/stores/mappers.ts';

/** Why there is no position. `refused`: permission denied; `nowhere`: not determined in time. */
export type PositionProblem = 'refused' | 'nowhere';

const TIMEOUT_MS = 10_000;
/** A position of a few minutes ago is accurate enough for a list of stores. */
const MAX_AGE_MS = 300_000;
/** Two decimals are about a kilometre; a more precise position never leaves the device. */
const roundPosition = (degrees: number) => Math.round(degrees * 100) / 100;

/** The visitor's position; asks for permission if needed. */
export function findVisitorPosition(): Promise<Coordinates | PositionProblem> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('nowhere');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ lat: roundPosition(coords.latitude), lng: roundPosition(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'nowhere'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
