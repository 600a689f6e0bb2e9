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

/** Saves the search of this page for the customer, or undoes that; nothing if that is unknown. */
export function SaveSearch({ term, locale }: Props) {
  const t = texts[locale];
  const all = useStore($savedSearches);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void loadSavedSearches(locale), [locale]);
  if (!all) return null;
  const saved = savedSearchFor(all, term);

  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    if (saved) {
      if (!(await deleteSavedSearch(locale, saved.id))) notify(t.failed, 'warning');
    } else {
      const outcome = await saveSearch(locale, term);
      if (!outcome.ok) notify(failureText(outcome, t.failed), 'warning');
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 md:ml-auto">
      <p className="flex items-center gap-x-1 empty:hidden" role="status">
        {saved && (
          <>
            <Icon name="check" />
            {t.saved}
          </>
        )}
      </p>
      {saved && (
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
        aria-label={saved && fill(t.deleteNamed, { term: saved.term })}
        onClick={() => void toggle()}
      >
        {!saved && <Icon name="heart" />}
        {saved ? t.delete : t.save}
      </button>
    </div>
  );
}
