import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { SearchResult, SiteLinks } from '../../../domain/search/search.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { fill } from '../../../i18n/fill.ts';
import { $user } from '../../account/session/user.ts';
import { lazyModule, LazyPart } from '../../ui/lazy-part.tsx';
import { type ListSetup, type ListPageSetup, withTexts } from '../list-setup.ts';
import { EmptyListSuggestions } from '../list-toolbar.tsx';
import { shownTotal } from '../../../domain/listing/list-state.ts';
import { filterCount } from '../facet-choice.ts';
import { ListingView } from '../listing.tsx';
import { searchTermOfUrl } from './search-term.ts';
import { useList } from '../use-list.ts';
import { usePageTitle } from '../list-head.ts';

/** Keys of the search page's texts (`listing:search.*`), with `{term}` for `fill`. */
export const SEARCH_TEXTS = [
  'title',
  'for',
  'none',
  'noneText',
  'siteLinks',
  'questions',
  'pages',
  'stores',
] as const;

export type SearchTexts = Record<(typeof SEARCH_TEXTS)[number], string>;

interface SearchNoneProps {
  term: string;
  result: SearchResult;
  setup: ListSetup;
  texts: SearchTexts;
  /** Links to categories. */
  children?: ReactNode;
}

/** No results: search tips, popular items, and categories. */
export function SearchNone({ term, result, setup, texts, children }: SearchNoneProps) {
  return (
    <div className="list-state pt-4 pb-8">
      <h1 className="text-xl font-bold">{fill(texts.none, { term })}</h1>
      <p className="mt-3">{texts.noneText}</p>
      <SiteLinksBlock links={result.siteLinks} {...{ term, texts }} />
      <EmptyListSuggestions {...{ result, setup }} />
      {children}
    </div>
  );
}

/** Placeholders in the size of cards, until the first response. */
function SkeletonCards({ count }: { count: number }) {
  return (
    <ul className="cards is-skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <li className="card" key={i}>
          <div className="mx-auto mt-4 mb-3 aspect-square w-full max-w-52" />
          <div className="mb-1.5 h-13" />
          <p className="card-specs mb-1.5 h-3.5 p-0" />
          <div className="card-price mt-7 mb-2 min-h-10 p-0" />
          <div className="card-foot mt-2 h-4.5 p-0" />
        </li>
      ))}
    </ul>
  );
}

interface SearchPageProps {
  /** `path`: the path of the search page. */
  setup: ListPageSetup;
  searchTexts: SearchTexts;
  /** True if the term is only known in the browser (prerendered page). */
  expectsTerm: boolean;
  /** Shown for a search without a term: categories. */
  children?: ReactNode;
}

/** The search page: reads the term from the URL and shows the search results. */
export function SearchPage(props: SearchPageProps) {
  const { expectsTerm, children } = props;
  const setup = useMemo(() => withTexts(props.setup), [props.setup]);
  const [foundTerm, setFound] = useState<ReturnType<typeof searchTermOfUrl> | null>(null);
  useEffect(() => {
    const urlTerm = searchTermOfUrl(location, setup.path);
    // Nothing to load: show the prerendered content.
    if (!urlTerm.term) delete document.documentElement.dataset.listQuery;
    setFound(urlTerm);
  }, [setup.path]);

  if (foundTerm?.term) return <SearchResults {...props} {...foundTerm} setup={setup} />;
  if (!foundTerm && expectsTerm)
    return <Loading setup={setup} title={props.searchTexts.title} isHidden />;
  return children;
}

const EMPTY_SUMMARY = {
  total: 0,
  priceRange: null,
  facets: [],
  webNodeStats: [],
  hasNotAvailableProducts: false,
};

function SearchResults(
  props: SearchPageProps & { setup: ListSetup; term: string; isInPath: boolean },
) {
  const { setup, searchTexts: texts, term, isInPath, children } = props;
  const termSetup = useMemo(
    () => (isInPath ? { ...setup, path: `${setup.path}/${encodeURIComponent(term)}` } : setup),
    [setup, term, isInPath],
  );
  const list = useList(termSetup, isInPath ? term : '', false);
  const { status, result, state } = list.view;
  const title = fill(texts.for, { term });
  const redirectUrl = result?.redirectToUrl;

  usePageTitle(state.page, setup.texts.page, title);

  if ((!result && status !== 'failed') || redirectUrl) {
    return <Loading setup={setup} title={title} />;
  }
  const hidesProducts = state.soldOnline && result?.hasNotAvailableProducts;
  const isEmpty = result !== null && shownTotal(result) === 0;
  if (isEmpty && status === 'ready' && filterCount(state) === 0 && !hidesProducts) {
    return <SearchNone {...{ term, result, setup, texts }}>{children}</SearchNone>;
  }
  return (
    <>
      <Heading title={title} action={<SaveSearchForCustomer term={term} locale={setup.locale} />} />
      <ListingView list={list} setup={termSetup} summary={EMPTY_SUMMARY} />
      {result && <SiteLinksBlock links={result.siteLinks} {...{ term, texts }} />}
    </>
  );
}

/**
 * Placeholder of the list. Until the term is known, the heading is visually hidden, since it would
 * only flash.
 */
function Loading({ setup, ...heading }: { setup: ListSetup; title: string; isHidden?: boolean }) {
  return (
    <>
      <Heading {...heading} />
      <div className="listing">
        <div className="list-bar">
          <p className="list-count" role="status">
            {setup.texts.loading}
          </p>
        </div>
        <div className="list-main">
          <SkeletonCards count={setup.options.limit} />
        </div>
      </div>
    </>
  );
}

interface HeadingProps {
  title: string;
  /** Hides the heading visually, not from screen readers. */
  isHidden?: boolean;
  action?: ReactNode;
}

/** The heading; for signed-in customers an action beside or below it, with reserved space. */
function Heading({ title, isHidden, action }: HeadingProps) {
  return (
    <div className="items-center md:flex">
      <div className="min-h-8.5 grow">
        <h1 className={isHidden ? 'sr-only' : 'text-xl font-bold wrap-anywhere'}>{title}</h1>
      </div>
      <div className="hidden min-h-11 in-data-user:flex md:min-w-80">{action}</div>
    </div>
  );
}

/** Loaded separately, since only signed-in customers need it. */
const saveSearchModule = lazyModule(() => import('./save-search.tsx'));

function SaveSearchForCustomer(props: { term: string; locale: Locale }) {
  const user = useStore($user);
  return (
    user && (
      <LazyPart code={saveSearchModule}>{({ SaveSearch }) => <SaveSearch {...props} />}</LazyPart>
    )
  );
}

interface SiteLinksBlockProps {
  links: SiteLinks;
  term: string;
  texts: SearchTexts;
}

/** Links to the questions, pages and branches that match a search; absent if none do. */
function SiteLinksBlock({ links, term, texts }: SiteLinksBlockProps) {
  const groups = (['questions', 'pages', 'stores'] as const).filter(
    (name) => links[name].length > 0,
  );
  if (groups.length === 0) return null;
  return (
    <section className="mt-8 border-t border-line pt-4" aria-labelledby="site-links">
      <h2 className="text-lg font-bold wrap-anywhere" id="site-links">
        {fill(texts.siteLinks, { term })}
      </h2>
      <div className="mt-2 grid gap-x-8 gap-y-4 md:auto-cols-fr md:grid-flow-col">
        {groups.map((name) => (
          <div key={name}>
            <h3 className="font-bold">{texts[name]}</h3>
            <ul>
              {links[name].map(({ name: label, url }) => (
                <li key={url}>
                  <a className="link inline-flex min-h-11 items-center" href={url}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
