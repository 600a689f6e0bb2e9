/** Applies the guard of the page (spec 1 §4.1, §6). */
import { guardOutcome } from '../../../domain/frame/guards.ts';
import { type RouteError, routeError } from '../../../domain/frame/error-page.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { routePath } from '../../../routes.ts';
import { restoreSession } from '../session/session.ts';
import { saveRoute } from '../session/saved-route.ts';
import { $user } from '../session/user.ts';

const guardName = document.querySelector<HTMLMetaElement>('meta[name=guard]')?.content ?? '';
const { dataset } = document.documentElement;

function applyGuard(): void {
  restoreSession();
  const { pathname, search, hash } = location;
  const isSignedIn = $user.get() !== undefined;
  const outcome = guardOutcome(guardName, { isSignedIn, search });
  if (outcome === 'home') location.replace(routePath('index', pageLocale(), ''));
  if (outcome !== 'sign-in') return;
  saveRoute(pathname + search + hash);
  // `replace`, so that Back leads to the page before this one.
  location.replace('/api/auth/bm');
}

/** Shows the status code (spec 1 §2.4) and the message (§8) of an error that has no page of its own. */
function showError({ status, message }: RouteError): void {
  const heading = document.createElement('h1');
  heading.className = 'text-[4rem]/none font-bold text-brand';
  heading.textContent = String(status);
  const text = document.createElement('p');
  text.textContent = message;
  const place = document.createElement('div');
  place.className = 'page max-w-176 pt-10 pb-4';
  place.append(heading, text);
  document.querySelector('main')?.replaceChildren(place);
}

// Skip if the script in the page's head has already started a redirect.
if (!('leaving' in dataset)) {
  try {
    applyGuard();
  } catch (error) {
    const found = routeError(error);
    if (found) {
      console.error(error);
      showError(found);
    }
  }
}
