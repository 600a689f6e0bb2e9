import texts from 'texts:account/again';
import { routePath } from '../../../routes.ts';
import { endSigningInAgain } from '../session/session.ts';
import { openWindowWithRoute, saveRoute } from '../session/saved-route.ts';
import { $user } from '../session/user.ts';
import { el } from '../../frame/header/dom.client.ts';
import { storeFields } from './kept-fields.client.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';

const SIGN_IN_PATH = '/api/auth/bm';
const WINDOW_FEATURES = 'popup,width=520,height=760';

/**
 * Dialog that asks a customer whose session expired to sign in again; the page keeps its input.
 * Sign-in happens in a separate window, and the dialog closes when any tab has signed in. If the
 * customer declines, the page shows the signed-out state.
 */
export function openSignInDialog(): void {
  if (document.querySelector('.sign-in-again')) return;
  const locale = pageLocale();
  const t = texts[locale];
  const signIn = el('button', { class: 'btn btn-secondary', type: 'button' }, [t['signIn']]);
  const later = el('button', { class: 'btn btn-light', type: 'button' }, [t['later']]);
  const attributes = {
    class:
      'sign-in-again m-auto w-[min(28rem,100vw-2rem)] rounded-lg bg-white p-6 backdrop:bg-[rgb(0_0_0/50%)]',
    'aria-labelledby': 'again-title',
    'aria-describedby': 'again-text',
  };
  const dialog = el('dialog', attributes, [
    el('h2', { class: 'subtitle', id: 'again-title' }, [t['title']]),
    el('p', { class: 'mt-2 mb-6', id: 'again-text' }, [t['text']]),
    el('div', { class: 'flex flex-wrap gap-3' }, [signIn, later]),
  ]) as HTMLDialogElement;

  signIn.addEventListener('click', () => openSignIn(routePath('login-redirect', locale, '')));
  later.addEventListener('click', () => dialog.close());
  const stop = $user.listen((user) => user && dialog.close());
  dialog.addEventListener('close', () => {
    stop();
    dialog.remove();
    endSigningInAgain();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Opens sign-in in a new window, or in this one if the browser blocks it. */
function openSignIn(returnPage: string): void {
  const opened = openWindowWithRoute(`${returnPage}?done`, () =>
    window.open(SIGN_IN_PATH, 'sign-in', WINDOW_FEATURES),
  );
  if (opened) return;
  storeFields();
  saveRoute(location.pathname + location.search + location.hash);
  location.assign(SIGN_IN_PATH);
}
