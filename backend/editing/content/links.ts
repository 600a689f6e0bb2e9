import { addressKind } from '../../../src/domain/frame/editor-address.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { ROUTES, type RouteName, routePath } from '../../../src/routes.ts';
import type { Categories, MediaSource } from './schemas.ts';

/** Valid link targets. Addresses contain `{slug}` in place of the brand variant's slug. */
export interface LinkTargets {
  /** Page key → address. */
  pages: Map<string, string>;
  /** Ids of questions of the FAQ. */
  questions: Set<string>;
  categories: Categories;
  /** Images by id. */
  media: ReadonlyMap<string, MediaSource>;
}

export type Link = { href: string } | { problem: string };

const SLUG = '{slug}';
const isRoute = (name: string): name is RouteName => ROUTES.some((row) => row.name === name);

/**
 * Resolves a link as editors write it: `page:betalen`, `route:store-lister`, `category:gipsplaten`,
 * `faq:bezorgen-kosten`, each with an optional `#anchor`; `https:`, `mailto:` and `tel:`;
 * `#anchor`; or an existing path. Other schemes are invalid (`src/domain/frame/editor-address.ts`).
 */
export function resolveLink(target: string, locale: Locale, targets: LinkTargets): Link {
  const kind = addressKind(target);
  if (kind !== null && kind !== 'path') return { href: target };
  const [address = '', anchor] = target.split('#', 2);
  const href = addressOf(address, locale, targets);
  if (href === null) return { problem: `link to "${target}" leads nowhere` };
  return { href: anchor === undefined ? href : `${href}#${anchor}` };
}

function addressOf(address: string, locale: Locale, targets: LinkTargets): string | null {
  if (address === '') return '';
  if (address.startsWith('/')) return isKnownPath(address, locale, targets) ? address : null;
  const [, kind, name = ''] = /^([a-z]+):(.+)$/.exec(address) ?? [];
  if (kind === 'page') return targets.pages.get(name) ?? null;
  if (kind === 'route') return isRoute(name) ? routePath(name, locale, SLUG) : null;
  if (kind === 'faq') {
    return targets.questions.has(name) ? `${routePath('faq', locale, SLUG)}#${name}` : null;
  }
  if (kind !== 'category') return null;
  const category = targets.categories[name];
  if (!category) return null;
  return routePath('product-lister-all', locale, SLUG, { pathMatch: category[locale] });
}

/** True for an address of the shop: a page, a category, or a row of the route table. */
export function isKnownPath(path: string, locale: Locale, targets: LinkTargets): boolean {
  if (path !== '/' && path.endsWith('/')) return false;
  if ([...targets.pages.values()].includes(path)) return true;
  const lists = Object.values(targets.categories).map((category) =>
    routePath('product-lister-all', locale, SLUG, { pathMatch: category[locale] }),
  );
  if (lists.includes(path)) return true;
  return ROUTES.some((row) => {
    if (row.name === 'all' || row.name === 'product-lister-all') return false;
    const pattern = row[locale].replaceAll('{product}', SLUG);
    const escaped = pattern.replace(/[.*+?^${}()|\\]/g, '\\$&').replace(/\[\w+\]/g, '[^/]+');
    return new RegExp(`^${escaped}$`).test(path);
  });
}
