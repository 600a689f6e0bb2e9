/** What a page says about itself in its head (spec 1 §4.4): tags as they must be, and as they are. */
import type { ContentPageRecord } from '../../src/api/content/calls.ts';
import { isYes } from '../../src/domain/shared/flags.ts';

/** Name or property of a tag → its content; null: no such tag. */
export type MetaTags = Record<string, string | null>;

/** The tags that a content answer with page meta asks for. `fallbackImage`: of a page without a picture. */
export function tagsOf(
  { Article, PageMeta }: ContentPageRecord,
  fallbackImage: string,
): MetaTags & { title: string } {
  const meta = PageMeta!;
  const flags = [
    isYes(Article?.RobotsNoIndex) && 'noindex',
    isYes(Article?.RobotsNoFollow) && 'nofollow',
  ];
  const rules = [...flags, ...(meta.Robots ?? '').split(', ')].filter(Boolean);
  const address = (path: string) => new URL(path, meta.Domain).href;
  return {
    title: meta.Title,
    description: meta.Description ?? null,
    keywords: meta.Keywords ?? null,
    robots: rules.length > 0 ? [...new Set(rules)].join(', ') : null,
    'og:title': meta.Title,
    'og:description': meta.Description ?? null,
    'og:type': meta.Type,
    'og:url': address(meta.Link),
    'og:image': address(meta.Image ?? fallbackImage),
    'og:site_name': meta.SiteName ?? null,
    'twitter:card': 'summary_large_image',
  };
}

const plain = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');

/** The same tags as a page has them. */
export function tagsIn(html: string, names: readonly string[]): MetaTags {
  const head = html.slice(0, html.indexOf('</head>'));
  const found = new Map(
    [...head.matchAll(/<meta (?:name|property)="([^"]+)" content=(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name, double, single]) => [name!, plain(double ?? single ?? '')],
    ),
  );
  found.set('title', plain(/<title>([^<]*)</.exec(head)?.[1] ?? ''));
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? null]));
}
