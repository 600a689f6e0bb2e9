/**
 * The reset flag (spec 1 §4.1): this tab asked for a link for a new password. It holds what the
 * server said, so that the page still says it after a reload.
 */
import { PASSWORD_RESET_KEY } from '../../../domain/frame/session-keys.ts';
import { readStored, writeStored } from '../../ui/storage.ts';

export function setResetAsked(message: string): void {
  writeStored('sessionStorage', PASSWORD_RESET_KEY, message);
}

/** What the server said; null where no link was asked for. */
export const resetAsked = (): string | null => readStored('sessionStorage', PASSWORD_RESET_KEY);

/** There is a new password. */
export function endReset(): void {
  writeStored('sessionStorage', PASSWORD_RESET_KEY, null);
}
