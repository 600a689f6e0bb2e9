/** Compiles what pages share: menus, banners, FAQ, and the posts of stores. */
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Banner, ContentGroupName, FaqCategory } from '../../../src/domain/content/content.ts';
import type { LocaleContent, DatedMenuItem } from './content.ts';
import { type Link, type MarkdownContext, renderMarkdown, renderMarkdownLine } from './markdown.ts';
import type { Report } from './read-files.ts';
import type { BannerSource, FaqSource, MenuItemSource, MenuSource } from './schemas.ts';
import type { Source, Sources } from './sources.ts';
import type { StoreRecord } from '../../../src/api/stores/calls.ts';
import { isCurrent } from '../../../src/domain/shared/date-range.ts';
import { type PlaceholderValues, fillHtml, fillText } from './placeholders.ts';

export interface CompileContext {
  locale: Locale;
  resolve: (target: string) => Link;
  pictureAttributes: MarkdownContext['pictureAttributes'];
  report: Report;
}

/** Address of a link in a field; an invalid one is reported and replaced by the home page. */
export function hrefOf<T>(
  to: string,
  source: Source<T>,
  path: PropertyKey[],
  context: CompileContext,
): string {
  const link = context.resolve(to);
  if ('href' in link) return link.href;
  context.report({ file: source.file, line: source.lineOf(path), message: link.problem });
  return context.locale === 'nl' ? '/' : '/en';
}

/** The context for Markdown in a YAML field: problems are reported at the line of the field. */
function markdownContextOf<T>(
  source: Source<T>,
  path: PropertyKey[],
  context: CompileContext,
): MarkdownContext {
  return {
    resolve: context.resolve,
    pictureAttributes: context.pictureAttributes,
    report: (message) => context.report({ file: source.file, line: source.lineOf(path), message }),
  };
}

/** Banners of all files by group, also those outside their dates: each request filters by date. */
export function compileBanners(
  sources: Sources['banners'],
  context: CompileContext,
): Map<ContentGroupName, Banner[]> {
  const groups = new Map<ContentGroupName, Banner[]>();
  for (const source of sources) {
    const banners = source.value.banners.map((from, index) =>
      compileBanner(from, source, ['banners', index], context),
    );
    groups.set(source.value.group, [...(groups.get(source.value.group) ?? []), ...banners]);
  }
  return groups;
}

function compileBanner<T>(
  from: BannerSource,
  source: Source<T>,
  path: PropertyKey[],
  context: CompileContext,
): Banner {
  const { locale } = context;
  const markdown = markdownContextOf(source, [...path, 'summary', locale], context);
  const drawnImage = from.img === true ? `/api/images/banners/${from.name}` : null;
  return {
    name: from.name,
    title: from.title[locale],
    summary: renderMarkdownLine(from.summary[locale], markdown),
    linkTitle: from.linkTitle[locale],
    alternateUrl: hrefOf(from.to, source, [...path, 'to'], context),
    cssClass: from.cssClass,
    img: typeof from.img === 'string' ? from.img : drawnImage,
    startDate: from.startDate,
    endDate: from.endDate,
    showOn: from.showOn,
    conditionOperator: from.conditionOperator,
  };
}

/** Selling points by group. */
export function compileUsps(
  source: Sources['usps'],
  context: CompileContext,
): LocaleContent['usps'] {
  if (!source) return new Map();
  const groups = ['mainUsp', 'homeUspBanners', 'homeAdvantages'] as const;
  return new Map(
    groups.map((group) => [
      group,
      source.value[group].map((from, index) => ({
        description: renderMarkdownLine(
          from[context.locale],
          markdownContextOf(source, [group, index, context.locale], context),
        ),
        alternateUrl: from.to ? hrefOf(from.to, source, [group, index, 'to'], context) : null,
        startDate: from.startDate,
        endDate: from.endDate,
      })),
    ]),
  );
}

export function compileCustomerService(
  source: Sources['customerService'],
  context: CompileContext,
): LocaleContent['customerServiceFooter'] {
  if (!source) return null;
  const { heading, summary, linkTitle, to, startDate, endDate } = source.value;
  const { locale } = context;
  return {
    heading: heading[locale],
    summary: renderMarkdownLine(
      summary[locale],
      markdownContextOf(source, ['summary', locale], context),
    ),
    linkTitle: linkTitle[locale],
    alternateUrl: hrefOf(to, source, ['to'], context),
    startDate,
    endDate,
  };
}

/** FAQ categories in order. */
export function compileFaq(sources: Source<FaqSource>[], context: CompileContext): FaqCategory[] {
  const { locale } = context;
  return [...sources]
    .sort((a, b) => a.value.order - b.value.order)
    .map((source) => ({
      name: source.value.name,
      title: source.value.title[locale],
      questions: source.value.questions.map((from, index) => ({
        id: from.id,
        question: from.question[locale],
        answer: renderMarkdown(
          from.answer[locale],
          markdownContextOf(source, ['questions', index, 'answer', locale], context),
        ),
      })),
    }));
}

interface MenuContext {
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
  const compileMenu = (source: Source<MenuSource>, parentSlugs: string[]): DatedMenuItem[] => {
    const compileItem = (from: MenuItemSource, path: PropertyKey[]): DatedMenuItem[] => {
      const reportProblem = (message: string): DatedMenuItem[] => {
        context.report({ file: source.file, line: source.lineOf(path), message });
        return [];
      };
      const link = from.to === undefined ? { href: '' } : context.resolve(from.to);
      if ('problem' in link) return reportProblem(link.problem);
      const name =
        from.name?.[context.locale] ?? context.pageName((from.to ?? '').replace(/^page:/, ''));
      if (!name) return reportProblem('has no name');
      const children = (from.children ?? []).flatMap((child, index) =>
        compileItem(child, [...path, 'children', index]),
      );
      if (from.childrenOf) {
        const otherMenu = bySlug.get(from.childrenOf);
        if (!otherMenu) return reportProblem(`there is no menu "${from.childrenOf}"`);
        if (parentSlugs.includes(from.childrenOf))
          return reportProblem('a menu cannot hold itself');
        children.push(...compileMenu(otherMenu, [...parentSlugs, from.childrenOf]));
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
    return source.value.items.flatMap((from, index) => compileItem(from, ['items', index]));
  };
  return new Map(
    sources.map((source) => [source.value.slug, compileMenu(source, [source.value.slug])]),
  );
}

/** A store post in one language; texts still contain placeholders. */
export interface StorePost {
  /** Ids of stores; empty: all. */
  stores: number[];
  title: string;
  /** Sanitised HTML. */
  summary: string;
  url: string | null;
  startDate: string | null;
  endDate: string | null;
}

type PostRecord = NonNullable<StoreRecord['Posts']>[number];

export function compileStorePosts(
  source: Sources['storePosts'],
  context: CompileContext,
): StorePost[] {
  const { locale } = context;
  return (source?.value ?? []).map((from, at) => ({
    stores: from.stores,
    title: from.title[locale],
    summary: renderMarkdownLine(
      from.summary[locale],
      markdownContextOf(source!, [at, 'summary', locale], context),
    ),
    url: from.to ? hrefOf(from.to, source!, [at, 'to'], context) : null,
    startDate: from.startDate,
    endDate: from.endDate,
  }));
}

/** The posts of one store on this day. */
export function postsOfStore(
  posts: readonly StorePost[],
  id: number,
  values: PlaceholderValues,
  now: Date,
): PostRecord[] {
  return posts
    .filter(({ stores }) => stores.length === 0 || stores.includes(id))
    .filter(({ startDate, endDate }) => isCurrent(startDate, endDate, now))
    .map(({ title, summary, url, startDate, endDate }) => ({
      Type: 'nieuws',
      Title: fillText(title, values),
      Summary: fillHtml(summary, values),
      Url: url && fillText(url, values),
      Period:
        startDate && endDate ? { Start: startDate.slice(0, 10), End: endDate.slice(0, 10) } : null,
      Media: null,
    }));
}
