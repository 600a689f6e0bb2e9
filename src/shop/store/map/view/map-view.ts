import type { Place, Point } from '../../../../domain/store/map.ts';

/** What draws the map below the markers. Points are CSS pixels from the frame's top left. */
export interface MapView {
  point(place: Place): Point;
  /** Width and height of the frame. */
  size(): { width: number; height: number };
  /** Shows all places; without `isAnimated` at once. */
  fit(places: readonly Place[], isAnimated: boolean): void;
  /** Zooms by so many levels around the middle. */
  zoomBy(levels: number): void;
  /** Moves what is shown up by so many pixels. */
  moveUp(pixels: number): void;
  destroy(): void;
}

export interface ViewOptions {
  host: HTMLElement;
  /** Shown first. */
  places: readonly Place[];
  /** Called when `point` answers differently. */
  onMove: () => void;
}

/** Room around places, for their markers and controls. */
export const PADDING_PX = 44;
/** The bundled outlines have no detail beyond. */
export const MAX_ZOOM = 11.5;
/** Several places are shown with some land around them. */
export const FIT_MAX_ZOOM = 10.5;
export const MIN_ZOOM = 4.5;

/** True if the visitor asked for less motion. */
export const isMotionReduced = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
