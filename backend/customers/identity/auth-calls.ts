import type { Logger } from 'pino';
import type { Kysely } from 'kysely';
import * as calls from '../../../src/api/auth/calls.ts';
import type { LoginRecord } from '../../../src/api/auth/calls.ts';
import type { CallContext } from '../../platform/http/context.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import type { AccountMailJob } from './account-tokens.ts';
import type { AuthService } from './auth-service.ts';
import type { RelyingParty } from './relying-party.ts';
import { endSession, type ShopTokens } from './sessions.ts';
import { SIGN_IN_COOKIE, type SignInCookie } from './sign-in-cookie.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { AUTH_TEXTS } from './auth-texts.ts';

export interface AuthCallOptions {
  db: Kysely<Database>;
  auth: AuthService;
  /** Enqueues a mail, whether or not the address has an account. */
  askMail: AccountMailJob['ask'];
  tokens: ShopTokens;
  cookie: SignInCookie;
  issuer(): Promise<RelyingParty>;
  /** Issuer name under which its accounts are stored. */
  issuerKey: string;
  /** Called after each sign-in, in its last request. */
  onSignedIn(accountId: number, context: CallContext): Promise<void>;
  /** Return address after signing out at the issuer. */
  logoutReturn(locale: Locale): string;
  log: Logger;
}

/** The auth operations of spec 1 §7. */
export function authCalls(options: AuthCallOptions): HandledCall[] {
  const { auth, tokens } = options;
  const outcome = (
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
      const refused = (text: keyof typeof AUTH_TEXTS) => ({
        Token: null,
        Message: AUTH_TEXTS[text][locale],
      });
      if (body.error) {
        return refused(body.error === 'access_denied' ? 'signInCancelled' : 'signInFailed');
      }
      const checks = options.cookie.read(cookie(SIGN_IN_COOKIE));
      if (!checks) return refused('signInFailed');
      const { code, state, iss } = body;
      try {
        const issuer = await options.issuer();
        const answer = new URLSearchParams({ code, state, ...(iss && { iss }) });
        const signedIn = await issuer.finish(answer, checks);
        const account = await auth.accountOf(options.issuerKey, signedIn, locale);
        const token = account === null ? null : await tokens.start(account, signedIn.idToken);
        if (account === null || token === null) return refused('signInFailed');
        await options.onSignedIn(account, context);
        return { Token: token, Message: null };
      } catch (error) {
        // The query string holds an authorisation code, so only the reason is logged.
        options.log.warn({ reason: (error as Error).message }, 'A sign-in was refused');
        return refused('signInFailed');
      }
    }),
    handle(calls.logout, async ({ body: { returnUrl = null } }, { customer, locale }) => {
      if (!customer) return { RedirectUrl: returnUrl };
      await endSession(options.db, customer.sessionId);
      const issuer = await options.issuer();
      const url = await issuer
        .signOutUrl(customer.idToken, options.logoutReturn(locale), returnUrl)
        .catch(() => null);
      return { RedirectUrl: url ?? returnUrl };
    }),
    handle(calls.register, async ({ body }, { locale }) =>
      (await auth.register({ ...body, locale }))
        ? outcome(true, 'registered', locale)
        : outcome(false, 'emailTaken', locale),
    ),
    handle(calls.confirmEmail, async ({ body }, { locale }) =>
      (await auth.confirm(body.token))
        ? outcome(true, 'confirmed', locale)
        : outcome(false, 'linkExpired', locale),
    ),
    handle(calls.resendConfirmation, async ({ body }, { locale }) => {
      await options.askMail({ purpose: 'resend-confirmation', email: body.email });
      return outcome(true, 'confirmationSent', locale);
    }),
    handle(calls.forgotPassword, async ({ body }, { locale }) => {
      await options.askMail({ purpose: 'forgot-password', email: body.email });
      return outcome(true, 'forgotSent', locale);
    }),
    handle(calls.checkForgotPasswordToken, async ({ body }, { locale }) =>
      (await auth.isResetTokenValid(body.token))
        ? { Success: true, Message: '' }
        : outcome(false, 'linkExpired', locale),
    ),
    handle(calls.resetPassword, async ({ body }, { locale }) =>
      (await auth.resetPassword(body.token, body.password))
        ? outcome(true, 'passwordChanged', locale)
        : outcome(false, 'linkExpired', locale),
    ),
    handle(calls.availableEmail, async ({ body }) => ({
      IsAvailable: await auth.isEmailAvailable(body.email),
    })),
  ];
}
