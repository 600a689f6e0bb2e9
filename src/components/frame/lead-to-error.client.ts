import texts from 'texts:content/errorPage';
import type { Locale } from '../../domain/entities/common.ts';
import { routePath } from '../../routes.ts';
import { AT } from '../content/error-address.client.ts';
import { el } from '../header/dom.client.ts';

const NOT_FOUND = 404;

/**
 * Leads to the error page of a status, which takes the place of the page that is shown
 * (spec 1 §2.4, spec 2 §8). Where it cannot be fetched, the page says so itself.
 */
export async function leadToError(status: 401 | 404): Promise<void> {
  // A call of the error page itself must not lead round in a circle.
  if (document.querySelector('[data-error]')) return;
  const locale = document.documentElement.lang as Locale;
  const page = routePath(status === NOT_FOUND ? 'not-found' : 'unauthorized', locale, '');
  const { pathname, search, hash } = location;
  try {
    const answer = await fetch(page, { method: 'HEAD' });
    // The not-found page tells the truth about itself.
    if (!answer.ok && answer.status !== NOT_FOUND) throw new Error(`${page}: ${answer.status}`);
    location.replace(`${page}?${AT}=${encodeURIComponent(pathname + search + hash)}`);
  } catch (error) {
    sayThatItFailed(
      locale,
      `${status} · ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** "An error occurred while showing the error page", with details and a link home. */
function sayThatItFailed(locale: Locale, details: string): void {
  const { failed = '', home = '' } = texts[locale];
  const link = el('a', { class: 'btn btn-secondary', href: routePath('index', locale, '') }, [
    home,
  ]);
  const heading = el('h1', { class: 'title', tabindex: '-1' }, [failed]);
  document
    .querySelector('main')
    ?.replaceChildren(
      el('div', { class: 'page not-found' }, [
        heading,
        el('p', { class: 'muted' }, [details]),
        link,
      ]),
    );
  heading.focus();
}
