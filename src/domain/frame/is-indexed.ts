import type { ContentPage } from '../content/content.ts';

/** Robots rules that keep a page out of search engines. */
const NOINDEX_RULES = ['noindex', 'none'];

/** Parses a comma-separated list of robots rules to lower case, without empty ones. */
export const robotsRules = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean);

/**
 * Returns whether search engines may index a page, given its content; used for both the page's head
 * and the sitemap. If the content is invalid there are no robots flags: a page that is
 * `contentOnly` shows error 600 and is not indexed; a page with data of its own (home, brands,
 * stores) is.
 */
export function isIndexed(
  { status, article, pageMeta }: ContentPage,
  { contentOnly = false } = {},
): boolean {
  if (status !== 'Ok') return !(contentOnly && status === 'InvalidData');
  return (
    !article.robotsNoIndex &&
    !robotsRules(pageMeta?.robots).some((rule) => NOINDEX_RULES.includes(rule))
  );
}
