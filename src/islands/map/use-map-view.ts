import { type RefObject, useEffect, useState } from 'react';
import type { Locale } from '../../domain/entities/common.ts';
import type { Place } from '../../domain/map/mercator.ts';
import type { BundleText } from '../../i18n/bundle.ts';
import { tileSettings } from './tile-settings.ts';
import { hasWebGl } from './view/has-webgl.ts';
import { isMotionReduced, type MapView, type ViewOptions } from './view/map-view.ts';
import { svgView } from './view/svg-view.ts';

interface Hosts {
  drawing: RefObject<HTMLElement | null>;
  gl: RefObject<HTMLElement | null>;
}

/**
 * The map below the markers: a drawing at once, MapLibre as soon as it is loaded and drawn. Where
 * there is no WebGL, or the tile server fails at the start, the drawing stays. Renders at each move.
 */
export function useMapView(
  { drawing, gl }: Hosts,
  places: readonly Place[],
  locale: Locale,
  t: BundleText,
): { view: MapView | null; isGl: boolean; attribution: string } {
  const [view, setView] = useState<MapView | null>(null);
  const [isGl, setGl] = useState(false);
  const [attribution, setAttribution] = useState('');
  const [, setMoves] = useState(0);

  useEffect(() => {
    if (!drawing.current || !gl.current) return undefined;
    const onMove = () => setMoves((count) => count + 1);
    const options: ViewOptions = { host: drawing.current, places, onMove };
    let current = svgView(options);
    let isOpen = true;
    setView(current);
    const open = async (host: HTMLElement) => {
      const [{ mapStyle }, { glView }] = await Promise.all([
        import('./style/map-style.ts'),
        import('./view/gl-view.ts'),
      ]);
      const style = await mapStyle(tileSettings(), locale);
      const texts = mapTexts(t);
      const opened = await glView({
        ...options,
        host,
        style,
        texts,
        onAttribution: setAttribution,
      });
      if (!isOpen) return opened.destroy();
      current.destroy();
      current = opened;
      setView(opened);
      setGl(true);
    };
    if (hasWebGl()) open(gl.current).catch(() => {});
    return () => {
      isOpen = false;
      current.destroy();
    };
    // The map is made once: what it shows later is given to `fit`.
  }, []);

  useEffect(() => view?.fit(places, isGl && !isMotionReduced()), [view, isGl, places]);
  return { view, isGl, attribution };
}

/** Texts of MapLibre, by its keys. */
const mapTexts = (t: BundleText): Record<string, string> => ({
  'Map.Title': t('title'),
  'CooperativeGesturesHandler.WindowsHelpText': t('wheel'),
  'CooperativeGesturesHandler.MacHelpText': t('wheelMac'),
  'CooperativeGesturesHandler.MobileHelpText': t('touch'),
});
