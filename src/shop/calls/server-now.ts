/**
 * The time of the server's clock, which determines when a session ends. The device's clock may be
 * hours off.
 */
import { fakeNow } from '../../domain/shared/fake-now.ts';
import { readStored, writeStored } from '../ui/storage.ts';

const SKEW_KEY = 'clockSkew';
/** Smaller differences may be network latency and are ignored. */
const MIN_SKEW_MS = 60_000;

/** Clock offset (server minus device), used if storage is disabled. */
let unstoredSkew = 0;

export const serverNow = (): Date => fakeNow(document.cookie) ?? new Date(Date.now() + clockSkew());

/** Measures the clock offset from a timestamp that the server has just issued. */
export function measureClockSkew(issued: Date): void {
  const ahead = issued.getTime() - Date.now();
  const measured = Math.abs(ahead) < MIN_SKEW_MS ? 0 : ahead;
  const isStored = writeStored('localStorage', SKEW_KEY, measured === 0 ? null : String(measured));
  unstoredSkew = isStored ? 0 : measured;
}

const clockSkew = (): number => Number(readStored('localStorage', SKEW_KEY)) || unstoredSkew;
