import { SHARED_LIST_KEY } from '../../../domain/frame/guards.ts';
import { SIGN_IN_ROUTE_KEY, USER_KEY } from '../../../domain/frame/session-keys.ts';
import { TOKEN_KEY } from '../../../domain/account/token-expiry.ts';

/**
 * Starts the sign-in of a page with the guard `authed` before its first paint, where the browser
 * holds no session at all. Whether a session has expired, and every other case, `guard.client.ts`
 * decides. Constant text, so that the content security policy allows it by its hash.
 */
export const AUTHED_SCRIPT = `try{let l=location,s=sessionStorage;localStorage.getItem('${USER_KEY}')||/(^|; )${TOKEN_KEY}=/.test(document.cookie)||/[?&]${SHARED_LIST_KEY}=/.test(l.search)||(s.setItem('${SIGN_IN_ROUTE_KEY}',l.pathname+l.search+l.hash),document.documentElement.dataset.leaving='',l.replace('/api/auth/bm'))}catch{}`;
