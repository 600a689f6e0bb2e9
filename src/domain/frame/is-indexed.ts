import type { ContentPage } from '../content/content.ts';

/**
 * Excludes personal pages, pages that act when they open, and addresses that are not pages of the
 * shop.
 */
const NOT_PRERENDERED =
  /^\/(en\/)?(40[14]|fout|error|zoeken|search|nieuwsbrief|newsletter|winkelwagen|cart|checkout|herroepen|withdraw|inloggen|log(in|out)|registreren|register|wachtwoord-|forgot-|reset-|account-|confirm-|mijn-|my-|eerder-gekocht|bought-before|voorraadmeldingen|stock-alerts|vergelijken|compare|blocks|redactie|api|id|mail)/;

/**
 * Returns whether a page may be rendered before it is opened: it is the same for everybody and has
 * no side effects.
 */
export const mayBePrerendered = (pathname: string): boolean => !NOT_PRERENDERED.test(pathname);

/** Marks the link to prerender (`shop/frame/after-touch.client.ts`). */
export const NEXT_PAGE_ATTRIBUTE = 'data-next';

/**
 * Speculation rules that prerender the page behind a marked link. A constant, because the content
 * security policy allows this script by its hash.
 */
export const SPECULATION_RULES = `{"prerender":[{"where":{"selector_matches":"[${NEXT_PAGE_ATTRIBUTE}]"},"eagerness":"immediate"}]}`;

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
