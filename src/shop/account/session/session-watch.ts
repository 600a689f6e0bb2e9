import type { Locale } from '../../../domain/shared/common.ts';
import {
  isRenewalDue,
  isExpired,
  readSessionToken,
  type SessionToken,
} from '../../../domain/account/session-token.ts';
import { serverNow } from '../../calls/server-now.ts';
import { $mustSignInAgain, askToSignInAgain, restoreSession, showSession } from './session.ts';
import { currentToken } from './token.ts';
import { $user } from './user.ts';

/** Interval of session checks: timers run late after sleep, and other tabs renew the token. */
const CHECK_MS = 60_000;
const USES = ['pointerdown', 'keydown'] as const;

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

  const check = () => {
    clearTimeout(timer);
    const token = currentToken();
    session = token === null ? null : readSessionToken(token);
    if (!session) return;
    contactId = session.user.contactId;
    const leftMs = session.expires.getTime() - serverNow().getTime();
    timer = setTimeout(check, Math.min(leftMs, CHECK_MS));
  };
  const renew = async () => {
    const at = serverNow();
    if (!session || !isRenewalDue(session.expires, lastTry, at)) return;
    lastTry = at;
    const { renewSession } = await import('./renew-session.ts');
    await renewSession(locale);
    check();
  };
  // A page restored from the back/forward cache has missed changes from other tabs.
  const wake = (event: PageTransitionEvent) => event.persisted && restoreSession();

  restoreSession();
  check();
  $user.listen((user) => {
    if (user && contactId !== null && user.contactId !== contactId) return location.reload();
    if (user) return check();
    const hasEnded = session !== null && isExpired(session, serverNow());
    if (hasEnded && hasContentToKeep()) askToSignInAgain();
  });
  $user.listen(showSession);
  $mustSignInAgain.listen(showSession);
  for (const type of USES) addEventListener(type, () => void renew(), { passive: true });
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    check();
    void renew();
  });
}
