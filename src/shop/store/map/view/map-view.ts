import type { Place, Point } from '../../../../domain/store/map.ts';

/** Renders the map below the markers. Points are CSS pixels from the frame's top left corner. */
export interface MapView {
  point(place: Place): Point;
  /** Width and height of the frame. */
  size(): { width: number; height: number };
  /** Fits all places into the view; jumps if not `isAnimated`. */
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
  /** Called when the results of `point` change. */
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
