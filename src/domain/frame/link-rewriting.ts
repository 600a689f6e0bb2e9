/** The only root category whose addresses stay unchanged (spec 1 §2.3). */
const UNCHANGED_ROOT = 'actie';

const PRODUCT_SEGMENT = 'product';

/** Address patterns of one language, from the route table, and its root categories. */
export interface LinkRules {
  /** Prefix of every address of the language: empty for Dutch, else `/en`. */
  prefix: string;
  /** Parent path of categories: `/producten`, `/en/products`. */
  listPath: string;
  /** Parent path of products: `/product`, `/en/product`. */
  productPath: string;
  /** First path segments of the root categories. */
  rootSegments: ReadonlySet<string>;
}

/**
 * Normalises a path to lower case without trailing or double slashes (spec 1 §2.3); home stays `/`.
 */
export function normalisePath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '');
  return plain === '' ? '/' : plain;
}

/**
 * Rewrites an old path (spec 1 §2.3): `/{category}/product/{code}` to `/product/{category}-{code}`,
 * and a path whose first segment is a root category (except `actie`) to `/producten/{path}`. Any
 * other path is only normalised. `path` has no query. Idempotent.
 */
export function rewriteLink(path: string, languages: readonly LinkRules[]): string {
  const normal = normalisePath(path);
  const rules = findRules(normal, languages);
  if (!rules) return normal;
  const segments = normal.slice(rules.prefix.length).split('/').filter(Boolean);
  const [first = '', second, code] = segments;
  if (segments.length === 3 && second === PRODUCT_SEGMENT) {
    return `${rules.productPath}/${first}-${code}`;
  }
  if (first !== UNCHANGED_ROOT && rules.rootSegments.has(first))
    return `${rules.listPath}/${segments.join('/')}`;
  return normal;
}

/**
 * Returns a product address as displayed: `/product/{category}-{code}` becomes
 * `/{category}/product/{code}`. Any other path is only normalised.
 */
export function displayedPath(path: string, languages: readonly LinkRules[]): string {
  const normal = normalisePath(path);
  const rules = findRules(normal, languages);
  if (!rules || !normal.startsWith(`${rules.productPath}/`)) return normal;
  const slug = normal.slice(rules.productPath.length + 1);
  const cut = slug.lastIndexOf('-');
  if (cut < 1 || cut === slug.length - 1 || slug.includes('/')) return normal;
  return `${rules.prefix}/${slug.slice(0, cut)}/${PRODUCT_SEGMENT}/${slug.slice(cut + 1)}`;
}

// Chooses the longest matching prefix: `/en/x` is English, not a Dutch page called "en".
function findRules(path: string, languages: readonly LinkRules[]): LinkRules | undefined {
  return languages
    .filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];
}
