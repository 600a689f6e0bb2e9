/** The MapLibre map. Loaded when a map is opened and the browser supports WebGL. */
import { Map as GlMap, type MapOptions, setWorkerUrl } from 'maplibre-gl';
// A file of our own origin: a blob worker would need a more permissive security policy.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Place } from '../../../../domain/store/map.ts';
import type { GoogleTiles } from '../style/google-tiles.ts';
import type { MapStyle } from '../style/map-style.ts';
import {
  FIT_MAX_ZOOM,
  isMotionReduced,
  type MapView,
  MAX_ZOOM,
  MIN_ZOOM,
  PADDING_PX,
  type ViewOptions,
} from './map-view.ts';

setWorkerUrl(workerUrl);

/** Bounds that fit the whole country into a frame with aspect ratio 3:1. */
const MAX_BOUNDS: MapOptions['maxBounds'] = [-4, 49, 15, 55];
/** Maximum zoom of a map with tiles, at which they show streets. */
const TILES_MAX_ZOOM = 17;

interface GlOptions extends ViewOptions {
  style: MapStyle;
  /** Called with the attribution of the visible area. */
  onAttribution: (text: string) => void;
  /** Texts that MapLibre shows, by its own keys. */
  texts: Record<string, string>;
}

/** Opens the map; resolves once it is rendered. Throws if WebGL is unavailable. */
export async function createGlView(options: GlOptions): Promise<MapView> {
  const { host, texts, places, onMove, onAttribution } = options;
  const { style, hasTiles, attribution, google } = options.style;
  const map = new GlMap({
    container: host,
    style,
    locale: texts,
    minZoom: MIN_ZOOM,
    maxZoom: hasTiles ? TILES_MAX_ZOOM : MAX_ZOOM,
    maxBounds: MAX_BOUNDS,
    // The page scrolls over the map: zooming with the wheel needs Ctrl, panning by touch two
    // fingers.
    cooperativeGestures: true,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    fadeDuration: isMotionReduced() ? 0 : 150,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const fitPlaces = (shown: readonly Place[], isAnimated: boolean) => {
    const bounds = boundsOf(shown);
    if (!bounds) return;
    map.fitBounds(bounds, { padding: PADDING_PX, maxZoom: FIT_MAX_ZOOM, animate: isAnimated });
  };
  fitPlaces(places, false);
  await new Promise<void>((resolve) => map.once('load', () => resolve()));
  map.on('move', onMove);
  map.on('resize', onMove);
  onAttribution(attribution);
  if (google) watchAttribution(map, google, (text) => onAttribution(`${attribution} ${text}`));
  return {
    pointOf: ({ lng, lat }) => map.project([lng, lat]),
    size: () => ({ width: host.clientWidth, height: host.clientHeight }),
    fit: fitPlaces,
    zoomBy: (levels) => map.zoomTo(map.getZoom() + levels, { animate: !isMotionReduced() }),
    moveUp: (pixels) => map.panBy([0, pixels], { animate: !isMotionReduced() }),
    destroy: () => map.remove(),
  };
}

function boundsOf(places: readonly Place[]): [number, number, number, number] | null {
  if (places.length === 0) return null;
  const [lngs, lats] = [places.map(({ lng }) => lng), places.map(({ lat }) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/**
 * Requests Google's attribution whenever the map stops moving; on failure the last one stays
 * visible.
 */
function watchAttribution(map: GlMap, google: GoogleTiles, show: (text: string) => void): void {
  const fetchAttribution = () => {
    const bounds = map.getBounds();
    const [north, south] = [bounds.getNorth(), bounds.getSouth()];
    const view = { north, south, east: bounds.getEast(), west: bounds.getWest() };
    google.attribution(view, map.getZoom()).then(show, () => {});
  };
  map.on('moveend', fetchAttribution);
  fetchAttribution();
}
