import {
  type Place,
  type Point,
  type Camera,
  cameraFor,
  framePoint,
  placeAt,
  worldPoint,
} from '../../../../domain/store/map.ts';
import { type Geometry, type Position, outlineGeometries } from '../outline/features.ts';

/**
 * A map that is rendered below the markers. Points are CSS pixels from the frame's top left corner.
 */
export interface MapView {
  pointOf(place: Place): Point;
  /** Width and height of the frame. */
  size(): { width: number; height: number };
  /** Fits all places into the view, with or without an animation. */
  fit(places: readonly Place[], isAnimated: boolean): void;
  /** Zooms by a number of levels around the centre. */
  zoomBy(levels: number): void;
  /** Pans the content up by a number of pixels. */
  moveUp(pixels: number): void;
  destroy(): void;
}

export interface ViewOptions {
  host: HTMLElement;
  /** The initial places. */
  places: readonly Place[];
  /** Called when the results of `pointOf` change. */
  onMove: () => void;
}

/** Padding around places, for markers and controls. */
export const PADDING_PX = 44;
/** The bundled outlines have no more detail. */
export const MAX_ZOOM = 11.5;
/** Limits the zoom when fitting several places, so that some surroundings are visible. */
export const FIT_MAX_ZOOM = 10.5;
export const MIN_ZOOM = 4.5;

/** True if the visitor prefers reduced motion. */
export const isMotionReduced = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Zoom level at which one unit of the SVG is one pixel. */
const SVG_ZOOM = 8;
const DEFAULT_CAMERA: Camera = { center: { lat: 52.16, lng: 5.4 }, zoom: 6 };
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Draws the outlines into `host`. */
export function createSvgView({ host, places, onMove }: ViewOptions): MapView {
  const svg = document.createElementNS(SVG_NAMESPACE, 'svg');
  svg.setAttribute('aria-hidden', 'true');
  for (const [kind, geometry] of Object.entries(outlineGeometries())) {
    const path = document.createElementNS(SVG_NAMESPACE, 'path');
    path.setAttribute('class', `map-${kind}`);
    path.setAttribute('d', geometryPath(geometry));
    svg.append(path);
  }
  host.append(svg);

  let camera = DEFAULT_CAMERA;
  const size = () => ({ width: host.clientWidth, height: host.clientHeight });
  const showCamera = (next: Camera) => {
    camera = { ...next, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, next.zoom)) };
    const { width, height } = size();
    const scale = 2 ** (SVG_ZOOM - camera.zoom);
    const { x, y } = worldPoint(camera.center, SVG_ZOOM);
    const [left, top] = [x - (width * scale) / 2, y - (height * scale) / 2];
    svg.setAttribute('viewBox', `${left} ${top} ${width * scale} ${height * scale}`);
    onMove();
  };
  const fit = (shown: ViewOptions['places']) =>
    showCamera(
      cameraFor(shown, size(), { padding: PADDING_PX, maxZoom: FIT_MAX_ZOOM }) ?? DEFAULT_CAMERA,
    );
  const resizeObserver = new ResizeObserver(() => showCamera(camera));
  resizeObserver.observe(host);
  fit(places);
  return {
    pointOf: (place) => framePoint(place, camera, size()),
    size,
    fit,
    zoomBy: (levels) => showCamera({ ...camera, zoom: camera.zoom + levels }),
    moveUp(pixels) {
      const { x, y } = worldPoint(camera.center, camera.zoom);
      showCamera({ ...camera, center: placeAt({ x, y: y + pixels }, camera.zoom) });
    },
    destroy() {
      resizeObserver.disconnect();
      svg.remove();
    },
  };
}

const linePath = (line: Position[]): string =>
  `M${line
    .map(([lng = 0, lat = 0]) => {
      const { x, y } = worldPoint({ lng, lat }, SVG_ZOOM);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('L')}`;

function geometryPath(geometry: Geometry): string {
  if (geometry.type === 'MultiLineString') return geometry.coordinates.map(linePath).join('');
  if (geometry.type !== 'MultiPolygon') return '';
  return geometry.coordinates
    .flat()
    .map((ring) => `${linePath(ring)}Z`)
    .join('');
}
