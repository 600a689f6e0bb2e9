import { type RefObject, useEffect, type ReactNode, useMemo, useRef } from 'react';
import texts from 'texts:store/mapView';
import { groupMarkers, type MarkerGroup, type Place } from '../../../domain/store/map.ts';
import { bundleText } from '../../../i18n/bundle.ts';
import { Icon } from '../../ui/icon.tsx';
import { type MapView, isMotionReduced } from './view/map-view.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { addStyle } from '../../ui/add-style.ts';
import css from './map.css?inline';
import { type MapText, useMapView } from './use-map-view.ts';

/**
 * Colour of a marker: the store has all, some or none of the requested stock; `plain` if no stock
 * is requested.
 */
export type MarkerTone = 'plain' | 'all' | 'some' | 'none';

interface MarkedStore extends Place {
  id: number;
  /** Town; the accessible name of the marker. */
  city: string;
  tone: MarkerTone;
  /** The meaning of the tone, as text. */
  note?: string;
}

const TONE_CLASSES: Record<MarkerTone, string> = {
  plain: 'border-white bg-brand text-white',
  all: 'border-white bg-positive text-white',
  some: 'border-brand bg-white text-brand',
  none: 'border-muted bg-white text-muted',
};
// The row in the list is hovered or focused.
const POINTED_CLASSES = 'is-pointed z-2 scale-125 [outline:3px_solid_var(--color-action)]';
// The click target is larger than the visible marker.
const MARKER_CLASSES =
  'pointer-events-auto grid cursor-pointer place-items-center rounded-[50%] border-2 [box-shadow:0_1px_4px_rgb(23_25_28/40%)] after:absolute after:-inset-1.5 after:rounded-[50%] hover:z-2 hover:scale-125 focus-visible:[outline:3px_solid_var(--color-focus)] focus-visible:outline-offset-1 motion-safe:transition-[scale] motion-safe:duration-150 motion-safe:ease-out';

/** Markers closer together than this are grouped; 36 pixels is the width of a group. */
const GROUP_DISTANCE_PX = 36;
/** Maximum number of names in the label of a group. */
const MAX_NAMES = 4;

interface MapMarkersProps {
  view: MapView;
  stores: readonly MarkedStore[];
  searchedPlace: Place | null;
  selectedId: number | null;
  pointedId: number | null;
  onSelect: (id: number | null) => void;
  fitPlaces: (places: readonly Place[]) => void;
  t: MapText;
}

/** The markers on a map: a button per store, or per group of stores that are too close together. */
function MapMarkers(props: MapMarkersProps) {
  const { view, stores, searchedPlace, selectedId, pointedId, onSelect, fitPlaces, t } = props;
  const byId = new Map(stores.map((store) => [store.id, store]));
  const { width, height } = view.size();
  const points = stores
    .map((store) => ({ id: store.id, ...pixelsOf(view, store) }))
    // Focusing a button outside the frame would scroll the map.
    .filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
  const groups = groupMarkers(points, GROUP_DISTANCE_PX, pointedId ?? selectedId);
  const membersOf = ({ ids }: MarkerGroup) => ids.map((id) => byId.get(id)!);
  return (
    <div
      className="map-markers pointer-events-none absolute inset-0 *:absolute *:top-0 *:left-0"
      role="group"
      aria-label={t('markers')}
    >
      {searchedPlace && (
        <span
          className="-mt-2 -ml-2 size-4 rounded-[50%] border-3 border-white bg-focus [box-shadow:0_0_0_2px_var(--color-focus)]"
          title={t('here')}
          style={positionStyle(pixelsOf(view, searchedPlace))}
        />
      )}
      {groups.map((group) => {
        const members = membersOf(group);
        const [store] = members as [MarkedStore];
        return members.length > 1 ? (
          <button
            key={`group-${store.id}`}
            className={`map-group -mt-4.5 -ml-4.5 size-9 border-brand bg-white text-sm/6 font-bold text-brand ${MARKER_CLASSES}`}
            type="button"
            style={positionStyle(group)}
            aria-label={groupLabel(members, t)}
            onClick={() => fitPlaces(members)}
          >
            {members.length}
          </button>
        ) : (
          <button
            key={store.id}
            className={`map-pin -mt-4 -ml-4 size-8 aria-pressed:z-2 aria-pressed:scale-125 aria-pressed:not-focus-visible:[outline:3px_solid_var(--color-action)] focus-visible:z-2 focus-visible:scale-125 [&_.icon]:size-4.5 ${TONE_CLASSES[store.tone]} ${store.id === pointedId ? POINTED_CLASSES : ''} ${MARKER_CLASSES}`}
            type="button"
            style={positionStyle(group)}
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

const pixelsOf = (view: MapView, place: Place) => {
  const { x, y } = view.pointOf(place);
  return { x, y };
};

const positionStyle = ({ x, y }: { x: number; y: number }) => ({
  translate: `${Math.round(x)}px ${Math.round(y)}px`,
});

function groupLabel(members: readonly MarkedStore[], t: MapText): string {
  const names = members.slice(0, MAX_NAMES).map(({ city }) => city);
  const more = members.length > MAX_NAMES ? '…' : '';
  return t('group', { count: members.length, names: names.join(', ') + more });
}

/** Space between the card and the marker of its store. */
const MARGIN_PX = 36;

/**
 * After a store is selected, scrolls the page until its card is visible. If the card covers the
 * map, moves the map until the store's marker is above the card.
 */
function useScrollToCard(
  frame: RefObject<HTMLElement | null>,
  view: MapView | null,
  selected: Place | null,
): void {
  const { lat, lng } = selected ?? {};
  useEffect(() => {
    const card = frame.current?.parentElement?.querySelector('.map-card');
    if (!frame.current || !card || !view || lat === undefined || lng === undefined) return;
    const { top, bottom } = frame.current.getBoundingClientRect();
    const cardTop = card.getBoundingClientRect().top;
    if (cardTop < bottom) {
      const hidden = view.pointOf({ lat, lng }).y + MARGIN_PX - (cardTop - top);
      if (hidden > 0) view.moveUp(hidden);
    }
    card.scrollIntoView({
      block: 'nearest',
      behavior: isMotionReduced() ? 'instant' : 'smooth',
    });
  }, [frame, view, lat, lng]);
}

interface StoreMapProps {
  locale: Locale;
  stores: readonly MarkedStore[];
  selectedId: number | null;
  /** Id of the store whose row is hovered or focused. */
  pointedId?: number | null;
  /** The place of a search; the map shows the nearest stores around it. */
  searchedPlace?: Place | null;
  onSelect: (id: number | null) => void;
  /** Card of the selected store. */
  children?: ReactNode;
}

/** Number of stores shown around the place of a search. */
const NEAREST_COUNT = 4;

/** A map with a button for each store; the list beside it is the accessible alternative. */
export function StoreMap(props: StoreMapProps) {
  addStyle(css);
  const {
    locale,
    stores,
    searchedPlace = null,
    selectedId,
    pointedId = null,
    onSelect,
    children,
  } = props;
  const t = useMemo(() => bundleText(texts[locale], locale), [locale]);
  const drawing = useRef<HTMLDivElement>(null);
  const gl = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () => (searchedPlace ? [searchedPlace, ...stores.slice(0, NEAREST_COUNT)] : [...stores]),
    [searchedPlace, stores],
  );
  const { view, isGl, attribution } = useMapView({ drawing, gl, stores, shown, locale, t });
  useScrollToCard(frame, view, stores.find(({ id }) => id === selectedId) ?? null);
  const fitPlaces = (places: readonly Place[]) => view?.fit(places, !isMotionReduced());
  return (
    <div className="store-map relative">
      <div
        className="relative isolate h-(--map-height,24rem) overflow-hidden rounded bg-[#cfe1ec]"
        ref={frame}
        data-map-view={isGl ? 'gl' : 'drawing'}
      >
        <div className="map-drawing absolute inset-0 *:size-full" ref={drawing} />
        <div className="absolute inset-0" ref={gl} />
        {view && (
          <MapMarkers
            {...{ view, stores, searchedPlace, selectedId, pointedId, onSelect, t, fitPlaces }}
          />
        )}
        <div className="absolute top-2 left-2 z-3 grid overflow-hidden rounded border border-line bg-white *:grid *:size-11 *:place-items-center *:text-ink *:hover:bg-surface *:focus-visible:-outline-offset-3 [&>*+*]:border-t [&>*+*]:border-line">
          <button type="button" aria-label={t('zoomIn')} onClick={() => view?.zoomBy(1)}>
            <Icon name="plus" />
          </button>
          <button type="button" aria-label={t('zoomOut')} onClick={() => view?.zoomBy(-1)}>
            <Icon name="minus" />
          </button>
          <button type="button" aria-label={t('whole')} onClick={() => fitPlaces(stores)}>
            <Icon name="globe" />
          </button>
        </div>
        {attribution && (
          <p className="map-attribution absolute right-0 bottom-0 z-3 max-w-full bg-[rgb(255_255_255/85%)] px-1.5 text-[0.75rem]/[1.125rem]">
            {attribution}
          </p>
        )}
      </div>
      <div aria-live="polite">{children}</div>
    </div>
  );
}
