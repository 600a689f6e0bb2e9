import type texts from 'texts:store/mapView';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TileSource } from '../../../domain/store/tile-source.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { Place } from '../../../domain/store/map.ts';
import type { BundleText } from '../../../i18n/bundle.ts';
import { isMotionReduced, type MapView, svgView } from './view/map-view.ts';

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
function tileSettings(): TileSource | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  return meta ? (JSON.parse(meta.content) as TileSource) : null;
}

interface Given {
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
export function useMapView({ drawing, gl, stores, shown, locale, t }: Given) {
  const [view, setView] = useState<MapView | null>(null);
  const [isGl, setGl] = useState(false);
  const [attribution, setAttribution] = useState('');
  const [, setMoves] = useState(0);
  const current = useRef<MapView | null>(null);
  const isReady = stores.length > 0;

  useEffect(() => {
    const replace = (next: MapView | null) => {
      current.current?.destroy();
      current.current = next;
      setView(next);
    };
    const host = drawing.current;
    if (!host) return undefined;
    replace(svgView({ host, places: [], onMove: () => setMoves((count) => count + 1) }));
    return () => replace(null);
  }, [drawing]);

  useEffect(() => {
    const host = gl.current;
    if (!host || !isReady || !hasWebGl()) return undefined;
    let isOpen = true;
    const open = async () => {
      const [{ mapStyle }, { glView }] = await Promise.all([
        import('./style/map-style.ts'),
        import('./view/gl-view.ts'),
      ]);
      const opened = await glView({
        host,
        places: shown,
        style: await mapStyle(tileSettings(), locale, stores),
        texts: mapTexts(t),
        onMove: () => setMoves((count) => count + 1),
        onAttribution: setAttribution,
      });
      if (!isOpen) return opened.destroy();
      current.current?.destroy();
      current.current = opened;
      setView(opened);
      setGl(true);
    };
    open().catch(() => {});
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
const mapTexts = (t: MapText): Record<string, string> => ({
  'Map.Title': t('title'),
  'CooperativeGesturesHandler.WindowsHelpText': t('wheel'),
  'CooperativeGesturesHandler.MacHelpText': t('wheelMac'),
  'CooperativeGesturesHandler.MobileHelpText': t('touch'),
});
