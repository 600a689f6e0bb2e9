/**
 * The time by the clock of the server, which alone says when a session ends: that of a device may
 * be hours off.
 */
import { fakeNow } from '../../domain/shared/fake-now.ts';
import { readStored, writeStored } from '../ui/storage.ts';

const KEY = 'clockSkew';
/** An answer takes a while: less than this says nothing of a clock. */
const LEAST_MS = 60_000;

/** By how much the server is ahead of this device, where storage is closed. */
let held = 0;

export const serverNow = (): Date => fakeNow(document.cookie) ?? new Date(Date.now() + skew());

/** Measures the clock of this device by what the server has just made. */
export function noteServerTime(issued: Date): void {
  const ahead = issued.getTime() - Date.now();
  const measured = Math.abs(ahead) < LEAST_MS ? 0 : ahead;
  const isStored = writeStored('localStorage', KEY, measured === 0 ? null : String(measured));
  held = isStored ? 0 : measured;
}

const skew = (): number => Number(readStored('localStorage', KEY)) || held;
