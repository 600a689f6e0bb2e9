import texts from 'texts:content/errorPage';
import type { Locale } from '../../domain/shared/common.ts';
import { errorAddress, routeError } from '../../domain/frame/error-page.ts';
import { STATUS } from '../../domain/frame/status.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { type RouteName, routePath } from '../../routes.ts';

/** Statuses with their own page; all others use the route `error`. */
const OWN_PAGES: Partial<Record<number, RouteName>> = {
  [STATUS.NotFound]: 'not-found',
  [STATUS.Unauthorized]: 'unauthorized',
};

/** Logs a navigation error and shows its error page; redirects are ignored (spec 1 §4.7). */
export async function showRouteError(error: unknown): Promise<void> {
  const failure = routeError(error);
  if (!failure) return;
  console.error(error);
  await replaceByErrorPage(failure.status);
}

/**
 * Replaces the current page by the error page of a status (spec 1 §2.4, spec 2 §8). If that cannot
 * be loaded, shows an error in the current page.
 */
export async function replaceByErrorPage(status: number): Promise<void> {
  // A failure on an error page shows no further one: that could go on for ever.
  if (document.querySelector('[data-error]')) return;
  const locale = pageLocale();
  const ownRoute = OWN_PAGES[status];
  const errorPath = routePath(ownRoute ?? 'error', locale, '');
  const { pathname, search, hash } = location;
  try {
    const response = await fetch(errorPath, { method: 'HEAD' });
    // A response with status 404 is the not-found page, which may be shown.
    if (!response.ok && response.status !== STATUS.NotFound) {
      throw new Error(`${errorPath}: ${response.status}`);
    }
    location.replace(
      errorAddress(errorPath, pathname + search + hash, ownRoute ? undefined : status),
    );
  } catch (error) {
    showFailure(locale, `${status} · ${error instanceof Error ? error.message : error}`);
  }
}

/** "An error occurred while showing the error page", with details and a link home. */
function showFailure(locale: Locale, details: string): void {
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
  const container = Object.assign(document.createElement('div'), { className: 'page not-found' });
  container.append(heading, reason, link);
  document.querySelector('main')?.replaceChildren(container);
  heading.focus();
}
