import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Link } from './links.ts';
import type { DatedMenuItem } from './period.ts';
import type { Report } from './read-files.ts';
import type { MenuItemSource, MenuSource } from './schemas.ts';
import type { Source } from './sources.ts';

export interface MenuContext {
  locale: Locale;
  resolve: (target: string) => Link;
  /** Menu name of a page, by its key. */
  pageName: (key: string) => string | null;
  report: Report;
}

/** Compiles menus by slug in one language. An invalid item is reported and omitted. */
export function compileMenus(
  sources: Source<MenuSource>[],
  context: MenuContext,
): Map<string, DatedMenuItem[]> {
  const bySlug = new Map(sources.map((source) => [source.value.slug, source]));
  const compile = (source: Source<MenuSource>, within: string[]): DatedMenuItem[] => {
    const item = (from: MenuItemSource, path: PropertyKey[]): DatedMenuItem[] => {
      const fail = (message: string): DatedMenuItem[] => {
        context.report({ file: source.file, line: source.lineOf(path), message });
        return [];
      };
      const link = from.to === undefined ? { href: '' } : context.resolve(from.to);
      if ('problem' in link) return fail(link.problem);
      const name =
        from.name?.[context.locale] ?? context.pageName((from.to ?? '').replace(/^page:/, ''));
      if (!name) return fail('has no name');
      const children = (from.children ?? []).flatMap((child, index) =>
        item(child, [...path, 'children', index]),
      );
      if (from.childrenOf) {
        const other = bySlug.get(from.childrenOf);
        if (!other) return fail(`there is no menu "${from.childrenOf}"`);
        if (within.includes(from.childrenOf)) return fail('a menu cannot hold itself');
        children.push(...compile(other, [...within, from.childrenOf]));
      }
      // An external address becomes the alternate one, which takes precedence (spec 1 §2.5).
      const external = /^(https|mailto|tel):/i.test(link.href);
      return [
        {
          name,
          url: external ? '' : link.href,
          alternateUrl: external ? link.href : null,
          code: from.code ?? '',
          children,
          startDate: from.startDate ?? null,
          endDate: from.endDate ?? null,
        },
      ];
    };
    return source.value.items.flatMap((from, index) => item(from, ['items', index]));
  };
  return new Map(
    sources.map((source) => [source.value.slug, compile(source, [source.value.slug])]),
  );
}
