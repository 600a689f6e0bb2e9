/**
 * The time by the server's clock, which decides when a session ends; a device's clock may be hours
 * off.
 */
import { fakeNow } from '../../domain/shared/fake-now.ts';
import { readStored, writeStored } from '../ui/storage.ts';

const KEY = 'clockSkew';
/** Smaller differences may be network latency and are ignored. */
const LEAST_MS = 60_000;

/** Clock offset (server minus device), used if storage is disabled. */
let unstoredSkew = 0;

export const serverNow = (): Date => fakeNow(document.cookie) ?? new Date(Date.now() + skew());

/** Measures the clock offset from a timestamp that the server has just issued. */
export function noteServerTime(issued: Date): void {
  const ahead = issued.getTime() - Date.now();
  const measured = Math.abs(ahead) < LEAST_MS ? 0 : ahead;
  const isStored = writeStored('localStorage', KEY, measured === 0 ? null : String(measured));
  unstoredSkew = isStored ? 0 : measured;
}

const skew = (): number => Number(readStored('localStorage', KEY)) || unstoredSkew;
