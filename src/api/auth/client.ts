/** The auth operations of spec 1 §7, as typed functions. Each answers an outcome; none throws. */
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import { AUTH } from './endpoints.ts';
import type { LoginRecord, LogoutRecord, OutcomeRecord } from './wire.ts';

/** Exchanges the query that sign-in came back with for a token, or the reason why not. */
export const login = (api: ApiClient, query: URLSearchParams): Promise<Outcome<LoginRecord>> =>
  api.call(AUTH.login, { body: Object.fromEntries(query) });

/** Ends the session; answers where the browser goes to sign out at the issuer. */
export const logout = (api: ApiClient): Promise<Outcome<LogoutRecord>> =>
  api.call(AUTH.logout, { body: {} });

/** What somebody fills in to get an account. Empty texts: not given. */
export interface Registration {
  email: string;
  password: string;
  firstName: string;
  middleName: string;
  lastName: string;
  companyName: string;
  /** 8 digits. */
  kvkNumber: string;
  newsletter: boolean;
}

/** What became of an operation, and what to tell the shopper. */
export interface AuthResult {
  isDone: boolean;
  message: string;
}

const mapResult = ({ Success, Message }: OutcomeRecord): AuthResult => ({
  isDone: Success,
  message: Message,
});

async function operation(
  api: ApiClient,
  endpoint: (typeof AUTH)[keyof typeof AUTH],
  body: object,
): Promise<Outcome<AuthResult>> {
  return mapOutcome(await api.call<OutcomeRecord>(endpoint, { body }), mapResult);
}

/** Makes an account; refused if the address has one. */
export const register = (api: ApiClient, registration: Registration) =>
  operation(api, AUTH.register, registration);

/** Confirms the address of an account by the token of its mail; refused if that has expired. */
export const confirmEmail = (api: ApiClient, token: string) =>
  operation(api, AUTH.confirmEmail, { token });

/** Asks for the confirmation mail again. Answers alike for unknown and for confirmed addresses. */
export const resendConfirmation = (api: ApiClient, email: string) =>
  operation(api, AUTH.resendConfirmation, { email });

/** Asks for a mail with a link for a new password. Answers alike for unknown addresses. */
export const forgotPassword = (api: ApiClient, email: string) =>
  operation(api, AUTH.forgotPassword, { email });

/** Tells whether the token of a mail for a new password is still valid. */
export const checkForgotPasswordToken = (api: ApiClient, token: string) =>
  operation(api, AUTH.checkForgotPasswordToken, { token });

/** Sets a new password by the token of a mail; refused if that has expired. */
export const resetPassword = (api: ApiClient, token: string, password: string) =>
  operation(api, AUTH.resetPassword, { token, password });

/** Asks for the newsletter by mail; a link in the mail confirms it. */
export const subscribe = (api: ApiClient, email: string) =>
  operation(api, AUTH.subscribe, { email });

/** True if an address has no account yet (form rule `availableEmail`, spec 1 §5). */
export async function availableEmail(api: ApiClient, email: string): Promise<Outcome<boolean>> {
  const body = { email };
  return mapOutcome(
    await api.call<{ IsAvailable: boolean }>(AUTH.availableEmail, { body }),
    ({ IsAvailable }) => IsAvailable,
  );
}
