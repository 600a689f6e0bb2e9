import type { Locale } from '../../../domain/shared/common.ts';
import {
  isRenewalDue,
  isExpired,
  readSessionToken,
  type SessionToken,
} from '../../../domain/account/session-token.ts';
import { serverNow } from '../../calls/server-now.ts';
import {
  $mustSignInAgain,
  askToSignInAgain,
  restoreSession,
  updatePageToSession,
} from './session.ts';
import { currentToken } from './token.ts';
import { $user } from './user.ts';

/** Interval of session checks: timers run late after sleep, and other tabs renew the token. */
const CHECK_MS = 60_000;
const USE_EVENTS = ['pointerdown', 'keydown'] as const;

interface WatchOptions {
  locale: Locale;
  /** True if the page shows customer data that must stay visible when the session expires. */
  hasContentToKeep(): boolean;
}

/**
 * Watches the session of an open page: sign-in and sign-out in any tab, expiry, and renewal while
 * the page is in use. Loaded when a customer is signed in.
 */
export function watchSession({ locale, hasContentToKeep }: WatchOptions): void {
  let session: SessionToken | null = null;
  /** Contact id whose data this page shows; several contacts can share a customer. */
  let contactId: string | null = null;
  let lastTry: Date | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const checkSession = () => {
    clearTimeout(timer);
    const token = currentToken();
    session = token === null ? null : readSessionToken(token);
    if (!session) return;
    contactId = session.user.contactId;
    const leftMs = session.expires.getTime() - serverNow().getTime();
    timer = setTimeout(checkSession, Math.min(leftMs, CHECK_MS));
  };
  const renewIfInUse = async () => {
    const at = serverNow();
    if (!session || !isRenewalDue(session.expires, lastTry, at)) return;
    lastTry = at;
    const { renewSession } = await import('./renew-session.ts');
    await renewSession(locale);
    checkSession();
  };
  // A page restored from the back/forward cache has missed changes from other tabs.
  const restoreFromCache = (event: PageTransitionEvent) => event.persisted && restoreSession();

  restoreSession();
  checkSession();
  $user.listen((user) => {
    if (user && contactId !== null && user.contactId !== contactId) return location.reload();
    if (user) return checkSession();
    const hasEnded = session !== null && isExpired(session, serverNow());
    if (hasEnded && hasContentToKeep()) askToSignInAgain();
  });
  $user.listen(updatePageToSession);
  $mustSignInAgain.listen(updatePageToSession);
  for (const type of USE_EVENTS)
    addEventListener(type, () => void renewIfInUse(), { passive: true });
  addEventListener('pageshow', restoreFromCache);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    checkSession();
    void renewIfInUse();
  });
}
