/** Addresses of an old shop, or of a page that is no more, and where each leads now. */
export interface MovedAddress {
  /** Path with the query that it needs: `/oud/zagen.html`, `/product.php?id=5`. */
  from: string;
  to: string;
}

/** Of one shop: so many rules a host of static files reads as well. */
export const MOST_MOVED = 10_000;
const LONGEST = 300;
/** Signs that mean something else in the rules of a host: `:name`, `*`, white space. */
const PATH = /^\/[\w\-.~%!$'()+,;=@/]*$/;
const QUERY = /^[\w\-.~%+]+=[\w\-.~%+]*(&[\w\-.~%+]+=[\w\-.~%+]*)*$/;
/** What the backend answers itself. */
const RESERVED = /^\/(api|id|redactie|_astro)(\/|$)/i;

/** What is wrong with an old address; null where it can be used. */
export function oldAddressFault(address: string): string | null {
  const [path = '', query, ...rest] = address.split('?');
  const isUsable = PATH.test(path) && (query === undefined || QUERY.test(query));
  if (!isUsable || rest.length > 0 || address.length > LONGEST || path.includes('//'))
    return 'must be a path such as /old/page.html';
  if (path === '/' && query === undefined) return 'is the home page';
  return RESERVED.test(path) ? 'is an address of the shop itself' : null;
}

/** The same for addresses that the shop answers alike: case and a slash at the end do not count. */
export function addressKey(address: string): string {
  const [path = '', query] = address.replace(/#.*$/, '').split('?');
  const plain = path.toLowerCase().replace(/\/+$/, '') || '/';
  return query === undefined ? plain : `${plain}?${query}`;
}

/**
 * Resolves chains: each old address leads directly to its final target. Addresses on a loop are left
 * out, and their indexes in `moves` are returned as `loops`.
 */
export function resolveMoves(moves: readonly MovedAddress[]): {
  moves: MovedAddress[];
  loops: number[];
} {
  const next = new Map(moves.map(({ from, to }) => [addressKey(from), to]));
  const loops: number[] = [];
  const resolved = moves.flatMap(({ from, to }, at) => {
    const seen = new Set([addressKey(from)]);
    let end = to;
    for (;;) {
      const key = addressKey(end);
      if (seen.has(key)) {
        loops.push(at);
        return [];
      }
      seen.add(key);
      const further = next.get(key);
      if (further === undefined) return [{ from, to: end }];
      end = further;
    }
  });
  return { moves: resolved, loops };
}
