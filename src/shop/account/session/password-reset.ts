/**
 * The reset flag (spec 1 §4.1): this tab requested a link for a new password. Holds the server's
 * message, so that the page can show it again after a reload.
 */
import { PASSWORD_RESET_KEY } from '../../../domain/frame/session-keys.ts';
import { readStored, writeStored } from '../../ui/storage.ts';

export function setRequestedReset(message: string): void {
  writeStored('sessionStorage', PASSWORD_RESET_KEY, message);
}

/** The server's message; null if no link was requested. */
export const requestedResetMessage = (): string | null =>
  readStored('sessionStorage', PASSWORD_RESET_KEY);

/** Clears the flag after a new password was set. */
export function clearRequestedReset(): void {
  writeStored('sessionStorage', PASSWORD_RESET_KEY, null);
}
