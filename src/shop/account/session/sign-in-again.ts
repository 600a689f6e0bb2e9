import { isExpired, readSessionToken } from '../../../domain/account/session-token.ts';
import { serverNow } from '../../calls/server-now.ts';
import { $mustSignInAgain, askToSignInAgain, clearSession } from './session.ts';
import { currentToken, expiredToken } from './token.ts';
import { $user } from './user.ts';

function hasExpired(token: string): boolean {
  const session = readSessionToken(token);
  return session === null || isExpired(session, serverNow());
}

/**
 * Asks a customer whose session expired to sign in again, and waits; visitors are not asked.
 * `usedToken`: the token of the failed call. Returns what the caller must do next: `again` repeats
 * it, `stay` leaves the page as it is, `page` goes to the 401 page.
 */
export async function signInAgain(usedToken: string | null): Promise<'again' | 'stay' | 'page'> {
  const current = currentToken();
  const ended = usedToken ?? expiredToken();
  if (ended === null) return 'page';
  const contactId = readSessionToken(ended)?.user.contactId;
  // The call must not be repeated for a different contact.
  const nextStep = () => ($user.get()?.contactId === contactId ? 'again' : 'stay');
  // The token was replaced since the call was made.
  if (current !== null && current !== usedToken) return nextStep();
  // The user has since signed out on purpose in another tab.
  if (current === null && usedToken !== null && !$mustSignInAgain.get() && !hasExpired(usedToken))
    return 'stay';
  askToSignInAgain();
  clearSession();
  return new Promise((resolve) => {
    const stop = $mustSignInAgain.listen((isAsked) => {
      if (isAsked) return;
      stop();
      resolve(nextStep());
    });
  });
}
