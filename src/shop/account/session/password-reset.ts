/**
 * The reset flag (spec 1 §4.1): this tab asked for a link for a new password. It holds what the
 * server said, so that the page still says it after a reload.
 */
import { PASSWORD_RESET_KEY } from '../../../domain/frame/session-keys.ts';

export function setResetAsked(message: string): void {
  try {
    sessionStorage.setItem(PASSWORD_RESET_KEY, message);
  } catch {
    // Storage is closed: the page that is open says it.
  }
}

/** What the server said; null where no link was asked for. */
export function resetAsked(): string | null {
  try {
    return sessionStorage.getItem(PASSWORD_RESET_KEY);
  } catch {
    return null;
  }
}

/** There is a new password. */
export function endReset(): void {
  try {
    sessionStorage.removeItem(PASSWORD_RESET_KEY);
  } catch {
    // Storage is closed: nothing was set.
  }
}
