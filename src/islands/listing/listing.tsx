import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ListState } from '../../domain/list-state.ts';
import { formatNumber } from '../../domain/money.ts';
import { ListCards } from './list-cards.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListPaging } from './list-paging.tsx';
import { type ListPageSetup, type ListSetup, type ListSummary, withTexts } from './list-setup.ts';
import { ListEmpty, ListFailed } from './list-states.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { fill } from '../../i18n/fill.ts';
import { useList } from './use-list.ts';

interface Props {
  setup: ListPageSetup;
  summary: ListSummary;
  /** The cards of the static page. */
  children?: ReactNode;
}

/** A list of products: filters, sort, cards, paging. Starts from the static page as it stands. */
export function Listing({ setup: given, summary, children }: Props) {
  const setup = useMemo(() => withTexts(given), [given]);
  const list = useList(setup);
  return <ListingView {...{ list, setup, summary }}>{children}</ListingView>;
}

interface ViewProps extends Omit<Props, 'setup'> {
  setup: ListSetup;
  list: ReturnType<typeof useList>;
}

export function ListingView({ list, setup, summary, children }: ViewProps) {
  const { view, go, hrefOf, retry } = list;
  const { texts, locale } = setup;
  const [filtersOpen, setFiltersOpen] = useState(false);
  const top = useRef<HTMLParagraphElement>(null);
  const turned = useRef(false);
  const { state, result } = view;
  const shown = result ?? summary;
  const pages = Math.ceil(shown.total / state.limit);

  // After a page is turned, reading goes on at its top.
  useEffect(() => {
    if (!turned.current || view.status === 'loading') return;
    turned.current = false;
    top.current?.focus();
  }, [view]);

  const turn = (page: number) => {
    turned.current = true;
    go({ ...state, page });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const toProducts = () => {
    setFiltersOpen(false);
    top.current?.focus();
  };
  const show = (next: ListState) => go(next);
  const count = fill(shown.total === 1 ? texts.one : texts.many, {
    total: formatNumber(shown.total, locale),
  });

  return (
    <div className="listing" data-filters={filtersOpen ? 'open' : undefined}>
      <div className="list-bar">
        <p className="list-count" ref={top} tabIndex={-1} role="status">
          {view.status === 'loading' ? texts.loading : count}
        </p>
        <ListToolbar
          {...{ state, setup, filtersOpen }}
          onFilters={() => setFiltersOpen(!filtersOpen)}
          onState={show}
        />
      </div>
      <ListFilters
        {...{ state, setup, count }}
        summary={shown}
        onMore={retry}
        onShow={toProducts}
        onState={show}
      />
      <div className="list-main" aria-busy={view.status === 'loading'}>
        {view.status === 'failed' ? (
          <ListFailed texts={texts} onRetry={retry} />
        ) : shown.total === 0 ? (
          <ListEmpty {...{ texts, state }} onState={show} />
        ) : result === null ? (
          children
        ) : (
          <ListCards products={result.products} setup={setup} />
        )}
        <ListPaging
          page={state.page}
          pages={pages}
          setup={setup}
          hrefOf={(page) => hrefOf({ ...state, page })}
          onPage={turn}
        />
      </div>
    </div>
  );
}
