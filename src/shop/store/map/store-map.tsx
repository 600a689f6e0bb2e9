import { type RefObject, useEffect, type ReactNode, useMemo, useRef } from 'react';
import texts from 'texts:store/mapView';
import { groupMarkers, type MarkerGroup, type Place } from '../../../domain/store/map.ts';
import { type BundleText, bundleText } from '../../../i18n/bundle.ts';
import { Icon } from '../../ui/icon.tsx';
import { type MapView, isMotionReduced } from './view/map-view.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { addStyle } from '../../ui/add-style.ts';
import css from './map.css?inline';
import { useMapView } from './use-map-view.ts';

/** What a marker tells besides the place; `none` looks unavailable. */
export type MarkerTone = 'plain' | 'all' | 'some' | 'none';

interface MarkedStore extends Place {
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

interface MapMarkersProps {
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
function MapMarkers(props: MapMarkersProps) {
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

/** Room between the card and the marker of its store. */
const MARGIN_PX = 36;

/**
 * After a store is selected: scrolls the page until its card is visible, and where the card lies
 * over the map moves the map until the store's marker is above it.
 */
function useCardInSight(
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
      const hidden = view.point({ lat, lng }).y + MARGIN_PX - (cardTop - top);
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
  /** Store whose row the pointer or the focus is on. */
  pointedId?: number | null;
  /** Where the visitor searches near to: the nearest stores are shown around it. */
  near?: Place | null;
  onSelect: (id: number | null) => void;
  /** Card of the selected store. */
  children?: ReactNode;
}

/** Stores shown around the place of a search. */
const NEAREST = 4;

/** A map with a button for each store; the list beside it is its equivalent without a map. */
export function StoreMap(props: StoreMapProps) {
  addStyle(css);
  const { locale, stores, near = null, selectedId, pointedId = null, onSelect, children } = props;
  const t = useMemo(() => bundleText(texts[locale], locale), [locale]);
  const drawing = useRef<HTMLDivElement>(null);
  const gl = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () => (near ? [near, ...stores.slice(0, NEAREST)] : [...stores]),
    [near, stores],
  );
  const { view, isGl, attribution } = useMapView({ drawing, gl, stores, shown, locale, t });
  useCardInSight(frame, view, stores.find(({ id }) => id === selectedId) ?? null);
  const fit = (some: readonly Place[]) => view?.fit(some, !isMotionReduced());
  return (
    <div className="store-map">
      <div className="map-frame" ref={frame} data-map-view={isGl ? 'gl' : 'drawing'}>
        <div className="map-drawing" ref={drawing} />
        <div className="map-gl" ref={gl} />
        {view && (
          <MapMarkers {...{ view, stores, near, selectedId, pointedId, onSelect, t, fit }} />
        )}
        <div className="map-controls">
          <button type="button" aria-label={t('zoomIn')} onClick={() => view?.zoomBy(1)}>
            <Icon name="plus" />
          </button>
          <button type="button" aria-label={t('zoomOut')} onClick={() => view?.zoomBy(-1)}>
            <Icon name="minus" />
          </button>
          <button type="button" aria-label={t('whole')} onClick={() => fit(stores)}>
            <Icon name="globe" />
          </button>
        </div>
        {attribution && <p className="map-attribution">{attribution}</p>}
      </div>
      <div aria-live="polite">{children}</div>
    </div>
  );
}
