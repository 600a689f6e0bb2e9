/**
 * Sign-in page: shows a message to users from the checkout, and passes the redirect on to
 * registration.
 */
import { readRouteTarget } from '../../../domain/frame/route-target.ts';
import { isCheckoutRoute } from '../../../routes.ts';
import { clearCheckoutLogin, isCheckoutLogin } from '../../checkout/checkout-login.ts';
import { passRedirectOn } from './pass-redirect-on.ts';

const redirectTarget = readRouteTarget(
  new URLSearchParams(location.search).get('redirectRoute') ?? '',
);

passRedirectOn('register');
// The user has left the checkout and signs in for another reason.
if (!redirectTarget || !isCheckoutRoute(redirectTarget.name)) clearCheckoutLogin();
if (isCheckoutLogin())
  for (const text of document.querySelectorAll<HTMLElement>('[data-login-for]'))
    text.hidden = text.dataset.loginFor !== 'checkout';
