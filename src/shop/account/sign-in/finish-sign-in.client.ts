/**
 * Return page of sign-in: continues to the saved page, or shows why sign-in failed. Return page of
 * sign-out: continues to the requested page, if any.
 */
import { redirectTarget } from '../../../domain/frame/moved-addresses.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { finishSignIn } from '../session/sign-in.ts';
import { $user } from '../session/user.ts';

const container = document.querySelector<HTMLElement>('[data-sign-in]');
const doneBlock = container?.querySelector<HTMLElement>('[data-sign-in-done]');

/** Ends a window that was opened to sign in again (`sign-in-again.client.ts`). */
function closeSignInWindow(doneBlock: HTMLElement): void {
  doneBlock.hidden = false;
  doneBlock.nextElementSibling?.remove();
  window.close();
}

if (container && doneBlock) {
  const query = new URLSearchParams(location.search);
  const isAnswer = query.has('code') || query.has('error');
  const locale = pageLocale();
  let reason: string | null = null;
  try {
    reason = isAnswer ? await finishSignIn(locale) : '';
  } catch (error) {
    const { showRouteError } = await import('../../content/error-page.ts');
    await showRouteError(error);
  }
  if (query.has('done') && $user.get()) {
    container.dataset.signIn = 'done';
    closeSignInWindow(doneBlock);
  } else if (reason !== null) {
    const text = container.querySelector('h1 + p');
    if (text && reason) text.textContent = reason;
    container.dataset.signIn = 'failed';
  }
} else {
  const next = redirectTarget(new URLSearchParams(location.search).get('state'), location.origin);
  if (next) location.replace(next);
}
