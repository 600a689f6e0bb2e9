import { groupMarkers, type MarkerGroup } from '../../domain/map/marker-groups.ts';
import type { Place } from '../../domain/map/mercator.ts';
import type { BundleText } from '../../i18n/bundle.ts';
import { Icon } from '../ui/icon.tsx';
import type { MapView } from './view/map-view.ts';

/** What a marker tells besides the place; `none` looks unavailable. */
export type MarkerTone = 'plain' | 'all' | 'some' | 'none';

export interface MarkedStore extends Place {
  id: number;
  /** Town, the name of the marker. */
  city: string;
  tone: MarkerTone;
  /** What the tone means, in words. */
  note?: string;
}

/** Markers closer than this are one: a group is 36 pixels wide. */
const REACH_PX = 36;
/** Names in the label of a group. */
const MOST_NAMES = 4;

interface Props {
  view: MapView;
  stores: readonly MarkedStore[];
  near: Place | null;
  selectedId: number | null;
  pointedId: number | null;
  onSelect: (id: number | null) => void;
  fit: (places: readonly Place[]) => void;
  t: BundleText;
}

/** The markers over a map: a button a store, and one for stores that are too close together. */
export function MapMarkers(props: Props) {
  const { view, stores, near, selectedId, pointedId, onSelect, fit, t } = props;
  const byId = new Map(stores.map((store) => [store.id, store]));
  const { width, height } = view.size();
  const points = stores
    .map((store) => ({ id: store.id, ...pixels(view, store) }))
    // A focused button outside of the frame would scroll the map out of it.
    .filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
  const groups = groupMarkers(points, REACH_PX, pointedId ?? selectedId);
  const membersOf = ({ ids }: MarkerGroup) => ids.map((id) => byId.get(id)!);
  return (
    <div className="map-markers" role="group" aria-label={t('markers')}>
      {near && <span className="map-here" title={t('here')} style={at(pixels(view, near))} />}
      {groups.map((group) => {
        const members = membersOf(group);
        const [store] = members as [MarkedStore];
        return members.length > 1 ? (
          <button
            key={`group-${store.id}`}
            className="map-group"
            type="button"
            style={at(group)}
            aria-label={groupLabel(members, t)}
            onClick={() => fit(members)}
          >
            {members.length}
          </button>
        ) : (
          <button
            key={store.id}
            className={`map-pin is-${store.tone}${store.id === pointedId ? ' is-pointed' : ''}`}
            type="button"
            style={at(group)}
            aria-pressed={store.id === selectedId}
            aria-label={store.note ? `${store.city}, ${store.note}` : store.city}
            onClick={() => onSelect(store.id === selectedId ? null : store.id)}
          >
            <Icon name={store.tone === 'all' ? 'check' : 'store'} />
          </button>
        );
      })}
    </div>
  );
}

const pixels = (view: MapView, place: Place) => {
  const { x, y } = view.point(place);
  return { x, y };
};

const at = ({ x, y }: { x: number; y: number }) => ({
  translate: `${Math.round(x)}px ${Math.round(y)}px`,
});

function groupLabel(members: readonly MarkedStore[], t: BundleText): string {
  const names = members.slice(0, MOST_NAMES).map(({ city }) => city);
  const more = members.length > MOST_NAMES ? '…' : '';
  return t('group', { count: members.length, names: names.join(', ') + more });
}
