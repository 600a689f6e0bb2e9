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
import { accessPaths } from '../session/wanted-route.ts';
import { SHARED_LIST_KEY } from '../../../domain/frame/guards.ts';

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

/**
 * Starts the sign-in of a page with the guard `authed` before its first paint, where the browser
 * holds no session at all. Whether a session has expired, and every other case, `guard.client.ts`
 * decides. Constant text, so that the content security policy allows it by its hash.
 */
export const AUTHED_SCRIPT = `try{let l=location,s=sessionStorage;localStorage.getItem('${USER_KEY}')||/(^|; )${TOKEN_KEY}=/.test(document.cookie)||/[?&]${SHARED_LIST_KEY}=/.test(l.search)||(s.setItem('${SIGN_IN_ROUTE_KEY}',l.pathname+l.search+l.hash),document.documentElement.dataset.leaving='',l.replace('/api/auth/bm'))}catch{}`;

/**
 * Scrolls the account's menu, a row on narrow screens, to the current page before the first paint.
 * Runs right behind the menu. Constant text, so that the content security policy allows it by its
 * hash.
 */
export const SCROLL_MENU_SCRIPT =
  "{let n=document.currentScript.previousElementSibling,a=n.querySelector('[aria-current]');n.scrollLeft=a.offsetLeft-(n.clientWidth-a.offsetWidth)/2}";

/**
 * Shows from the first paint that the address names a shared list: the account's own parts stay
 * hidden. Constant text, so that the content security policy allows it by its hash.
 */
export const SHARED_LIST_SCRIPT =
  "/[?&]gedeeld=/.test(location.search)&&(document.documentElement.dataset.sharedList='')";

/**
 * Shows from the first paint that a sign-in is being finished, where the address holds its answer, or
 * that its window is done.
 * Constant text, so that the content security policy allows it by its hash.
 */
export const SIGN_IN_BUSY_SCRIPT =
  "/[?&](code=|error=|done)/.test(location.search)&&(document.querySelector('[data-sign-in]').dataset.signIn='busy')";
