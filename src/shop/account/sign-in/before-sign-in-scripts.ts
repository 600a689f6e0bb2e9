/**
 * What pages note before a link of theirs leads to sign-in. In the page's head: a link may be
 * pressed before modules run. Constant texts, so that the content security policy allows them by
 * their hashes.
 */
import {
  CHECKOUT_LOGIN_KEY,
  SIGN_IN_ROUTE_KEY,
  USER_KEY,
} from '../../../domain/frame/session-keys.ts';
import { TOKEN_KEY } from '../../../domain/account/token-expiry.ts';
import { accessPaths } from '../session/access-paths.ts';

/**
 * Notes where sign-in leads back to: the query redirectRoute, else the page before unless that was
 * one of the sign-in, which keeps what was noted (spec 1 §4.1). Checked when it is read.
 */
export const noteRouteScript = (slug: string): string =>
  `try{let l=location,s=sessionStorage,k='${SIGN_IN_ROUTE_KEY}',r=document.referrer,u=r&&new URL(r),own=u&&u.origin===l.origin,` +
  `access=own&&(/^\\/id\\//.test(u.pathname)||${JSON.stringify(accessPaths(slug))}.includes(u.pathname)),` +
  `q=new URLSearchParams(l.search).get('redirectRoute')||own&&!access&&u.pathname+u.search;` +
  `q?s.setItem(k,q):access||s.removeItem(k)}catch{}`;

/** Sets the checkout-login flag (spec 1 §4.1). */
export const CHECKOUT_LOGIN_SCRIPT = `try{sessionStorage.setItem('${CHECKOUT_LOGIN_KEY}','1')}catch{}`;

/**
 * Sets the checkout-login flag, and leads a visitor to the sign-in page that the page names in
 * `<meta name="sign-in">` (spec 1 §4.1, spec 2 §6), before the first paint.
 */
export const CHECKOUT_GUARD_SCRIPT = `${CHECKOUT_LOGIN_SCRIPT}try{localStorage.getItem('${USER_KEY}')||/(^|; )${TOKEN_KEY}=/.test(document.cookie)||(document.documentElement.dataset.leaving='',location.replace(document.querySelector('meta[name=sign-in]').content))}catch{}`;
