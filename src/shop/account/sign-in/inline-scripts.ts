/**
 * Inline scripts for sign-in and account pages. In the head, because links may be clicked before
 * modules run. The texts are constant so that a content security policy can allow them by hash.
 */
import {
  CHECKOUT_LOGIN_KEY,
  SIGN_IN_ROUTE_KEY,
  USER_KEY,
} from '../../../domain/frame/session-keys.ts';
import { TOKEN_KEY } from '../../../domain/account/token-expiry.ts';
import { accessPaths } from '../session/redirect-route.ts';
import { SHARED_LIST_PARAMETER } from '../../../domain/frame/guards.ts';

/**
 * Stores the page to return to after sign-in: the query redirectRoute, otherwise the previous page.
 * If that was a sign-in page, the stored value is kept (spec 1 §4.1). Validated on reading.
 */
export const saveRouteScript = (slug: string): string =>
  `try{let l=location,s=sessionStorage,k='${SIGN_IN_ROUTE_KEY}',r=document.referrer,u=r&&new URL(r),own=u&&u.origin===l.origin,` +
  `access=own&&(/^\\/id\\//.test(u.pathname)||${JSON.stringify(accessPaths(slug))}.includes(u.pathname)),` +
  `q=new URLSearchParams(l.search).get('redirectRoute')||own&&!access&&u.pathname+u.search;` +
  `q?s.setItem(k,q):access||s.removeItem(k)}catch{}`;

/** Sets the checkout-login flag (spec 1 §4.1). */
export const CHECKOUT_LOGIN_SCRIPT = `try{sessionStorage.setItem('${CHECKOUT_LOGIN_KEY}','1')}catch{}`;

/**
 * Sets the checkout-login flag, and redirects a visitor to the sign-in page in `<meta
 * name="sign-in">` (spec 1 §4.1, spec 2 §6), before the first paint.
 */
export const CHECKOUT_GUARD_SCRIPT = `${CHECKOUT_LOGIN_SCRIPT}try{localStorage.getItem('${USER_KEY}')||/(^|; )${TOKEN_KEY}=/.test(document.cookie)||(document.documentElement.dataset.leaving='',location.replace(document.querySelector('meta[name=sign-in]').content))}catch{}`;

/**
 * On pages with the guard `authed`: starts sign-in before the first paint if there is no session at
 * all. `guard.client.ts` handles all other cases, such as an expired session. Constant text, so
 * that the content security policy can allow it by its hash.
 */
export const AUTHED_SCRIPT = `try{let l=location,s=sessionStorage;localStorage.getItem('${USER_KEY}')||/(^|; )${TOKEN_KEY}=/.test(document.cookie)||/[?&]${SHARED_LIST_PARAMETER}=/.test(l.search)||(s.setItem('${SIGN_IN_ROUTE_KEY}',l.pathname+l.search+l.hash),document.documentElement.dataset.leaving='',l.replace('/api/auth/bm'))}catch{}`;

/**
 * Scrolls the account menu (a row on narrow screens) to the current page before the first paint.
 * Placed directly after the menu. Constant text, so that the content security policy can allow it
 * by its hash.
 */
export const SCROLL_MENU_SCRIPT =
  "{let n=document.currentScript.previousElementSibling,a=n.querySelector('[aria-current]');n.scrollLeft=a.offsetLeft-(n.clientWidth-a.offsetWidth)/2}";

/**
 * Before the first paint: if the URL contains a shared list, marks the page so that the account's
 * own parts are hidden. Constant text, so that the content security policy can allow it by its
 * hash.
 */
export const SHARED_LIST_SCRIPT =
  "/[?&]gedeeld=/.test(location.search)&&(document.documentElement.dataset.sharedList='')";

/**
 * Before the first paint: marks that a sign-in is being completed (its response is in the URL), or
 * that the sign-in window is done. Constant text, so that the content security policy can allow it
 * by its hash.
 */
export const SIGN_IN_BUSY_SCRIPT =
  "/[?&](code=|error=|done)/.test(location.search)&&(document.querySelector('[data-sign-in]').dataset.signIn='busy')";
