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
  first: number;
}

/**
 * Built by the same function as the prerendered cards, and corrected in place like these: a search
 * does not tell the stock of each store.
 */
const Cards = memo(function Cards({ products, setup, banner, first }: CardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const context = currentCardContext();
  const here = context.here && { ...context.here, store: null, branch: null };
  const { html } = cardsHtml(products, { ...context, here }, banner, 4);
  useEffect(() => {
    void import('./live-cards.client.ts').then(
      ({ refreshCards }) => list.current && refreshCards(list.current),
    );
  }, [html]);
  return (
    <ul
      className="cards"
      ref={list}
      data-first={first}
      data-added={setup.texts.added}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});

interface ListCardsProps {
  result: Pick<SearchResult, 'products' | 'exactCount' | 'total' | 'sizeInstead'>;
  setup: Pick<ListSetup, 'banner' | 'texts'>;
  /** Index of the first product in the whole list, from 0. */
  first: number;
}

/** The cards of a response; a heading separates exact from close matches. */
export const ListCards = memo(function ListCards({ result, setup, first }: ListCardsProps) {
  const { products, exactCount, total, sizeInstead } = result;
  const { banner, texts } = setup;
  if (exactCount === products.length) return <Cards {...{ products, setup, banner, first }} />;
  const exact = products.slice(0, exactCount);
  const close = products.slice(exactCount);
  return (
    <>
      {exact.length > 0 && <Cards products={exact} {...{ setup, banner, first }} />}
      <h2 className="mt-7 mb-3 text-[1.125rem] first:mt-0">
        {total > 0
          ? texts.alsoClose
          : sizeInstead
            ? fill(texts.noSize, sizeInstead)
            : texts.noExact}
      </h2>
      <Cards
        products={close}
        setup={setup}
        banner={exact.length > 0 ? null : banner}
        first={first + exact.length}
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

interface ViewProps extends Omit<ListingProps, 'setup'> {
  setup: ListSetup;
  list: ReturnType<typeof useList>;
}

export function ListingView({ list, setup, summary, children }: ViewProps) {
  const { view, go, hrefOf, retry } = list;
  const { texts, locale } = setup;
  const whole = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLParagraphElement>(null);
  const turned = useRef(false);
  const pressed = useRef<Element | null>(null);
  const { state, result, status } = view;
  const shown = result ?? summary;
  const close = result?.closeTotal ?? 0;
  const pages = lastPage(shown.total + close, state.limit);

  useEffect(() => {
    whole.current?.dispatchEvent(new Event(ISLAND_ALIVE, { bubbles: true }));
  }, []);

  // After a page change, move the focus to the top of the list.
  useEffect(() => {
    if (!turned.current || status === 'loading') return;
    turned.current = false;
    // The scroll animation may still be running.
    top.current?.focus({ preventScroll: true });
  }, [view, status]);

  // The prerendered cards are restored from the HTML, so they must be updated again.
  useEffect(() => {
    if (result === null) document.dispatchEvent(new Event('cards:static'));
  }, [result]);

  // A clicked chip is removed some paints later, with its filter. Move the focus before that paint;
  // after it, `after-touch.client.ts` would already have moved it to the next element.
  useLayoutEffect(() => {
    const isLost =
      document.activeElement === document.body && pressed.current?.isConnected === false;
    if (isLost) top.current?.focus({ preventScroll: true });
  });

  // Paint the pressed state first, since the rest takes time.
  const turn = (page: number) =>
    afterPaint(() => {
      turned.current = true;
      go((now) => ({ ...now, page }));
      animatePageScroll(() => top.current?.scrollIntoView({ block: 'start' }));
    });
  const choose: typeof go = (change) => {
    pressed.current = document.activeElement;
    afterPaint(() => go(change));
  };
  const retryFrom = () => {
    pressed.current = document.activeElement;
    void retry();
  };
  const count = countText(texts, locale, shown.total, close);
  // Paint the response to the click first, and the chips, which shift the cards, after it.
  const deferredState = useDeferredValue(state);
  // The chips take the space that was reserved before this code loaded (`chips-room-script`).
  const startedState = useRef(deferredState);
  useEffect(() => {
    if (deferredState !== startedState.current) whole.current?.removeAttribute('data-chosen');
  }, [deferredState]);
  const ownFacets = useOwnFacets(state, setup, result, go);
  const filters = { state, setup, summary: shown, onMore: retry, ownFacets, onState: choose };
  useEffect(() => showList(filters));

  return (
    <div className="listing" ref={whole}>
      <div className="list-bar">
        <p className="list-count" ref={top} tabIndex={-1} role="status">
          {status === 'loading' ? texts.loading : count}
          {status !== 'loading' && state.page > 1 && (
            <span className="sr-only">, {fill(texts.page, { page: state.page })}</span>
          )}
        </p>
        <ListToolbar {...{ state, setup, ownFacets }} summary={shown} onState={choose} />
      </div>
      <ListFilters {...filters} />
      <div className="list-main" aria-busy={status === 'loading'}>
        {status === 'loading' && <LoadingOverlay />}
        <ListChips
          {...{ setup, ownFacets }}
          state={deferredState}
          summary={shown}
          onState={choose}
        />
        {status === 'failed' ? (
          <ListFailed texts={texts} onRetry={retryFrom} />
        ) : shown.total + close === 0 ? (
          <ListEmpty {...{ state, setup, result }} onState={choose} />
        ) : result === null ? (
          children
        ) : (
          <ListCards result={result} setup={setup} first={(state.page - 1) * state.limit} />
        )}
        {state.soldOnline && shown.hasNotAvailableProducts && (
          <p className="mt-4 text-[0.9375rem] text-muted" data-live>
            {texts.notSoldOnline}{' '}
            <button
              className="link"
              type="button"
              onClick={() => choose({ ...state, page: 1, soldOnline: false })}
            >
              {texts.showAll}
            </button>
          </p>
        )}
        <ListPaging
          page={Math.min(state.page, pages)}
          pages={pages}
          setup={setup}
          hrefOf={(page) => hrefOf({ ...state, page })}
          onPage={turn}
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
