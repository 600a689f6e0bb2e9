import {
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { Locale } from '../../domain/shared/common.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { fill } from '../../i18n/fill.ts';
import type { ListTexts } from './list-texts.ts';
import type { ListedProduct } from '../../domain/product/list-group.ts';
import type { SearchResult } from '../../domain/search/search.ts';
import { currentCardContext } from './card-setup.ts';
import { cardsHtml } from './card-html.ts';
import { type ListSetup, type ListPageSetup, type ListSummary, withTexts } from './list-setup.ts';
import { lastPage } from '../../domain/listing/list-state.ts';
import { ISLAND_ALIVE } from '../ui/alive.ts';
import { afterPaint } from '../ui/timing.ts';
import { animatePageScroll } from '../ui/animate-scroll.ts';
import { ListChips, ListEmpty, ListFailed, ListToolbar } from './list-toolbar.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListPaging } from './list-paging.tsx';
import { useSelfCanonical, usePageTitle } from './list-head.ts';
import { showList } from './facet-choice.ts';
import { useOwnFacets } from './own/own-facets.ts';
import { useList } from './use-list.ts';
import { Icon } from '../ui/icon.tsx';

type CountTexts = Pick<ListTexts, 'one' | 'many' | 'closeOne' | 'closeMany'>;

/** The number of products in a list; without exact matches, the number of close ones. */
export function countText(texts: CountTexts, locale: Locale, total: number, close: number): string {
  const [count, one, many] =
    total === 0 && close > 0
      ? [close, texts.closeOne, texts.closeMany]
      : [total, texts.one, texts.many];
  return fill(count === 1 ? one : many, { total: formatNumber(count, locale) });
}

interface CardsProps {
  products: ListedProduct[];
  setup: Pick<ListSetup, 'texts'>;
  /** Shown among the cards. */
  banner: ListSetup['banner'];
  /** Index of the first product in the whole list, from 0. */
  firstIndex: number;
}

/**
 * Cards of a search result, built by the same function as the prerendered ones. They too are
 * updated with live data afterwards, since a search result lacks the stock of each store.
 */
const Cards = memo(function Cards({ products, setup, banner, firstIndex }: CardsProps) {
  const listElement = useRef<HTMLUListElement>(null);
  const context = currentCardContext();
  const visitor = context.visitor && { ...context.visitor, store: null, branch: null };
  const { html } = cardsHtml(products, { ...context, visitor }, banner, 4);
  useEffect(() => {
    void import('./live-cards.client.ts').then(
      ({ refreshCards }) => listElement.current && refreshCards(listElement.current),
    );
  }, [html]);
  return (
    <ul
      className="cards"
      ref={listElement}
      data-first={firstIndex}
      data-added={setup.texts.added}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});

interface ListCardsProps {
  result: Pick<SearchResult, 'products' | 'exactCount' | 'total' | 'sizeInstead'>;
  setup: Pick<ListSetup, 'banner' | 'texts'>;
  /** Index of the first product in the whole list, from 0. */
  firstIndex: number;
}

/** The cards of a response; a heading separates exact from close matches. */
export const ListCards = memo(function ListCards({ result, setup, firstIndex }: ListCardsProps) {
  const { products, exactCount, total, sizeInstead } = result;
  const { banner, texts } = setup;
  if (exactCount === products.length) return <Cards {...{ products, setup, banner, firstIndex }} />;
  const exactProducts = products.slice(0, exactCount);
  const closeProducts = products.slice(exactCount);
  return (
    <>
      {exactProducts.length > 0 && (
        <Cards products={exactProducts} {...{ setup, banner, firstIndex }} />
      )}
      <h2 className="mt-7 mb-3 text-[1.125rem] first:mt-0">
        {total > 0
          ? texts.alsoClose
          : sizeInstead
            ? fill(texts.noSize, sizeInstead)
            : texts.noExact}
      </h2>
      <Cards
        products={closeProducts}
        setup={setup}
        banner={exactProducts.length > 0 ? null : banner}
        firstIndex={firstIndex + exactProducts.length}
      />
    </>
  );
});

interface ListingProps {
  setup: ListPageSetup;
  summary: ListSummary;
  /** The prerendered cards. */
  children?: ReactNode;
}

/** A product list: filters, sorting, cards and paging. Starts with the prerendered cards. */
export function Listing({ setup: pageSetup, summary, children }: ListingProps) {
  const setup = useMemo(() => withTexts(pageSetup), [pageSetup]);
  const list = useList(setup);
  usePageTitle(list.view.state.page, setup.texts.page);
  useSelfCanonical(list.view.state, list.initial);
  return <ListingView {...{ list, setup, summary }}>{children}</ListingView>;
}

interface ListingViewProps extends Omit<ListingProps, 'setup'> {
  setup: ListSetup;
  list: ReturnType<typeof useList>;
}

export function ListingView({ list, setup, summary, children }: ListingViewProps) {
  const { view, goTo, hrefOf, retry } = list;
  const { texts, locale } = setup;
  const listElement = useRef<HTMLDivElement>(null);
  const topElement = useRef<HTMLParagraphElement>(null);
  const hasChangedPage = useRef(false);
  const pressedElement = useRef<Element | null>(null);
  const { state, result, status } = view;
  const shownSummary = result ?? summary;
  const closeTotal = result?.closeTotal ?? 0;
  const pageCount = lastPage(shownSummary.total + closeTotal, state.limit);

  useEffect(() => {
    listElement.current?.dispatchEvent(new Event(ISLAND_ALIVE, { bubbles: true }));
  }, []);

  // After a page change, move the focus to the top of the list.
  useEffect(() => {
    if (!hasChangedPage.current || status === 'loading') return;
    hasChangedPage.current = false;
    // The scroll animation may still be running.
    topElement.current?.focus({ preventScroll: true });
  }, [view, status]);

  // The prerendered cards are restored from the HTML, so they must be updated again.
  useEffect(() => {
    if (result === null) document.dispatchEvent(new Event('cards:static'));
  }, [result]);

  // A clicked chip disappears only after its filter has been removed. Move the focus before that
  // paint: after it, `after-touch.client.ts` would move it to the next element.
  useLayoutEffect(() => {
    const isFocusLost =
      document.activeElement === document.body && pressedElement.current?.isConnected === false;
    if (isFocusLost) topElement.current?.focus({ preventScroll: true });
  });

  // Paint the pressed state first, since the rest takes time.
  const changePage = (page: number) =>
    afterPaint(() => {
      hasChangedPage.current = true;
      goTo((now) => ({ ...now, page }));
      animatePageScroll(() => topElement.current?.scrollIntoView({ block: 'start' }));
    });
  const changeState: typeof goTo = (change) => {
    pressedElement.current = document.activeElement;
    afterPaint(() => goTo(change));
  };
  const retryFromButton = () => {
    pressedElement.current = document.activeElement;
    void retry();
  };
  const countLabel = countText(texts, locale, shownSummary.total, closeTotal);
  // Paint the clicked control first, and the chips, which shift the cards, after it.
  const deferredState = useDeferredValue(state);
  // The chips take the space that `RESERVE_CHIPS_SCRIPT` reserved before this code loaded.
  const startedState = useRef(deferredState);
  useEffect(() => {
    if (deferredState !== startedState.current) listElement.current?.removeAttribute('data-chosen');
  }, [deferredState]);
  const ownFacets = useOwnFacets(state, setup, result, goTo);
  const filters = {
    state,
    setup,
    summary: shownSummary,
    onMore: retry,
    ownFacets,
    onState: changeState,
  };
  useEffect(() => showList(filters));

  return (
    <div className="listing" ref={listElement}>
      <div className="list-bar">
        <p className="list-count" ref={topElement} tabIndex={-1} role="status">
          {status === 'loading' ? texts.loading : countLabel}
          {status !== 'loading' && state.page > 1 && (
            <span className="sr-only">, {fill(texts.page, { page: state.page })}</span>
          )}
        </p>
        <ListToolbar
          {...{ state, setup, ownFacets }}
          summary={shownSummary}
          onState={changeState}
        />
      </div>
      <ListFilters {...filters} />
      <div className="list-main" aria-busy={status === 'loading'}>
        {status === 'loading' && <LoadingOverlay />}
        <ListChips
          {...{ setup, ownFacets }}
          state={deferredState}
          summary={shownSummary}
          onState={changeState}
        />
        {status === 'failed' ? (
          <ListFailed texts={texts} onRetry={retryFromButton} />
        ) : shownSummary.total + closeTotal === 0 ? (
          <ListEmpty {...{ state, setup, result }} onState={changeState} />
        ) : result === null ? (
          children
        ) : (
          <ListCards result={result} setup={setup} firstIndex={(state.page - 1) * state.limit} />
        )}
        {state.soldOnline && shownSummary.hasNotAvailableProducts && (
          <p className="mt-4 text-[0.9375rem] text-muted" data-live>
            {texts.notSoldOnline}{' '}
            <button
              className="link"
              type="button"
              onClick={() => changeState({ ...state, page: 1, soldOnline: false })}
            >
              {texts.showAll}
            </button>
          </p>
        )}
        <ListPaging
          page={Math.min(state.page, pageCount)}
          pages={pageCount}
          setup={setup}
          hrefOf={(page) => hrefOf({ ...state, page })}
          onPage={changePage}
        />
      </div>
    </div>
  );
}

/**
 * Overlay on content that a pending response will replace (spec 1 §2.11); it appears after 200 ms.
 * The container announces the loading state in words. It does not block further choices.
 */
function LoadingOverlay() {
  return (
    <div className="loading-overlay pointer-events-none absolute inset-0 z-10 animate-[appear_200ms_ease-out_200ms_both] bg-[rgb(255_255_255/0.55)] [&>.icon]:sticky [&>.icon]:top-[45vh] [&>.icon]:mx-auto [&>.icon]:my-24 [&>.icon]:size-10 [&>.icon]:animate-[turn_1s_linear_infinite] [&>.icon]:text-brand">
      <Icon name="spinner" />
    </div>
  );
}
