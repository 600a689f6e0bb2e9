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
 * Asks a customer whose session ended to sign in again, and waits for it; a visitor is not asked.
 * `used`: the token that a call was made with. Answers what the call does then: `again` repeats it,
 * `stay` leaves the page as it is, `page` leads to the 401 page.
 */
export async function signInAgain(used: string | null): Promise<'again' | 'stay' | 'page'> {
  const current = currentToken();
  const ended = used ?? expiredToken();
  if (ended === null) return 'page';
  const contactId = readSessionToken(ended)?.user.contactId;
  // Somebody else, a colleague included, must not repeat the call.
  const next = () => ($user.get()?.contactId === contactId ? 'again' : 'stay');
  // Signed in again since the call was made.
  if (current !== null && current !== used) return next();
  // Signed out in another tab since then, by choice.
  if (current === null && used !== null && !$mustSignInAgain.get() && !hasExpired(used))
    return 'stay';
  askToSignInAgain();
  clearSession();
  return new Promise((resolve) => {
    const stop = $mustSignInAgain.listen((isAsked) => {
      if (isAsked) return;
      stop();
      resolve(next());
    });
  });
}
