import type { ContentPage } from '../content/content.ts';

/** Rules for robots that keep a page out of search engines. */
const HIDING = ['noindex', 'none'];

/** A list of robots rules: lower case, without spaces and empty ones. */
export const robotsRules = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean);

/**
 * Whether search engines may list a page, by its content answer: the head and the sitemap both ask
 * here. Without valid content there are no flags: a page that is `contentOnly` then shows 600, and one
 * with its own data (home, brands, stores) shows these.
 */
export function isIndexed(
  { status, article, pageMeta }: ContentPage,
  { contentOnly = false } = {},
): boolean {
  if (status !== 'Ok') return !(contentOnly && status === 'InvalidData');
  return (
    !article.robotsNoIndex && !robotsRules(pageMeta?.robots).some((rule) => HIDING.includes(rule))
  );
}
