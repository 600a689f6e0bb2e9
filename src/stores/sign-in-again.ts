import { readSessionToken } from '../domain/session-token.ts';
import { $mustSignInAgain, clearSession } from './session.ts';
import { currentToken, expiredToken } from './token.ts';
import { $user } from './user.ts';

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
  $mustSignInAgain.set(true);
  clearSession();
  return new Promise((resolve) => {
    const stop = $mustSignInAgain.listen((isAsked) => {
      if (isAsked) return;
      stop();
      resolve(next());
    });
  });
}
