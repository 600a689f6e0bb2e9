/** The root category that keeps its own address (spec 1 §2.3). */
const KEPT_ROOT = 'actie';

const PRODUCT_SEGMENT = 'product';

/** The addresses of one language, taken from the route table, and its root categories. */
export interface LinkRules {
  /** What every address of the language begins with: empty for Dutch, `/en`. */
  prefix: string;
  /** Address that category paths hang below: `/producten`, `/en/products`. */
  lists: string;
  /** Address that products hang below: `/product`, `/en/product`. */
  products: string;
  /** First path segments of the root categories. */
  roots: ReadonlySet<string>;
}

/** Lower case, no trailing slash, no doubled slashes (spec 1 §2.3); home stays `/`. */
export function normalisePath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '');
  return plain === '' ? '/' : plain;
}

/**
 * Where a path leads (spec 1 §2.3): `/{category}/product/{code}` to `/product/{category}-{code}`,
 * and a first segment that is a root category (but `actie`) to `/producten/{path}`. Any other
 * path only becomes normal. `path` has no query; the result of a result is itself.
 */
export function rewriteLink(path: string, languages: readonly LinkRules[]): string {
  const normal = normalisePath(path);
  const rules = rulesOf(normal, languages);
  if (!rules) return normal;
  const segments = normal.slice(rules.prefix.length).split('/').filter(Boolean);
  const [first = '', second, code] = segments;
  if (segments.length === 3 && second === PRODUCT_SEGMENT) {
    return `${rules.products}/${first}-${code}`;
  }
  if (first !== KEPT_ROOT && rules.roots.has(first)) return `${rules.lists}/${segments.join('/')}`;
  return normal;
}

/**
 * The form in which a product address is displayed: `/product/{category}-{code}` as
 * `/{category}/product/{code}`. Any other path is answered as it is.
 */
export function displayLink(path: string, languages: readonly LinkRules[]): string {
  const normal = normalisePath(path);
  const rules = rulesOf(normal, languages);
  if (!rules || !normal.startsWith(`${rules.products}/`)) return normal;
  const slug = normal.slice(rules.products.length + 1);
  const cut = slug.lastIndexOf('-');
  if (cut < 1 || cut === slug.length - 1 || slug.includes('/')) return normal;
  return `${rules.prefix}/${slug.slice(0, cut)}/${PRODUCT_SEGMENT}/${slug.slice(cut + 1)}`;
}

// The longest prefix that fits: `/en/x` is English, not a Dutch page called "en".
function rulesOf(path: string, languages: readonly LinkRules[]): LinkRules | undefined {
  return languages
    .filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];
}
