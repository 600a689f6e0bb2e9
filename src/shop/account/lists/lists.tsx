import { lazyModule } from '../../ui/lazy-part.tsx';
import { LazyLoadedPart } from '../lazy-loaded-part.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { type ListPageProps, useListAddress } from './use-list-address.ts';

// Each page view starts with one of them, depending on the URL.
const OVERVIEW_MODULE = lazyModule(() => import('./list-overview.tsx'));
const DETAIL_MODULE = lazyModule(() => import('./list-detail.tsx'));

/** The wishlists of the customer: all of them, or the one in the URL. */
export function Lists(props: ListPageProps) {
  const { listId, open } = useListAddress();
  if (listId === undefined) return <LoadingLists {...props} />;
  return listId === null ? (
    <LazyLoadedPart code={OVERVIEW_MODULE} locale={props.locale}>
      {({ ListOverview }) => <ListOverview {...props} onOpen={open} />}
    </LazyLoadedPart>
  ) : (
    <LazyLoadedPart code={DETAIL_MODULE} locale={props.locale} rows={5}>
      {({ ListDetail }) => (
        <ListDetail key={listId} {...props} listId={listId} onLeave={() => open(null)} />
      )}
    </LazyLoadedPart>
  );
}

/** Shown while the URL is not yet known (prerendered page). */
const LoadingLists = ({ locale }: ListPageProps) => (
  <LoadedPart loaded={{ status: 'loading', data: null }} reload={() => {}} locale={locale}>
    {() => null}
  </LoadedPart>
);
