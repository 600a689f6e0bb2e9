import { z } from 'zod';
import { redirectTarget } from '../../domain/frame/moved-addresses.ts';
import { isValidPassword, MAX_PASSWORD_LENGTH } from '../../domain/validation/field-formats.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { emailField as email, singleLine, optionalKvkNumber } from '../customer/fields.ts';
import { AUTH } from './client.ts';

/** Response of the login call: a token, or why there is none. */
const loginRecord = z.object({
  Token: z.string().nullable(),
  Message: z.string().nullable(),
});

const logoutRecord = z.object({
  /** Where the browser goes next; null for the home page. */
  RedirectUrl: z.string().nullable(),
});

/** The result of an operation, and a message for the shopper. */
const outcomeRecord = z.object({ Success: z.boolean(), Message: z.string() });

export type LoginRecord = z.infer<typeof loginRecord>;
export type LogoutRecord = z.infer<typeof logoutRecord>;
export type OutcomeRecord = z.infer<typeof outcomeRecord>;

const area = 'auth';
/**
 * Base URL for validating paths; whether a text is a path of the shop does not depend on the
 * origin.
 */
const ANY_ORIGIN = 'https://shop.invalid';

const password = z
  .string({ error: 'must be a text' })
  .max(MAX_PASSWORD_LENGTH, `must have at most ${MAX_PASSWORD_LENGTH} characters`)
  .refine(isValidPassword, 'must have at least 6 characters, of which 1 capital and 1 digit');
const token = singleLine(200).min(1, 'must not be empty');

export const login = defineCall({
  ...AUTH.login,
  name: 'login',
  area,
  bounds: BOUNDS.write,
  summary: 'Exchanges the result of the sign-in redirect for a token',
  body: z.object({
    /** The query that the sign-in redirect returned with. */
    code: singleLine(2000).default(''),
    state: singleLine(200).default(''),
    iss: singleLine(300).optional(),
    error: singleLine(200).optional(),
  }),
  data: loginRecord,
});

export const logout = defineCall({
  ...AUTH.logout,
  name: 'logout',
  area,
  bounds: BOUNDS.write,
  summary: 'Ends the session; returns where the browser signs out at the issuer',
  body: z.object({
    /** Path of the shop to return to. */
    returnUrl: singleLine(500)
      .refine((text) => redirectTarget(text, ANY_ORIGIN) !== null, 'must be a path of the shop')
      .optional(),
  }),
  data: logoutRecord,
});

export const register = defineCall({
  ...AUTH.register,
  name: 'register',
  area,
  bounds: BOUNDS.account,
  summary: 'Creates an account; a link in a mail confirms its e-mail address',
  body: z.object({
    email,
    password,
    firstName: singleLine(60).min(1, 'must not be empty'),
    middleName: singleLine(30).default(''),
    lastName: singleLine(80).min(1, 'must not be empty'),
    companyName: singleLine(100).default(''),
    kvkNumber: optionalKvkNumber.default(''),
    mobileNumber: singleLine(20).default(''),
    newsletter: z.boolean({ error: 'must be true or false' }).default(false),
  }),
  data: outcomeRecord,
});

export const confirmEmail = defineCall({
  ...AUTH.confirmEmail,
  name: 'confirmEmail',
  area,
  bounds: BOUNDS.write,
  summary: 'Confirms the e-mail address of an account by the token of its mail',
  body: z.object({ token }),
  data: outcomeRecord,
});

export const resendConfirmation = defineCall({
  ...AUTH.resendConfirmation,
  name: 'resendConfirmation',
  area,
  bounds: BOUNDS.account,
  summary: 'Mails the confirmation link again; the response is the same for any e-mail address',
  body: z.object({ email }),
  data: outcomeRecord,
});

export const forgotPassword = defineCall({
  ...AUTH.forgotPassword,
  name: 'forgotPassword',
  area,
  bounds: BOUNDS.account,
  summary: 'Mails a password reset link; the response is the same for an unknown e-mail address',
  body: z.object({ email }),
  data: outcomeRecord,
});

export const checkForgotPasswordToken = defineCall({
  ...AUTH.checkForgotPasswordToken,
  name: 'checkForgotPasswordToken',
  area,
  bounds: BOUNDS.write,
  summary: 'Whether the token of a password reset mail is still valid',
  body: z.object({ token }),
  data: outcomeRecord,
});

export const resetPassword = defineCall({
  ...AUTH.resetPassword,
  name: 'resetPassword',
  area,
  bounds: BOUNDS.account,
  summary: 'Sets a new password by the token of a mail; ends all sessions of the account',
  body: z.object({ token, password }),
  data: outcomeRecord,
});

export const subscribe = defineCall({
  ...AUTH.subscribe,
  name: 'subscribe',
  area,
  bounds: BOUNDS.account,
  summary:
    'Requests the newsletter; a link in a mail confirms it. Same response for any e-mail address',
  body: z.object({ email }),
  data: outcomeRecord,
});

export const availableEmail = defineCall({
  ...AUTH.availableEmail,
  name: 'availableEmail',
  area,
  bounds: BOUNDS.enquiry,
  summary: 'Whether an e-mail address has no account yet (the form rule availableEmail)',
  body: z.object({ email }),
  data: z.object({ IsAvailable: z.boolean() }),
});
