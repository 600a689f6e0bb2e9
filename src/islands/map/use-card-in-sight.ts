import { type RefObject, useEffect } from 'react';
import type { Place } from '../../domain/map/mercator.ts';
import { isMotionReduced, type MapView } from './view/map-view.ts';

/** Room between the card and the marker of its store. */
const MARGIN_PX = 36;

/**
 * After a store is selected: scrolls the page until its card is visible, and where the card lies
 * over the map moves the map until the store's marker is above it.
 */
export function useCardInSight(
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
