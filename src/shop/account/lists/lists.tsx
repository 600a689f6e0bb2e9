import { lateCode } from '../../ui/late-part.tsx';
import { LateLoadedPart } from '../late-loaded-part.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { type ListPageProps, useListAddress } from './use-list-address.ts';

// A visit begins with one of them, which the address tells.
const OVERVIEW = lateCode(() => import('./list-overview.tsx'));
const DETAIL = lateCode(() => import('./list-detail.tsx'));

/** The wishlists of the signed-in customer: all of them, or the one that the address names. */
export function Lists(props: ListPageProps) {
  const { listId, open } = useListAddress();
  if (listId === undefined) return <LoadingLists {...props} />;
  return listId === null ? (
    <LateLoadedPart code={OVERVIEW} locale={props.locale}>
      {({ ListOverview }) => <ListOverview {...props} onOpen={open} />}
    </LateLoadedPart>
  ) : (
    <LateLoadedPart code={DETAIL} locale={props.locale} rows={5}>
      {({ ListDetail }) => (
        <ListDetail key={listId} {...props} listId={listId} onLeave={() => open(null)} />
      )}
    </LateLoadedPart>
  );
}

/** The page does not know the address of its reader yet. */
const LoadingLists = ({ locale }: ListPageProps) => (
  <LoadedPart loaded={{ status: 'loading', data: null }} reload={() => {}} locale={locale}>
    {() => null}
  </LoadedPart>
);
