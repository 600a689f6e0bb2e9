import texts from 'texts:store/mapView';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Locale } from '../../domain/entities/common.ts';
import type { Place } from '../../domain/map/mercator.ts';
import { bundleText } from '../../i18n/bundle.ts';
import { addStyle } from '../ui/add-style.ts';
import { Icon } from '../ui/icon.tsx';
import css from './map.css?inline';
import { MapMarkers, type MarkedStore } from './map-markers.tsx';
import { useCardInSight } from './use-card-in-sight.ts';
import { useMapView } from './use-map-view.ts';
import { isMotionReduced } from './view/map-view.ts';

interface Props {
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
export function StoreMap(props: Props) {
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
