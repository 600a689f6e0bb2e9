/** The sign-in page tells who comes from the checkout so, and leads to registration and back. */
import { readRouteTarget } from '../../../domain/frame/route-target.ts';
import { isCheckoutRoute } from '../../../routes.ts';
import { endCheckoutLogin, isCheckoutLogin } from '../../checkout/checkout-login.ts';
import { passRedirectOn } from './pass-redirect-on.ts';

const asked = readRouteTarget(new URLSearchParams(location.search).get('redirectRoute') ?? '');

passRedirectOn('register');
// Who left the checkout meanwhile signs in for something else.
if (!asked || !isCheckoutRoute(asked.name)) endCheckoutLogin();
if (isCheckoutLogin())
  for (const text of document.querySelectorAll<HTMLElement>('[data-login-for]'))
    text.hidden = text.dataset.loginFor !== 'checkout';
