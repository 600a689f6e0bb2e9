/** The sign-in page notes where to come back to: the page that asked for it, or the one before. */
import { redirectTarget } from '../../domain/redirect-target.ts';
import { saveRoute } from '../../stores/sign-in.ts';

const { origin, search } = location;
const before = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
const isAccess = before && /^\/(en\/)?(inloggen|login|registreren|register)/.test(before.pathname);
const previous = before?.origin === origin && !isAccess ? before.pathname + before.search : null;
const wanted = redirectTarget(new URLSearchParams(search).get('redirectRoute'), origin);

document
  .querySelector('a[href="/api/auth/bm"]')
  ?.addEventListener('click', () => saveRoute(wanted ?? redirectTarget(previous, origin) ?? '/'));
