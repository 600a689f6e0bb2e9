/**
 * The calls of sign-in, registration and password, their texts, and the cookie of a sign-in that is
 * under way.
 */
import type { Logger } from 'pino';
import type { Kysely } from 'kysely';
import * as calls from '../../../src/api/auth/calls.ts';
import type { LoginRecord } from '../../../src/api/auth/calls.ts';
import type { CallContext } from '../../platform/http/context.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import type { AccountMailJob } from './account-tokens.ts';
import type { AuthService } from './auth-service.ts';
import type { RelyingParty, SignInChecks } from './relying-party.ts';
import { endSession, type ShopTokens } from './sessions.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const SIGN_IN_COOKIE = 'sign-in';
/** Time limit of a sign-in, in seconds. */
export const SIGN_IN_LIFE_S = 60 * 60;

const checksSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
});

/** The cookie that binds a sign-in to the browser that started it. */
export function signInCookie(secret: string) {
  const signature = (text: string) =>
    createHmac('sha256', secret).update(`sign-in:${text}`).digest();
  return {
    write({ state, nonce, codeVerifier, redirectUri }: SignInChecks): string {
      const text = Buffer.from(
        JSON.stringify({ state, nonce, codeVerifier, redirectUri }),
      ).toString('base64url');
      return `${text}.${signature(text).toString('base64url')}`;
    },
    /** Null for a value with an invalid signature. */
    read(value: string | undefined): SignInChecks | null {
      const [text, mac, ...rest] = value?.split('.') ?? [];
      if (!text || !mac || rest.length > 0) return null;
      const [expected, bytes] = [signature(text), Buffer.from(mac, 'base64url')];
      if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return null;
      const parsed = checksSchema.safeParse(
        JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown,
      );
      return parsed.success ? parsed.data : null;
    },
  };
}

export type SignInCookie = ReturnType<typeof signInCookie>;

/** Messages of the authentication calls for shoppers. */
export const AUTH_TEXTS = {
  signInFailed: {
    nl: 'Inloggen is niet gelukt. Probeer het opnieuw.',
    en: 'Signing in did not succeed. Please try again.',
  },
  signInCancelled: {
    nl: 'Je hebt het inloggen afgebroken.',
    en: 'You cancelled signing in.',
  },
  registered: {
    nl: 'We hebben je een e-mail gestuurd. Klik op de link daarin om je account te bevestigen.',
    en: 'We have sent you an e-mail. Follow its link to confirm your account.',
  },
  confirmationSent: {
    nl: 'Als dit e-mailadres nog niet bevestigd is, hebben we de e-mail opnieuw gestuurd.',
    en: 'If this e-mail address is not confirmed yet, we have sent the e-mail again.',
  },
  emailTaken: {
    nl: 'Dit e-mailadres is al bij ons bekend',
    en: 'We already know this e-mail address',
  },
  confirmed: {
    nl: 'Je e-mailadres is bevestigd. Je kunt nu inloggen.',
    en: 'Your e-mail address is confirmed. You can sign in now.',
  },
  linkExpired: {
    nl: 'Deze link is verlopen of al gebruikt.',
    en: 'This link has expired or has been used already.',
  },
  forgotSent: {
    nl: 'Als dit e-mailadres bij ons bekend is, hebben we een link gestuurd om een nieuw wachtwoord te kiezen.',
    en: 'If we know this e-mail address, we have sent a link to choose a new password.',
  },
  passwordChanged: {
    nl: 'Je wachtwoord is gewijzigd. Log in met je nieuwe wachtwoord.',
    en: 'Your password has been changed. Sign in with your new password.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export interface AuthCallOptions {
  db: Kysely<Database>;
  auth: AuthService;
  /** Enqueues a mail, whether or not the address has an account. */
  enqueueMail: AccountMailJob['enqueue'];
  tokens: ShopTokens;
  cookie: SignInCookie;
  issuer(): Promise<RelyingParty>;
  /** Issuer name under which its accounts are stored. */
  issuerKey: string;
  /** Called after each sign-in, during the call `login` that completes it. */
  onSignedIn(accountId: number, context: CallContext): Promise<void>;
  /** Return address after signing out at the issuer. */
  logoutReturnUrl(locale: Locale): string;
  log: Logger;
}

/** The authentication calls of spec 1 §7. */
export function authCalls(options: AuthCallOptions): HandledCall[] {
  const { auth, tokens } = options;
  const resultRecord = (
    success: boolean,
    text: keyof typeof AUTH_TEXTS,
    locale: Locale,
  ): { Success: boolean; Message: string } => ({
    Success: success,
    Message: AUTH_TEXTS[text][locale],
  });

  return [
    handle(calls.login, async ({ body }, context): Promise<LoginRecord> => {
      const { locale, cookie } = context;
      const refusal = (text: keyof typeof AUTH_TEXTS) => ({
        Token: null,
        Message: AUTH_TEXTS[text][locale],
      });
      if (body.error) {
        return refusal(body.error === 'access_denied' ? 'signInCancelled' : 'signInFailed');
      }
      const checks = options.cookie.read(cookie(SIGN_IN_COOKIE));
      if (!checks) return refusal('signInFailed');
      const { code, state, iss } = body;
      try {
        const issuer = await options.issuer();
        const callbackParameters = new URLSearchParams({ code, state, ...(iss && { iss }) });
        const signedIn = await issuer.finishSignIn(callbackParameters, checks);
        const account = await auth.accountOf(options.issuerKey, signedIn, locale);
        const token = account === null ? null : await tokens.start(account, signedIn.idToken);
        if (account === null || token === null) return refusal('signInFailed');
        await options.onSignedIn(account, context);
        return { Token: token, Message: null };
      } catch (error) {
        // The query string holds an authorisation code, so only the reason is logged.
        options.log.warn({ reason: (error as Error).message }, 'A sign-in was refused');
        return refusal('signInFailed');
      }
    }),
    handle(calls.logout, async ({ body: { returnUrl = null } }, { customer, locale }) => {
      if (!customer) return { RedirectUrl: returnUrl };
      await endSession(options.db, customer.sessionId);
      const issuer = await options.issuer();
      const url = await issuer
        .signOutUrl(customer.idToken, options.logoutReturnUrl(locale), returnUrl)
        .catch(() => null);
      return { RedirectUrl: url ?? returnUrl };
    }),
    handle(calls.register, async ({ body }, { locale }) =>
      (await auth.register({ ...body, locale }))
        ? resultRecord(true, 'registered', locale)
        : resultRecord(false, 'emailTaken', locale),
    ),
    handle(calls.confirmEmail, async ({ body }, { locale }) =>
      (await auth.confirm(body.token))
        ? resultRecord(true, 'confirmed', locale)
        : resultRecord(false, 'linkExpired', locale),
    ),
    handle(calls.resendConfirmation, async ({ body }, { locale }) => {
      await options.enqueueMail({ purpose: 'resend-confirmation', email: body.email });
      return resultRecord(true, 'confirmationSent', locale);
    }),
    handle(calls.forgotPassword, async ({ body }, { locale }) => {
      await options.enqueueMail({ purpose: 'forgot-password', email: body.email });
      return resultRecord(true, 'forgotSent', locale);
    }),
    handle(calls.checkForgotPasswordToken, async ({ body }, { locale }) =>
      (await auth.isResetTokenValid(body.token))
        ? { Success: true, Message: '' }
        : resultRecord(false, 'linkExpired', locale),
    ),
    handle(calls.resetPassword, async ({ body }, { locale }) =>
      (await auth.resetPassword(body.token, body.password))
        ? resultRecord(true, 'passwordChanged', locale)
        : resultRecord(false, 'linkExpired', locale),
    ),
    handle(calls.availableEmail, async ({ body }) => ({
      IsAvailable: await auth.isEmailAvailable(body.email),
    })),
  ];
}
