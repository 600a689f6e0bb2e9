/** Calls of the registration and password pages; loaded lazily. */
import * as auth from '../../../api/auth/client.ts';
import { type Outcome, dataOrNull } from '../../../api/outcome.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { sessionApi, visitorApi } from '../../calls/api.ts';
import { clearSession } from './session.ts';
import { currentToken } from './token.ts';

const TOO_MANY_REQUESTS = 429;

/**
 * Result of an operation. `done` and `refused` carry the server's message; `tooOften` and `failed`
 * (no usable response) have none.
 */
export type AccessResult =
  | { kind: 'done' | 'refused'; message: string }
  | { kind: 'tooOften' | 'failed' };

/** Maps the outcome of an auth call. */
export function accessResultOf(outcome: Outcome<auth.AuthResult>): AccessResult {
  if (!outcome.ok) {
    return { kind: outcome.status === TOO_MANY_REQUESTS ? 'tooOften' : 'failed' };
  }
  const { isDone, message } = outcome.data;
  return { kind: isDone ? 'done' : 'refused', message };
}

export const register = async (locale: Locale, registration: auth.Registration) =>
  accessResultOf(await auth.register(visitorApi(locale), registration));

export const confirmEmail = async (locale: Locale, token: string) =>
  accessResultOf(await auth.confirmEmail(visitorApi(locale), token));

export const resendConfirmation = async (locale: Locale, email: string) =>
  accessResultOf(await auth.resendConfirmation(visitorApi(locale), email));

export const forgotPassword = async (locale: Locale, email: string) =>
  accessResultOf(await auth.forgotPassword(visitorApi(locale), email));

export const resetPassword = async (locale: Locale, token: string, password: string) =>
  accessResultOf(await auth.resetPassword(visitorApi(locale), token, password));

/** Checks the token of a password-reset mail; a valid one ends the session (spec 1 §4.1). */
export async function checkForgotPasswordToken(
  locale: Locale,
  token: string,
): Promise<AccessResult> {
  const answer = accessResultOf(await auth.checkForgotPasswordToken(visitorApi(locale), token));
  if (answer.kind === 'done' && currentToken()) {
    await auth.logout(sessionApi(locale));
    clearSession();
  }
  return answer;
}

/** False if an account with this address exists; true also if the call failed. */
export async function isEmailAvailable(locale: Locale, email: string): Promise<boolean> {
  return dataOrNull(await auth.availableEmail(visitorApi(locale), email)) ?? true;
}
