import type texts from 'texts:store/mapView';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TileSource } from '../../../domain/store/tile-source.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Place } from '../../../domain/store/map.ts';
import type { BundleText } from '../../../i18n/bundle.ts';
import { isMotionReduced, type MapView, createSvgView } from './view/map-view.ts';

/** True if the browser supports WebGL 2, which MapLibre needs. */
function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Browsers limit the number of WebGL contexts, so release this one.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

/** The tile source of the page (`<meta name="map-tiles">`); null: the bundled outlines. */
function readTileSource(): TileSource | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  return meta ? (JSON.parse(meta.content) as TileSource) : null;
}

interface MapViewInput {
  drawing: RefObject<HTMLElement | null>;
  gl: RefObject<HTMLElement | null>;
  /** All stores with a position; MapLibre loads once the list is not empty. */
  stores: readonly Place[];
  /** The places to show; the map moves when they change. */
  shown: readonly Place[];
  locale: Locale;
  t: MapText;
}

/**
 * The map below the markers: first an SVG, then MapLibre once it has loaded and rendered. Without
 * WebGL, or if the tile server fails at the start, the SVG stays. Rerenders when the map moves.
 */
export function useMapView({ drawing, gl, stores, shown, locale, t }: MapViewInput) {
  const [view, setView] = useState<MapView | null>(null);
  const [isGl, setGl] = useState(false);
  const [attribution, setAttribution] = useState('');
  const [, setMoveCount] = useState(0);
  const currentView = useRef<MapView | null>(null);
  const isReady = stores.length > 0;

  useEffect(() => {
    const replaceView = (next: MapView | null) => {
      currentView.current?.destroy();
      currentView.current = next;
      setView(next);
    };
    const host = drawing.current;
    if (!host) return undefined;
    replaceView(
      createSvgView({ host, places: [], onMove: () => setMoveCount((count) => count + 1) }),
    );
    return () => replaceView(null);
  }, [drawing]);

  useEffect(() => {
    const host = gl.current;
    if (!host || !isReady || !hasWebGl()) return undefined;
    let isOpen = true;
    const openGlView = async () => {
      const [{ createMapStyle }, { createGlView }] = await Promise.all([
        import('./style/map-style.ts'),
        import('./view/gl-view.ts'),
      ]);
      const opened = await createGlView({
        host,
        places: shown,
        style: await createMapStyle(readTileSource(), locale, stores),
        texts: mapLibreTexts(t),
        onMove: () => setMoveCount((count) => count + 1),
        onAttribution: setAttribution,
      });
      if (!isOpen) return opened.destroy();
      currentView.current?.destroy();
      currentView.current = opened;
      setView(opened);
      setGl(true);
    };
    openGlView().catch(() => {});
    return () => {
      isOpen = false;
    };
    // Created once, when the first stores are known; later changes are passed to `fit`.
  }, [isReady]);

  // Compare by position: if only stock changes, the map stays where the visitor moved it.
  const places = shown.map(({ lat, lng }) => `${lat},${lng}`).join(' ');
  useEffect(() => view?.fit(shown, isGl && !isMotionReduced()), [view, isGl, places]);
  return { view, isGl, attribution };
}

/** The texts of the map (`store:mapView`). */
export type MapText = BundleText<typeof texts.nl>;

/** MapLibre's interface texts, by its own keys. */
const mapLibreTexts = (t: MapText): Record<string, string> => ({
  'Map.Title': t('title'),
  'CooperativeGesturesHandler.WindowsHelpText': t('wheel'),
  'CooperativeGesturesHandler.MacHelpText': t('wheelMac'),
  'CooperativeGesturesHandler.MobileHelpText': t('touch'),
});
