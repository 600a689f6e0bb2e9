import texts from 'texts:content/errorPage';
import type { Locale } from '../../domain/shared/common.ts';
import { errorAddress, routeError } from '../../domain/frame/error-page.ts';
import { STATUS } from '../../domain/frame/status.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { type RouteName, routePath } from '../../routes.ts';

/** Statuses with their own page; all others use the route `error`. */
const PAGES: Partial<Record<number, RouteName>> = {
  [STATUS.NotFound]: 'not-found',
  [STATUS.Unauthorized]: 'unauthorized',
};

/** Logs a navigation error and shows its error page; redirects are ignored (spec 1 §4.7). */
export async function showRouteError(error: unknown): Promise<void> {
  const found = routeError(error);
  if (!found) return;
  console.error(error);
  await replaceByErrorPage(found.status);
}

/**
 * Replaces the current page by the error page of a status (spec 1 §2.4, spec 2 §8). If that cannot
 * be loaded, shows an error in the current page.
 */
export async function replaceByErrorPage(status: number): Promise<void> {
  // Prevents a loop if a call of the error page itself fails.
  if (document.querySelector('[data-error]')) return;
  const locale = pageLocale();
  const errorPage = PAGES[status];
  const page = routePath(errorPage ?? 'error', locale, '');
  const { pathname, search, hash } = location;
  try {
    const answer = await fetch(page, { method: 'HEAD' });
    // The not-found page itself has status 404.
    if (!answer.ok && answer.status !== STATUS.NotFound) {
      throw new Error(`${page}: ${answer.status}`);
    }
    location.replace(errorAddress(page, pathname + search + hash, errorPage ? undefined : status));
  } catch (error) {
    sayThatItFailed(locale, `${status} · ${error instanceof Error ? error.message : error}`);
  }
}

/** "An error occurred while showing the error page", with details and a link home. */
function sayThatItFailed(locale: Locale, details: string): void {
  const { failed = '', home = '' } = texts[locale];
  const heading = Object.assign(document.createElement('h1'), {
    className: 'title',
    tabIndex: -1,
    textContent: failed,
  });
  const reason = Object.assign(document.createElement('p'), {
    className: 'muted',
    textContent: details,
  });
  const link = Object.assign(document.createElement('a'), {
    className: 'btn btn-secondary',
    href: routePath('index', locale, ''),
    textContent: home,
  });
  const place = Object.assign(document.createElement('div'), { className: 'page not-found' });
  place.append(heading, reason, link);
  document.querySelector('main')?.replaceChildren(place);
  heading.focus();
}
