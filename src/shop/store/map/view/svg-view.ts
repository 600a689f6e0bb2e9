/** The map as SVG: shown until MapLibre is ready, and without WebGL. */
import { type Geometry, type Position, outlineGeometries } from '../outline/features.ts';
import {
  type Camera,
  cameraFor,
  framePoint,
  placeAt,
  worldPoint,
} from '../../../../domain/store/map.ts';
import {
  FIT_MAX_ZOOM,
  type MapView,
  MAX_ZOOM,
  MIN_ZOOM,
  PADDING_PX,
  type ViewOptions,
} from './map-view.ts';

/** Zoom level whose pixels are the units of the SVG. */
const DRAWN_ZOOM = 8;
const MIDDLE: Camera = { center: { lat: 52.16, lng: 5.4 }, zoom: 6 };
const SVG = 'http://www.w3.org/2000/svg';

/** Draws the outlines into `host`. */
export function svgView({ host, places, onMove }: ViewOptions): MapView {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('aria-hidden', 'true');
  for (const [kind, geometry] of Object.entries(outlineGeometries())) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', `map-${kind}`);
    path.setAttribute('d', pathOf(geometry));
    svg.append(path);
  }
  host.append(svg);

  let camera = MIDDLE;
  const size = () => ({ width: host.clientWidth, height: host.clientHeight });
  const show = (next: Camera) => {
    camera = { ...next, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, next.zoom)) };
    const { width, height } = size();
    const scale = 2 ** (DRAWN_ZOOM - camera.zoom);
    const { x, y } = worldPoint(camera.center, DRAWN_ZOOM);
    const [left, top] = [x - (width * scale) / 2, y - (height * scale) / 2];
    svg.setAttribute('viewBox', `${left} ${top} ${width * scale} ${height * scale}`);
    onMove();
  };
  const fit = (shown: ViewOptions['places']) =>
    show(cameraFor(shown, size(), { padding: PADDING_PX, maxZoom: FIT_MAX_ZOOM }) ?? MIDDLE);
  const resized = new ResizeObserver(() => show(camera));
  resized.observe(host);
  fit(places);
  return {
    point: (place) => framePoint(place, camera, size()),
    size,
    fit,
    zoomBy: (levels) => show({ ...camera, zoom: camera.zoom + levels }),
    moveUp(pixels) {
      const { x, y } = worldPoint(camera.center, camera.zoom);
      show({ ...camera, center: placeAt({ x, y: y + pixels }, camera.zoom) });
    },
    destroy() {
      resized.disconnect();
      svg.remove();
    },
  };
}

const lineOf = (line: Position[]): string =>
  `M${line
    .map(([lng = 0, lat = 0]) => {
      const { x, y } = worldPoint({ lng, lat }, DRAWN_ZOOM);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('L')}`;

function pathOf(geometry: Geometry): string {
  if (geometry.type === 'MultiLineString') return geometry.coordinates.map(lineOf).join('');
  if (geometry.type !== 'MultiPolygon') return '';
  return geometry.coordinates
    .flat()
    .map((ring) => `${lineOf(ring)}Z`)
    .join('');
}
