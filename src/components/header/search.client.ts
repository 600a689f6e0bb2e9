import { searchAddress, trimTerm } from '../../domain/search-term.ts';
import { type SearchPageSetup, withSearchTexts } from '../../islands/search/setup.ts';
import { rememberSearch } from '../../stores/search-history.ts';
import { SearchShell } from './search-shell.client.ts';
import { termOf } from '../../islands/listing/search-term.ts';

/**
 * The search field of the page (spec 1 §2.5): Enter goes to the results and is remembered; the
 * field shows the term while its results show; focus and typing open the panel.
 */
export function startSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search[data-setup]');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  const setup = withSearchTexts(JSON.parse(form.dataset.setup ?? '{}') as SearchPageSetup);
  const { locale, search } = setup;
  const shell = new SearchShell(form, input, setup);
  const remember = (term: string) =>
    rememberSearch(locale, { name: term, url: searchAddress(search, term) });

  // What is said here is said by our own panel.
  form.noValidate = true;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const term = trimTerm(input.value);
    if (!term) {
      input.focus();
      return;
    }
    remember(term);
    location.assign(searchAddress(search, term));
  });
  form.addEventListener('reset', () => {
    input.focus();
    // The field is empty after this event, not yet in it.
    setTimeout(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  });

  const { term, inPath } = termOf(location, search);
  // Sent by the form itself, before this script was there.
  if (term && !inPath) remember(term);
  const showTerm = () => {
    input.value = term;
  };
  if (!input.value) showTerm();
  // Back to a page that the browser kept: as it was before the search.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    shell.close();
    showTerm();
  });
  // Typing began before this script.
  if (document.activeElement === input) shell.open();
}
