/** The sign-in page notes where to come back to, and tells who comes from the checkout so. */
import { readRouteTarget } from '../../domain/route-target.ts';
import { isCheckoutRoute } from '../../routes.ts';
import { flagCheckoutLogin, isCheckoutLogin } from '../../stores/checkout-login.ts';
import { saveRoute } from '../../stores/saved-route.ts';
import { wantedRoute } from '../../stores/wanted-route.ts';
import { passRedirectOn } from './pass-redirect-on.ts';

const wanted = wantedRoute();
const asked = readRouteTarget(new URLSearchParams(location.search).get('redirectRoute') ?? '');

document
  .querySelector('main a[href="/api/auth/bm"]')
  ?.addEventListener('click', () => saveRoute(wanted));
passRedirectOn('register');
// Who left the checkout meanwhile signs in for something else.
if (!asked || !isCheckoutRoute(asked.name)) flagCheckoutLogin(false);
if (isCheckoutLogin())
  for (const text of document.querySelectorAll<HTMLElement>('[data-login-for]'))
    text.hidden = text.dataset.loginFor !== 'checkout';
