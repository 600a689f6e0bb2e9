/** The auth operations of spec 1 §7. */
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import type { LoginRecord, LogoutRecord, OutcomeRecord } from './calls.ts';
import type { Endpoint } from '../call.ts';

const BASE = '/api/auth';

/** Sign-in and account operations (spec 1 §7, "Auth operations"). */
export const AUTH = {
  login: { audience: 'personal', method: 'POST', path: `${BASE}/login` },
  logout: { audience: 'personal', method: 'POST', path: `${BASE}/logout` },
  register: { audience: 'personal', method: 'POST', path: `${BASE}/register` },
  confirmEmail: { audience: 'personal', method: 'POST', path: `${BASE}/confirmEmail` },
  resendConfirmation: { audience: 'personal', method: 'POST', path: `${BASE}/resendConfirmation` },
  forgotPassword: { audience: 'personal', method: 'POST', path: `${BASE}/forgotPassword` },
  checkForgotPasswordToken: {
    audience: 'personal',
    method: 'POST',
    path: `${BASE}/checkForgotPasswordToken`,
  },
  resetPassword: { audience: 'personal', method: 'POST', path: `${BASE}/resetPassword` },
  subscribe: { audience: 'personal', method: 'POST', path: `${BASE}/subscribe` },
  availableEmail: { audience: 'personal', method: 'POST', path: `${BASE}/availableEmail` },
} as const satisfies Record<string, Endpoint>;

/** Exchanges the query of the sign-in redirect for a token, or a reason for failure. */
export const login = (api: ApiClient, query: URLSearchParams): Promise<Outcome<LoginRecord>> =>
  api.call(AUTH.login, { body: Object.fromEntries(query) });

/** Ends the session and returns where the browser signs out at the issuer. */
export const logout = (api: ApiClient): Promise<Outcome<LogoutRecord>> =>
  api.call(AUTH.logout, { body: {} });

/** The registration form. Empty texts mean "not given". */
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

/** The result of an operation, and a message for the shopper. */
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

/** Creates an account; refused if the e-mail address has one. */
export const register = (api: ApiClient, registration: Registration) =>
  operation(api, AUTH.register, registration);

/** Confirms an e-mail address by the token of its mail; refused if that has expired. */
export const confirmEmail = (api: ApiClient, token: string) =>
  operation(api, AUTH.confirmEmail, { token });

/**
 * Requests the confirmation mail again. The result is the same for unknown and confirmed addresses.
 */
export const resendConfirmation = (api: ApiClient, email: string) =>
  operation(api, AUTH.resendConfirmation, { email });

/** Requests a mail for resetting the password. The result is the same for unknown addresses. */
export const forgotPassword = (api: ApiClient, email: string) =>
  operation(api, AUTH.forgotPassword, { email });

/** Returns whether the token of a password reset mail is still valid. */
export const checkForgotPasswordToken = (api: ApiClient, token: string) =>
  operation(api, AUTH.checkForgotPasswordToken, { token });

/** Sets a new password by the token of a mail; refused if the token has expired. */
export const resetPassword = (api: ApiClient, token: string, password: string) =>
  operation(api, AUTH.resetPassword, { token, password });

/** Requests the newsletter; a link in a mail confirms the subscription. */
export const subscribe = (api: ApiClient, email: string) =>
  operation(api, AUTH.subscribe, { email });

/** Returns whether an e-mail address has no account yet (form rule `availableEmail`, spec 1 §5). */
export async function availableEmail(api: ApiClient, email: string): Promise<Outcome<boolean>> {
  const body = { email };
  return mapOutcome(
    await api.call<{ IsAvailable: boolean }>(AUTH.availableEmail, { body }),
    ({ IsAvailable }) => IsAvailable,
  );
}
