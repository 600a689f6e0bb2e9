/** Cases of the auth operations. What a whole sign-in does, `backend/program/sign-in.test.ts` checks. */
import type { CallCases } from './cases.ts';

let accounts = 0;
const freshEmail = () => `nieuw.${Date.now()}.${(accounts += 1)}@bouwer.example`;

const registration = {
  email: 'wie@bouwer.example',
  password: 'Geheim1',
  firstName: 'Piet',
  lastName: 'Bouwer',
};
const wrongRegistrations = [
  { field: 'email', body: { ...registration, email: 'wie' } },
  { field: 'email', body: { ...registration, email: 'a@b.nl\r\nBcc: c@d.nl' } },
  { field: 'password', body: { ...registration, password: 'geheim1' } },
  { field: 'password', body: { ...registration, password: 'Geh1' } },
  { field: 'firstName', body: { ...registration, firstName: 'Piet\u0000' } },
  { field: 'lastName', body: { ...registration, lastName: ' ' } },
  { field: 'kvkNumber', body: { ...registration, kvkNumber: '123' } },
  { field: 'newsletter', body: { ...registration, newsletter: 'ja' } },
  { field: 'email', body: {} },
];
const UNKNOWN_TOKEN = 'x'.repeat(43);
const tokenCases = (extra: object = {}): CallCases => ({
  good: () => [{ body: { token: UNKNOWN_TOKEN, ...extra } }],
  bad: [
    { field: 'token', input: { body: { token: '', ...extra } } },
    { field: 'token', input: { body: { ...extra } } },
  ],
});

export const AUTH_CASES: Record<string, CallCases> = {
  login: {
    // Nobody began to sign in: an answer without a token.
    good: () => [{ body: { code: 'x', state: 'y' } }, { body: { error: 'access_denied' } }],
    bad: [{ field: 'code', input: { body: { code: 1 } } }],
  },
  logout: {
    good: () => [{ body: {} }],
    bad: [{ field: 'returnUrl', input: { body: { returnUrl: 1 } } }],
  },
  register: {
    good: () => [
      { body: { ...registration, email: freshEmail() } },
      { body: { ...registration, email: freshEmail(), kvkNumber: '12345678', newsletter: true } },
    ],
    bad: wrongRegistrations.map(({ field, body }) => ({ field, input: { body } })),
  },
  confirmEmail: tokenCases(),
  resendConfirmation: {
    good: () => [{ body: { email: 'niemand@bouwer.example' } }],
    bad: [{ field: 'email', input: { body: { email: 'x' } } }],
  },
  forgotPassword: {
    good: () => [{ body: { email: 'niemand@bouwer.example' } }],
    bad: [{ field: 'email', input: { body: { email: 'x' } } }],
  },
  checkForgotPasswordToken: tokenCases(),
  resetPassword: tokenCases({ password: 'Nieuw123' }),
  availableEmail: {
    good: () => [{ body: { email: 'niemand@bouwer.example' } }],
    bad: [{ field: 'email', input: { body: {} } }],
  },
};
