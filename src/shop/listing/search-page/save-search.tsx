import texts from 'texts:account/savedSearches';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { savedSearchFor } from '../../../domain/search/saved-searches.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';
import {
  $savedSearches,
  deleteSavedSearch,
  loadSavedSearches,
  SAVED_SEARCHES_ID,
  saveSearch,
} from '../../account/searches/saved-searches.ts';
import { failureText } from '../../calls/failure-text.ts';
import { notify } from '../../calls/notification.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  term: string;
  locale: Locale;
}

/** Button that saves the search of this page or deletes it; absent until the saved ones load. */
export function SaveSearch({ term, locale }: Props) {
  const t = texts[locale];
  const savedSearches = useStore($savedSearches);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void loadSavedSearches(locale), [locale]);
  if (!savedSearches) return null;
  const savedSearch = savedSearchFor(savedSearches, term);

  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    if (savedSearch) {
      if (!(await deleteSavedSearch(locale, savedSearch.id))) notify(t.failed, 'warning');
    } else {
      const outcome = await saveSearch(locale, term);
      if (!outcome.ok) notify(failureText(outcome, t.failed), 'warning');
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 md:ml-auto">
      <p className="flex items-center gap-x-1 empty:hidden" role="status">
        {savedSearch && (
          <>
            <Icon name="check" />
            {t.saved}
          </>
        )}
      </p>
      {savedSearch && (
        <a
          className="link inline-flex min-h-11 items-center"
          href={`${routePath('account-favourites', locale, '')}#${SAVED_SEARCHES_ID}`}
          aria-label={t.allNamed}
        >
          {t.all}
        </a>
      )}
      <button
        className="link inline-flex min-h-11 items-center gap-2"
        type="button"
        aria-disabled={isBusy}
        aria-label={savedSearch && fill(t.deleteNamed, { term: savedSearch.term })}
        onClick={() => void toggle()}
      >
        {!savedSearch && <Icon name="heart" />}
        {savedSearch ? t.delete : t.save}
      </button>
    </div>
  );
}
