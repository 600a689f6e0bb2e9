/** A redirect from an address of a former shop, or of a removed page, to its replacement. */
export interface MovedAddress {
  /** Path, with its query if one is needed: `/oud/zagen.html`, `/product.php?id=5`. */
  from: string;
  to: string;
}

/** Maximum number of redirects of a shop; hosts of static files support this many rules. */
export const MAX_MOVED_ADDRESSES = 10_000;
const MAX_LENGTH = 300;
/**
 * Excludes characters with a special meaning in the redirect rules of hosts: `:name`, `*`, white
 * space.
 */
const PATH = /^\/[\w\-.~%!$'()+,;=@/]*$/;
const QUERY = /^[\w\-.~%+]+=[\w\-.~%+]*(&[\w\-.~%+]+=[\w\-.~%+]*)*$/;
/** Paths that the backend serves. */
const RESERVED = /^\/(api|id|redactie|_astro)(\/|$)/i;

/** Returns what is wrong with an old address; null if it is valid. */
export function oldAddressProblem(address: string): string | null {
  const [path = '', query, ...rest] = address.split('?');
  const isUsable = PATH.test(path) && (query === undefined || QUERY.test(query));
  if (!isUsable || rest.length > 0 || address.length > MAX_LENGTH || path.includes('//'))
    return 'must be a path such as /old/page.html';
  if (path === '/' && query === undefined) return 'is the home page';
  return RESERVED.test(path) ? 'is an address of the shop itself' : null;
}

/** Returns the same key for equivalent addresses: case and a trailing slash are ignored. */
export function addressKey(address: string): string {
  const [path = '', query] = address.replace(/#.*$/, '').split('?');
  const plain = path.toLowerCase().replace(/\/+$/, '') || '/';
  return query === undefined ? plain : `${plain}?${query}`;
}

/**
 * Resolves chains of redirects, so that each old address leads directly to its final target.
 * Redirects that form a loop are left out; `loops` holds their indexes in `moves`.
 */
export function resolveMoves(moves: readonly MovedAddress[]): {
  moves: MovedAddress[];
  loops: number[];
} {
  const next = new Map(moves.map(({ from, to }) => [addressKey(from), to]));
  const loops: number[] = [];
  const resolved = moves.flatMap(({ from, to }, at) => {
    const visited = new Set([addressKey(from)]);
    let end = to;
    for (;;) {
      const key = addressKey(end);
      if (visited.has(key)) {
        loops.push(at);
        return [];
      }
      visited.add(key);
      const further = next.get(key);
      if (further === undefined) return [{ from, to: end }];
      end = further;
    }
  });
  return { moves: resolved, loops };
}

/**
 * Parses a path of this site. Null for text that a browser would read as another address: schemes,
 * a host after two slashes or backslashes, control characters, credentials.
 */
function parseOwnPath(text: string, origin: string): URL | null {
  // Browsers remove tabs and line ends from a URL and read `\` as `/`.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null;
  const url = URL.canParse(text, origin) ? new URL(text, origin) : null;
  return url?.origin !== origin || url.pathname.startsWith('//') ? null : url;
}

const pathOfUrl = ({ pathname, search, hash }: URL) => pathname + search + hash;

/** Returns a path of this shop that may be redirected to, or null. `origin` is the shop's. */
export function redirectTarget(text: string | null | undefined, origin: string): string | null {
  const url = text ? parseOwnPath(text, origin) : null;
  // API calls, the desk and the sign-in are no pages to return to.
  if (!url || /^\/(api|id|redactie|mail)(\/|$)/.test(url.pathname)) return null;
  return pathOfUrl(url);
}

/**
 * Returns the redirect target after signing out (spec 1 §4.1): a path of this shop, or the URL of
 * the issuer's own sign-out. Null, meaning the home page, for anything else.
 */
export function signOutTarget(text: string | null, origin: string): string | null {
  if (!text) return null;
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : null;
  const url = parseOwnPath(text, origin);
  return url && pathOfUrl(url);
}
