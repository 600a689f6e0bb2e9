import texts from 'texts:account/savedSearches';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import type { SavedSearch } from '../../../domain/search/saved-searches.ts';
import { searchAddress } from '../../../domain/search/search-term.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { dayWithYear } from '../../../domain/shared/days.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';
import { notify } from '../../calls/notification.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadedPart, useLoaded } from '../loaded-part.tsx';
import {
  $savedSearches,
  deleteSavedSearch,
  loadSavedSearches,
  SAVED_SEARCHES_ID,
} from './saved-searches.ts';

/** The customer's saved searches, each with a link to its results and a button to delete it. */
export function SavedSearchList({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const heading = useRef<HTMLHeadingElement>(null);
  const { loaded, reload } = useLoaded(useCallback(() => loadSavedSearches(locale), [locale]));
  const current = useStore($savedSearches);
  // Focus the list if the URL's hash refers to it: the browser looked for it before it was
  // rendered.
  useEffect(() => {
    if (location.hash === `#${SAVED_SEARCHES_ID}`) heading.current?.focus();
  }, []);

  const remove = async ({ id, term }: SavedSearch) => {
    if (!(await deleteSavedSearch(locale, id))) return notify(t.failed, 'warning');
    notify(fill(t.deleted, { term }), 'success');
    heading.current?.focus();
  };
  return (
    <section aria-labelledby={SAVED_SEARCHES_ID}>
      <h2 className="mb-2 text-lg font-bold" id={SAVED_SEARCHES_ID} ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale} rows={1}>
        {(first) => {
          const searches = current ?? first;
          return searches.length === 0 ? (
            <p className="max-w-prose text-muted">{t.empty}</p>
          ) : (
            <ul className="border-t border-line">
              {searches.map((search) => (
                <SavedSearchRow key={search.id} {...{ search, locale }} onDelete={remove} />
              ))}
            </ul>
          );
        }}
      </LoadedPart>
    </section>
  );
}

interface SavedSearchRowProps {
  search: SavedSearch;
  locale: Locale;
  onDelete: (search: SavedSearch) => Promise<void>;
}

function SavedSearchRow({ search, locale, onDelete }: SavedSearchRowProps) {
  const t = texts[locale];
  const { term, savedAt } = search;
  return (
    <li className="flex items-center justify-between gap-x-4 border-b border-line py-1">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4">
        <a
          className="link inline-flex min-h-11 min-w-0 items-center gap-2"
          href={searchAddress(routePath('search', locale, ''), term)}
        >
          <Icon name="search" />
          <span className="min-w-0 wrap-anywhere">{term}</span>
        </a>
        <span className="text-sm text-muted max-sm:hidden">
          {fill(t.since, { day: dayWithYear(savedAt, locale) })}
        </span>
      </div>
      <button
        className="link inline-flex min-h-11 shrink-0 items-center"
        type="button"
        aria-label={fill(t.deleteNamed, { term })}
        onClick={() => void onDelete(search)}
      >
        {t.delete}
      </button>
    </li>
  );
}
