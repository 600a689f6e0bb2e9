import { useStore } from '@nanostores/react';
import { formatNumber } from '../../../domain/shared/money.ts';
import { ListFilters } from '../../listing/list-filters.tsx';
import { $shownList } from '../../listing/facet-choice.ts';
import { fill } from '../../../i18n/fill.ts';
import { type SidebarProps, useHref, useTexts } from './context.ts';
import { SidebarEmpty, SidebarSkeleton } from './sidebar-states.tsx';

/**
 * The filters of the page's product list and the number of results; without a list, a link to one.
 */
export function ProductFilterSidebar({ close }: SidebarProps) {
  const t = useTexts();
  const to = useHref();
  const list = useStore($shownList);
  // The list itself is still loading.
  if (!list && document.querySelector('.listing'))
    return <SidebarSkeleton text={t('shell.loading')} />;
  if (!list) {
    return (
      <SidebarEmpty icon="filter" text={t('filter.text')}>
        <a className="btn btn-secondary" href={to('product-lister')}>
          {t('filter.link')}
        </a>
      </SidebarEmpty>
    );
  }
  const { setup, summary } = list;
  const { texts, locale } = setup;
  const total = formatNumber(summary.total, locale);
  return (
    // The button stays at the bottom, so that it does not move away while somebody presses it.
    <div className="sidebar-filters flex min-h-full flex-col [&_:is(:focus-visible,.error)]:scroll-mb-20">
      <ListFilters {...list} />
      <button
        className="btn btn-secondary filters-show sticky bottom-3 m-3 mt-auto w-[calc(100%-1.5rem)] [box-shadow:0_0_0_0.75rem_#fff,0_-1px_0_0.75rem_var(--color-line)]"
        type="button"
        onClick={close}
      >
        {fill(summary.total === 1 ? texts.showOne : texts.showMany, { total })}
      </button>
    </div>
  );
}
