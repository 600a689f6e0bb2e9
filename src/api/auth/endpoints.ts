import type { Endpoint } from '../endpoint.ts';

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
