import { LoadedPart } from '../loaded-part.tsx';
import { ListDetail } from './list-detail.tsx';
import { ListOverview } from './list-overview.tsx';
import type { ListPageProps } from './list-page-props.ts';
import { useListAddress } from './use-list-address.ts';

/** The wishlists of the signed-in customer: all of them, or the one that the address names. */
export function Lists(props: ListPageProps) {
  const { listId, open } = useListAddress();
  if (listId === undefined) return <LoadingLists {...props} />;
  return listId === null ? (
    <ListOverview {...props} onOpen={open} />
  ) : (
    <ListDetail key={listId} {...props} listId={listId} onLeave={() => open(null)} />
  );
}

/** The page does not know the address of its reader yet. */
const LoadingLists = ({ locale }: ListPageProps) => (
  <LoadedPart loaded={{ status: 'loading', data: null }} reload={() => {}} locale={locale}>
    {() => null}
  </LoadedPart>
);
